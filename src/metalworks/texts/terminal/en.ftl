# Texts of the terminal table, for any game first, then by game.

## Problems

terminal-no-save = There is no unfinished match to resume in { $folder }. Start one with: metalworks play
terminal-save-failed = The match cannot be saved at { $file }: { $detail }. Free some space or choose another folder with METALWORKS_HOME.
terminal-unreadable = “{ $file }” cannot be read: { $detail }. Check the path.
terminal-many-names = There are { $names } names but only { $seats } seats. Give one name for each seat, or fewer.
terminal-seats-or-players = --seats names { $seats } seats, but --players says { $players }. Give only one of them.
terminal-option-shape = “{ $option }” is not an option. Write name=value, for example: --option bonus=true
terminal-no-tty = This is not a terminal that can show the full-screen table. Use the line-by-line table: add --plain.
terminal-unknown-language = There is no language “{ $language }”. Known languages: { $known }.
terminal-resume-other = “{ $file }” is a match of { $found }, not of { $expected }.
terminal-which-game = Which game? Known games: { $known }. For example: metalworks play { $first } --plain
terminal-no-viewer = There is no viewer “{ $viewer }”. Choose a seat from 1 to { $seats }, “spectator” or “all”.

## People and the shell

terminal-name =
    { $kind ->
        [computer] Computer
       *[person] Player
    }{ $alone ->
        [yes] {""}
       *[no] { " " }{ $number }
    }
terminal-over = The game is over.
terminal-waiting = Waiting for { $name } …
terminal-thinking = { $name } is thinking …
terminal-happened = What happened
terminal-actions = All legal moves ({ $count })
terminal-saved = Saved: { $file }
terminal-resume-hint = Go on any time with: metalworks play --resume { $file }
terminal-language-now = Language: English
terminal-language-name = English
terminal-players = Players
terminal-press-any = Esc closes this

## Menu

terminal-menu-title = Which game shall it be?
terminal-menu-options = Options
terminal-menu-seats = Who sits where
terminal-menu-seat = Seat { $number }
terminal-menu-start = Start
terminal-menu-resume = Resume the last match
terminal-menu-counts = { $least } to { $most } players
terminal-menu-none = nobody
terminal-kind-human = Person
terminal-option-bonus = Bonus cards: one secret metal of each player counts double
terminal-quit = Quit
terminal-continue = Go on

## Hand-over

terminal-handover = Pass the keyboard to { $name }
terminal-handover-wait = Nobody’s cards are shown. { $name }, press Enter when you are alone with the screen.
terminal-handover-back = b: { $name } wants to change something first

## Result

terminal-result = The match is over
terminal-winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory.
}
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-rematch = Rematch
terminal-look = Look at the board
terminal-menu = Menu
terminal-key-menu = choose
terminal-key-change = change

## Keys

terminal-keys = Keys
terminal-key-tab = go from board to list to log
terminal-key-list = show or hide the list of all legal moves
terminal-key-undo = take back your last step
terminal-key-rules = the rules in short
terminal-key-language = change the language (also l outside the board)
terminal-key-keys = this list
terminal-key-quit = quit; the match is saved
terminal-key-mouse = click a position, a card, the deck or a move
terminal-mouse = Mouse
terminal-bar-undo = undo
terminal-bar-list = moves
terminal-bar-rules = rules
terminal-bar-language = language
terminal-bar-keys = keys
terminal-bar-quit = quit
terminal-rules = The rules in short

## Replay

terminal-replay-step = Step { NUMBER($step, useGrouping: 0) } of { NUMBER($steps, useGrouping: 0) }
terminal-replay-viewer = Seen by: { $viewer }
terminal-viewer-all = everybody’s cards open
terminal-viewer-spectator = a spectator
terminal-bar-step = step
terminal-bar-ends = first, last
terminal-bar-auto = play
terminal-bar-viewer = viewer
terminal-replay-title = { $title }, { $names }
terminal-replay-unfinished = The journal ends here; the match is not over.

## Line by line

terminal-plain-welcome = { $title }. Type a number or words; “help” explains, “quit” saves and leaves.
terminal-plain-turn = --- { $name }: { $status } ---
terminal-plain-handover = === Pass the keyboard to { $name }. { $name }, press Enter. ===
terminal-plain-prompt = { $prompt } Your choice?
terminal-plain-list = { $heading }
terminal-plain-unknown = I do not understand “{ $words }”. Type a number from 1 to { $count }, words as in the list, or “help”.
terminal-plain-number = There is no move { $number }; the list goes from 1 to { $count }.
terminal-plain-nothing-new = Nothing has happened yet.
terminal-plain-bye = The match is saved. Go on with: metalworks play --plain --resume { $file }
terminal-plain-help =
    Type the number of a move, or:
      undo      take back your last step
      board     the board again
      hand      your cards
      moves     the legal moves again
      log       everything that happened
      rules     the rules in short
      lang de   change the language (en, de, pl)
      save      say where the match is saved
      quit      save and leave
terminal-plain-result = Result: { $names }

## Commands

cli-help = Metalworks: three board games at a table in the terminal, with exact rules and computer players.
cli-help-examples =
    Examples:
      metalworks play                          choose from a menu
      metalworks play metallurgie --players 3  you against two computers
      metalworks play --resume                 go on with the last match
      metalworks replay FILE                   step through a match
cli-help-version = Say which version this is.
cli-help-lang = Language: en, de or pl; from LANG without it.
cli-help-plain = Line by line, for screen readers and pipes.
cli-help-play = Play a game at the terminal table, against computers or people beside you.
cli-help-play-examples =
    Examples:
      metalworks play                                   a menu of games
      metalworks play metallurgie                       you against the greedy computer
      metalworks play metallurgie --players 4           you against three of them
      metalworks play metallurgie --seats human,human,random --names Ann,Ben
      metalworks play metallurgie --option bonus=true --lang pl
      metalworks play --resume                          go on with the last unfinished match
      metalworks play metallurgie --plain               line by line

    The match is saved by itself after every step.
cli-help-game = The game; a menu without it.
cli-help-seats = Who sits where: { $levels }, separated by commas.
cli-help-players = Number of players: you and computers.
cli-help-names = Names of the seats, separated by commas.
cli-help-seed = The same seed deals the same cards.
cli-help-option = An option of the game, name=value; may be given several times.
cli-help-content = A content file of your own.
cli-help-resume = Go on with the latest unfinished match, or with the file given as FILE.
cli-help-resume-file = The save to resume (with --resume).
cli-help-pace = Seconds to wait after each move of a computer.
cli-help-replay = Step through a saved match.
cli-help-replay-examples =
    Examples:
      metalworks replay match.journal                    arrows step, space plays
      metalworks replay match.journal --viewer 1         as the first seat saw it
      metalworks replay match.journal --plain | less     the whole match as text
cli-help-replay-file = The journal of a match.
cli-help-viewer = Whose eyes: the number of a seat, “spectator” or “all”.
cli-interrupted = Interrupted.

## Metallurgie

terminal-metal =
    { $metal ->
        [iron] Iron
        [copper] Copper
        [silver] Silver
       *[gold] Gold
    }
metallurgie-status = Turn { $turn } · { $phase ->
    [deal] dealing
    [start] play or draw
    [place_drawn] lay the drawn card
    [follow] more cards, or end the turn
    [choose_area] choose what scores
    [remove] scoring
    [refill] refilling
   *[over] over
}
metallurgie-prompt = { $phase ->
    [start] { $fits ->
        [yes] Lay a card from your hand on a position marked +, or draw one.
       *[no] No card of your hand fits: draw one from the deck.
    }
    [place_drawn] You drew { $metal ->
        [iron] iron
        [copper] copper
        [silver] silver
       *[gold] gold
    }: lay it on a position marked +.
    [follow] { $fits ->
        [yes] Lay another card, or end your turn.
       *[no] No further card fits: end your turn.
    }
    [choose_area] Several areas score: choose which comes first.
    [remove] Take { $left ->
        [one] one more card
       *[other] { $left } more cards
    } out of the area; the first one taken is your point.
   *[other] The cards are being dealt.
}
metallurgie-hint-area = { $metal ->
    [iron] iron area
    [copper] copper area
    [silver] silver area
   *[gold] gold area
} { $size } of { $needed }
metallurgie-hint-after = { $scores ->
    [yes] ★ would score:
   *[no] would be
} { $metal ->
    [iron] iron
    [copper] copper
    [silver] silver
   *[gold] gold
} { $size } of { $needed }
metallurgie-in-hand = { $count } in hand
metallurgie-bonus = bonus { $metal ->
    [iron] ♂ iron
    [copper] ♀ copper
    [silver] ☽ silver
   *[gold] ☉ gold
}
metallurgie-summary-title = What scores
metallurgie-summary-heads = size | leave | gone
metallurgie-deck = { $last ->
    [yes] last six
   *[no] deck
}
metallurgie-empty-hand = No cards in hand.
metallurgie-card-state = { $state ->
    [drawn] ▲ drawn
    [selected] ▲ selected
    [fits] + fits
   *[no] ✕ not now
}
metallurgie-none = none
metallurgie-key-move = move over the positions
metallurgie-key-next = to the next position marked +
metallurgie-key-card = choose iron, copper, silver or gold
metallurgie-key-lay = lay the card there; in scoring, take the card
metallurgie-key-draw = draw a card from the deck first
metallurgie-key-end = end your turn
metallurgie-bar-card = card
metallurgie-bar-lay = lay
metallurgie-bar-draw = draw
metallurgie-bar-end = end turn
metallurgie-plain-pattern = Pattern, row by row from the top; each position as column,row with the visible metal:
metallurgie-plain-row = row { $row }: { $cards }
metallurgie-plain-areas = Areas of two cards or more:
metallurgie-plain-deck = Deck: { $count ->
    [one] one card
   *[other] { $count } cards
}{ $last ->
    [yes] ; the end card is one of them
   *[no] {""}
}.
metallurgie-plain-discards = Discarded: { $cards }.
metallurgie-plain-seat = { $seat }: points { $points }; collected: { $cards }; { $hand } in hand.
metallurgie-plain-hand = Your hand: { $cards }.
metallurgie-plain-drawn = Drawn, to be laid now: { $metal ->
    [iron] iron
    [copper] copper
    [silver] silver
   *[gold] gold
}.
metallurgie-heading = { $what ->
    [iron] Lay iron (iron q,r)
    [copper] Lay copper (copper q,r)
    [silver] Lay silver (silver q,r)
    [gold] Lay gold (gold q,r)
    [take] Take a card (take q,r)
   *[score] Score an area (score q,r)
}
metallurgie-words = { $command ->
    [draw] draw d
    [end] end e
    [take] take t
   *[score] score s
}
metallurgie-rules =
    You are alchemists around one pattern of cards. Whoever has collected most cards at the end wins.

    A turn: lay one to three cards from your hand, or draw the top card of the deck first, lay it, and then go on from your hand. All cards of a turn are of one metal, or all lie on one position in ascending order. Then your hand is filled up to three.

    Where: iron ♂ beside the pattern; copper ♀ on iron, silver ☽ on copper, gold ☉ on silver. A drawn card that fits nowhere is discarded and ends the turn.

    Scoring: connected positions that show one metal are an area. With 9 iron, 7 copper, 5 silver or 3 gold it scores when the turn ends. You take 5, 4, 3 or 2 cards out of it: the first is your point, the others are discarded. What lies below is uncovered and may score as well. Taking iron must not split the pattern.

    End: the end card is one of the last six of the deck; whoever takes it ends the game at once. Ties go to more gold, then silver, copper, iron.

    Bonus cards (an option): everybody has one secret metal whose collected cards count two.
