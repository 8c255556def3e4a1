## The command `metalworks balance`

cli-help-balance = Let computer players play many games against each other on all cores, and see how balanced the game is: how long it lasts, how it ends, who wins by seat and by what they were dealt, and how often everything is used. The games are kept in a folder, so a study that was stopped goes on where it stood.
cli-help-balance-games = Games for each number of seats.
cli-help-balance-seats = Number of seats; may be given more than once. By default all that the rulebook names.
cli-help-balance-level = Level of all computer players.
cli-help-balance-folder = Where the games and plots are kept; by default your data folder.
cli-help-balance-jobs = Worker processes.
cli-help-balance-plots = Draw the figures as PNG files into the folder.
cli-example-balance = 2,000 games for each number of seats, with plots
cli-example-balance-json = the same figures for a program
balance-running = { $title }, { $seats } seats
balance-title = { $title }, { $seats } seats, { $games } games
balance-length = { $unit }: median { $median }; one game in ten is shorter than { $tenth }, one longer than { $ninetieth }; from { $shortest } to { $longest }.
balance-cost = { $decisions } decisions per game, { $ms } ms of processor time.
balance-endings = How games end
balance-by-seat = Victories by seat
balance-name = Who
balance-share = Share
balance-interval = 95 % interval
balance-times-fair = Times fair
balance-games = Games
balance-a-game = per game
balance-steps = Steps
balance-points = Points
balance-events = Events
balance-drawn = Drawn: { $file }
balance-no-plots = Plots need matplotlib: pip install metalworks[plots], or leave them out with --no-plots.
study-folder = The games are kept in “{ $folder }”; the same command goes on there after a stop.
study-unwritable = The folder “{ $folder }” cannot be used: { $detail }. Choose another one with --folder.
study-foreign = “{ $file }” does not hold games of a study. Choose another folder with --folder.
study-other = “{ $file }” holds games of another study: { $found } instead of { $expected }. Choose another folder with --folder.
study-broken = Line { $line } of “{ $file }” is broken. Remove that line, or choose another folder with --folder.
study-busy = Another command is playing in the folder “{ $folder }”. Wait until it is done, or choose another folder with --folder.

## The command `metalworks arena`

cli-help-arena = Find out which computer player is stronger. Players meet in pairs; every deal is played once with each of them at every seat, so luck is shared fairly. All games are kept as journals in a folder, and a tournament that was stopped goes on where it stood.
cli-help-arena-players = Names of the players, two or more.
cli-help-arena-games = Games for each pair, rounded up to whole deals.
cli-help-arena-seats = Number of seats; with more than two, one player meets several of the other. By default the fewest that the rulebook names.
cli-help-arena-ladder = Each player meets only the one named before, instead of everybody.
cli-help-arena-settle = Stop a pair as soon as it is settled which of two shares of the victory, in percent, is the true one.
cli-help-arena-folder = Where games, journals and the plot are kept; by default your data folder.
cli-help-arena-ray = Spread the games over the Ray cluster at this address.
cli-help-arena-plot = Draw the standings as a PNG file into the folder.
cli-example-arena-match = a hundred games between two players
cli-example-arena-settle = until it is clear whether greedy takes 60 % or 50 %
cli-example-arena-ladder = one against three of the player below
cli-example-arena-option = with bonus cards
arena-title = { $title }, { $seats } seats, { $games } games
arena-rating = Rating
arena-newcomer = 95 % interval; a newcomer has 25
arena-scores = Pairs
arena-other = Against
arena-question = Settled
arena-answer = { $answer ->
    [yes] yes, the higher
    [no] yes, the lower
   *[other] open
}
arena-few-players = An arena needs two or more different players.
arena-bad-question = --settle takes two shares in percent, the lower one first, between 0 and 100.
arena-ray-silent = The Ray cluster at “{ $address }” does not answer: { $detail }. Nothing was played.
arena-ray-lost = The Ray cluster at “{ $address }” no longer answers: { $detail }. All games that were over are kept: give the same command again to go on.
arena-other-worker = Something else is installed on the worker “{ $worker }”: { $found }; needed are { $expected } (rules, cards, weights). Install the same version there, and put the same weights in the same place.
arena-lost-worker = The system has ended a worker process, perhaps for want of memory. All games that were over are kept: give the same command again to go on, with fewer --jobs than { $jobs }.

## A game in hindsight

cli-help-analyse = Look at a finished or running game in hindsight: the chances of every seat at each decision, where they turned, and which decisions were mistakes, judged by what the seat could know.
cli-help-analyse-iterations = Iterations of the search for each decision; more take longer and say more.
cli-help-analyse-plot = Draw the chances as a PNG file.
cli-example-analyse = turning points and mistakes of a game
cli-example-analyse-json = more thoroughly, every decision, for programs
cli-example-analyse-plot = the chances as a picture too
analyse-running = Thinking about every decision
analyse-title = Turning points
analyse-turns = Turning points: the chances of victory before and after
analyse-no-turns = No turning point: the chances never changed much at once.
analyse-chances = Chances of victory in %
analyse-decision = Decision
analyse-who = Player
analyse-mistakes = Mistakes
analyse-played = Played
analyse-better = Better was
analyse-lost = Lost
analyse-no-mistakes = No mistake was found.

## Files that a command writes

file-is-folder = “{ $file }” is a folder. Give the name of a file.
file-no-folder = There is no folder “{ $folder }” to write into.
file-unwritable = “{ $file }” cannot be written: { $detail }.
file-no-picture = “{ $file }” is no name for a PNG file. Give one such as course.png.

# -- metalworks train --------------------------------------------------------------------------

cli-help-train = Learn how well seats stand from games that the computer plays against itself, by temporal differences. A training that was stopped goes on where it stood. What was learned is one file; `metalworks arena` says whether it plays better.
cli-help-train-games = Games in all, rounded up to whole generations.
cli-help-train-seats = Numbers of seats to learn from, such as 2,3,4. By default the fewest that the rulebook names.
cli-help-train-generation = Games between two times that something is learned.
cli-help-train-iterations = Iterations of the search for a decision; more play better and take longer.
cli-help-train-hidden = Units of the hidden layer; more can learn more and take longer.
cli-help-train-by-search = From this generation on, learn what the search expected of a position instead of what the network says of the next one.
cli-help-train-folder = Where games, checkpoints and the learning curve are kept; by default your data folder.
cli-help-train-out = The file for what was learned; by default weights.json in the folder.
cli-help-train-plot = Draw the learning curve as a PNG file into the folder.
cli-example-train = learn from two thousand games, on all cores
cli-example-train-seats = learn from tables of two, three and four
cli-example-train-arena = is it stronger at equal time?
train-running = Learning { $title }
train-generation = Generation
train-learned = Learned
train-by-hand = Written by hand
train-loss = Log loss on games not learned from (less is better)
train-written = Wrote { $file }, learned from { $games } games.
train-nothing = { $title } tells a network nothing: its `computer/appraisal.py` has no inputs.
train-damaged = The checkpoint “{ $file }” cannot be read: { $detail }. Remove it and everything is learned again from the games that are kept, or choose another folder with --folder.
train-lost-games = The checkpoint “{ $file }” has learned from { $learned } games, but only { $games } are in the folder. Put them back, or remove the checkpoint and everything is learned again.
train-bad-seats = “{ $given }” is no list of numbers of seats. Give one such as 2 or 2,3,4.

weights-missing = The weights “{ $file }” cannot be read: { $detail }.
weights-damaged = The weights “{ $file }” are damaged ({ $detail }). Take another copy, or learn them again with `metalworks train`.
weights-foreign = The weights “{ $file }” were made for something else. They are for { $found }; needed are weights for { $expected } (game, rules, cards). Learn some with `metalworks train`.
weights-other-inputs = The weights “{ $file }” expect { $found } numbers of a seat, this version tells { $expected }. Learn them again with `metalworks train`.
