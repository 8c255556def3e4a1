# Battles and deals of Metal Adventures in the browser, in English.

## The battle: the two sides

battle-scene = The battle
battle-attacks = { $name } attacks
battle-you-attack = your battle
battle-you-betrayed = you betrayed them
battle-you-help-attack = you are their ally
battle-you-defend = you are challenged
battle-you-help-defence = you help the defence
battle-credits = Credits
battle-prize-challenge = { $glory } and the Pot: { $pot }
battle-attack-wins = Attack wins
battle-defence-wins = Defence wins
battle-attack-won = the attack wins
battle-defence-won = the defence wins

## The two sums

battle-attack = Attack
battle-defence = Defence
battle-wins-ties = wins ties
battle-loses-ties = loses ties
battle-part-power =
    { $mine ->
        [yes] your main power
       *[no] main power of { $name }
    }
battle-part-orange = orange die
battle-part-gray = gray die
battle-part-support =
    { $mine ->
        [yes] your support
       *[no] support of { $name }
    }
battle-part-faktor =
    { $mine ->
        [yes] your Metal Faktor
       *[no] Metal Faktor of { $name }
    }
battle-part-cards = support cards
battle-part-bonus = bonus
battle-part-debt = Metal Faktor debt
battle-if-you-betray = if you betray
battle-tie = tied: attack wins
battle-short = { $number } short
battle-margins = How the dice may fall
battle-margins-fell = How the dice fell, among all that was possible
battle-margin-short = falls short
battle-margin-wins = attack wins, ties too
battle-margins-said = The attack falls short in { $short } % of all rolls and wins in { $wins } %.

## Choices in a battle

battle-sure = Are you sure? Press once more
battle-your-side-wins = your side wins
battle-always = Always
battle-if-lost = If you lose
battle-your-damage = Your damage goes from { $from } to { $to }.
battle-no-damage = You take no damage.
battle-stand-by = Stand by { $name }
battle-stand-by-detail = Your support stays with the attack.
battle-nothing-promised = Nothing was promised to you.
battle-promised-you = { $name } owes you { $term }.
battle-you-promised = You owe { $name }: { $term }.
battle-betray = Turn traitor
battle-betray-detail = Your { $number } joins { $target }. Nobody knows before you decide.
battle-costs-judgment = +{ $number } judgment, so { $number } glory less.
battle-judgment-lost = You are infamous already: no further judgment.
battle-yours-alone =
    { $number ->
        [0] There are no credits to take.
        [one] { $number } credit, yours alone.
       *[other] { $number } credits, yours alone.
    }
battle-promises-void = What was promised to you is void.
battle-commit = Commit your Metal Faktor
battle-commit-detail = What it shows is subtracted in your next own battle.
battle-keep-back = Keep the die back
battle-keep-back-detail = It stays on blank for another battle.
battle-no-card = Use no more cards
battle-leave-dice = Leave the dice as they are
battle-alone = Attack alone
battle-alone-detail = Nobody to share with, nobody to betray you.
battle-pass = Seek no ally now
battle-pass-detail = Two passes in a row, and the battle begins.
battle-ask = Negotiate with { $name }
battle-lends = Lends { $number }.
battle-lends-or = Lends { $number }; with the Metal Faktor die { $odds }%.
battle-call-help = Call { $name } to help
battle-take-offer = Seal the offer of { $name }
battle-call-offers = Call for offers
battle-call-offers-detail = Everybody who may ally names a price, all at once.
battle-join = Join { $name } as promised
battle-breaks-peace = You break a promise of peace: +{ $number } judgment.
battle-break-help = Break your word
battle-break-help-detail = You promised { $name } help.

battle-prompt-word = { $name } counts on you. Do you keep your word?
battle-prompt-declaring = Do you commit your Metal Faktor die?
battle-prompt-declaring-cards = Do you use a support card before the roll?
battle-prompt-rolled = The dice have fallen. Do you change them?
battle-prompt-allying = Win an ally, or go alone
battle-prompt-gathering = Gather allies for the challenge
battle-prompt-challenged = { $name } challenges you: gather allies
battle-prompt-helping = You are called to help
battle-prompt-settling = A promise is due
battle-prompt-spoils = Choose your reward
battle-prompt-room = You have no room: give something up
battle-rolling = The dice roll
battle-waits = { $phase }: waiting for { $names }

battle-role-attacker = attacker
battle-role-challenged = challenged
battle-role-ally = ally
battle-role-traitor = traitor
battle-committed = Metal Faktor committed
battle-crew = Who fights
battle-pledged = pledged the die
battle-stage-ally = Ally
battle-stage-word = Word
battle-stage-declare = Metal Faktor, cards
battle-stage-dice = Dice
battle-stage-spoils = Spoils
battle-aside = Look at the board
battle-back = Back to the battle
battle-carry-on = Carry on

## How a battle ends

battle-over-won = { $name } has won
battle-over-lost = { $name } is beaten
battle-end-won =
    { $mine ->
        [yes] You are victorious
       *[no] { $name } is victorious
    }
battle-end-lost =
    { $mine ->
        [yes] You are beaten
       *[no] { $name } is beaten
    }
battle-end-traitor =
    { $mine ->
        [yes] You turned traitor
       *[no] { $name } turned traitor
    }
battle-end-aside =
    { $mine ->
        [yes] You gain from it
       *[no] { $name } gains from it
    }
battle-end-nothing = takes nothing home
battle-got-credits =
    { $number ->
        [one] +{ $number } credit
       *[other] +{ $number } credits
    }
battle-got-glory = +{ $number } glory
battle-got-wreck =
    { $number ->
        [one] +{ $number } wreck
       *[other] +{ $number } wrecks
    }
battle-got-repair = { $number } damage repaired
battle-got-damage =
    { $number ->
        [0] Immune to damage
       *[other] +{ $number } damage
    }
battle-got-judgment =
    { $number ->
        [0] Infamous already
       *[other] +{ $number } judgment
    }
battle-got-kept = Kept a promise
battle-got-broken = Broke a promise
battle-got-void = Promise void
battle-got-forgone = Reward forgone
battle-got-debt = Metal Faktor on { $number }
battle-got-blank = Metal Faktor on blank
battle-debt-detail = subtracted in the next own battle
battle-blank-detail = ready for the next battle
battle-from = from { $name }
battle-to = to { $name }
battle-damage-now = Damage now { $number }

## The contract

deal-desk = Deals
deal-title = Articles of Agreement
deal-and = and
deal-turn = turn { $turn }
deal-against = against { $name }
deal-now = Now
deal-later = Later
deal-now-detail = changes hands when both have sealed: binding
deal-later-detail = a promise: it can be broken, for { amount-judgment }
deal-you-give = You give
deal-you-get = You get
deal-gives = { $name } gives
deal-you-can-give = You can give
deal-other-has = { $name } has
deal-put-now = { $thing }: now
deal-put-later = { $thing }: as a promise
deal-list-give = What { $name } gives now
deal-list-want = What { $name } gives now in return
deal-list-promise = What { $name } promises
deal-list-ask = What { $name } promises in return
deal-add-give = add from your hold
deal-add-want = ask for something
deal-add-promise = promise something
deal-add-ask = ask for a promise
deal-nothing = nothing
deal-glory-never = Glory can never be traded.
deal-wrecks = Wrecks
deal-alliance = alliance
deal-alliance-lends = alliance, +{ $number }
deal-in-this-battle = in this battle
deal-with-die = with the Metal Faktor die
deal-release = release from: { $term }
deal-unseen = handed over unseen
deal-due-spoils = once the battle is won
deal-due-this-turn = by the end of this turn
deal-due-next-turn = by the end of the next own turn
deal-due-help = when called, until the end of the next turn
deal-due-peace = until the end of the next own turn
deal-when = When: { $thing }
deal-which-wreck = Which wreck
deal-wreck-any = any wreck
deal-wreck-solar = Solar wreck
deal-wreck-imperial = Imperial wreck
deal-wreck-barrens = Barrens wreck
deal-wreck-ocg = OCG wreck
deal-wreck-hunter = wreck of a Pirate Hunter
deal-claim = What you say it is
deal-claim-nothing = say nothing about it
deal-claim-as = say it is “{ $trophy }”
deal-pick-trophy = Which trophy you really give
deal-trophy-lie = A trophy is handed over unseen, and what is said about it may be a lie.
deal-fewer = One less
deal-more = One more
deal-remove = Strike out: { $thing }
deal-gain =
    { $whose ->
        [mine] With { $number } from { $name }, your chance is
        [lent] With your { $number }, the chance of { $principal } is
       *[theirs] With { $number } from { $name }, the chance of { $principal } is
    }
deal-breaks-peace = By joining, { $name } breaks a promise of peace: +{ $number } judgment.
deal-commits = What it commits you to
deal-commits-now =
    { $signs ->
        [yes] As soon as you seal it, { $name } gets: { $things }.
       *[no] As soon as { $name } seals it, you hand over: { $things }.
    }
deal-commits-join =
    { $signs ->
        [yes] As soon as you seal it, you fight beside { $name }. If the battle is lost, you take damage too.
       *[no] As soon as { $name } seals it, you fight beside { $name }. If the battle is lost, you take damage too.
    }
deal-commits-later = You owe { $name }: { $term }. Breaking it costs you judgment.
deal-commits-nothing = It commits you to nothing.
deal-record =
    { $all ->
        [one] has kept { $kept } of { $all } promise
       *[other] has kept { $kept } of { $all } promises
    }
deal-record-none = has promised nothing yet
deal-record-open =
    { $number ->
        [one] has { $number } open promise
       *[other] has { $number } open promises
    }

## The desk

deal-mode-compose = Your offer to { $name }
deal-mode-counter = Your counter-offer to { $name }
deal-mode-called = { $name } calls for offers
deal-mode-answer = { $name } offers you a deal
deal-mode-wait = { $name } reads your offer
deal-mode-pick = Pick the card you give
deal-mode-settle = A promise is due
deal-mode-steps = Your draft
deal-mode-browse = Make a deal
deal-send = Seal and send to { $name }
deal-send-detail =
    { $later ->
        [0] { deal-things-now }
        [one] { deal-things-now }, { $later } promise
       *[other] { deal-things-now }, { $later } promises
    }
deal-things-now =
    { $now ->
        [0] you give nothing now
        [one] you give { $now } thing now
       *[other] you give { $now } things now
    }
deal-step-back = Step back
deal-tear = Tear it up
deal-no-counter = No counter
deal-no-offer = Make no offer
deal-seal = Seal it
deal-seal-detail = it is binding at once
deal-seal-cannot = you cannot give all of it
deal-counter = Counter
deal-refuse = Refuse
deal-withdraw = Withdraw the offer
deal-close = Back to the board
deal-with-whom = With whom?
deal-left =
    { $number ->
        [0] no negotiation left here
        [one] { $number } negotiation left
       *[other] { $number } negotiations left
    }
deal-call = Call for offers
deal-call-detail = All others name a price at once. No counters.
deal-called = Offers to you
deal-offers-you = { $name } offers you
deal-offers = { $name } offers { $other }
deal-card-gives = gives
deal-card-wants = wants
deal-with-them = With { $name }:
deal-writing = still writing
deal-pick-secret = Nobody sees which one before it changes hands.
deal-refused = Refused: { $reason }
deal-reason-none = Just no
deal-reason-too-little = Too little
deal-reason-too-risky = Too risky
deal-reason-you-lead = You are in the lead
deal-reason-no-trust = I do not trust you
deal-reason-cannot = I cannot

## Promises

deal-ledger = Promise ledger
deal-ledger-empty = Nobody owes anybody anything.
deal-records = Words kept
deal-last-spoils = when the spoils are shared
deal-last-turn = due at the end of turn { $turn }
deal-last-until = until the end of turn { $turn }
deal-bound = must be kept
deal-keep-now = Keep it now
deal-status-yours = Yours
deal-status-to-you = To you
deal-status-open = Open
deal-ended = Ended
deal-ended-kept = kept
deal-ended-broken = broken
deal-ended-released = released
deal-ended-lapsed = lapsed
deal-ended-void = void
deal-due = You promised { $name }: { $term }.
deal-keep-word = Keep your word
deal-keep-word-detail = { $name } gets { $term }.
deal-break-word = Break your word
deal-break-word-detail = { $name } gets nothing.
deal-break-cost = It costs { $number } judgment ({ $from } to { $to }) and as much glory, and it stays in your record.
deal-break-infamy = It costs { $number } judgment ({ $from } to { $to }): you become infamous, without allies or help.
deal-break-free = It costs no further judgment now, but it stays in your record.

## What captains say; computer captains by the character of their ship

deal-says-none = No.
deal-says-too-little = That is too little.
deal-says-too-risky = That is too risky for me.
deal-says-you-lead = You are in the lead; I will not help you.
deal-says-no-trust = I do not trust you.
deal-says-cannot = I cannot do that.
deal-says-seal = It is a deal.
deal-says-offer = Here is my offer.
deal-says-counter = Make it this instead.

voice-crows-tooth-none = No. I have a hull to patch.
voice-crows-tooth-too-little = That would not even pay for the tar.
voice-crows-tooth-too-risky = My patches have patches. Find another fool.
voice-crows-tooth-you-lead = You fly high enough without my rivets.
voice-crows-tooth-no-trust = Your word leaks worse than my bilge.
voice-crows-tooth-cannot = I would, but I have nothing left that is not nailed on.
voice-crows-tooth-seal = Done. Mind the wet paint.
voice-crows-tooth-offer = Plain work, plain price. Look it over.
voice-crows-tooth-counter = Let me hammer that into shape.
voice-saint-gasket-none = Bless you, but no.
voice-saint-gasket-too-little = Friendship is free. Fuel is not.
voice-saint-gasket-too-risky = I pray for the brave. I do not join them.
voice-saint-gasket-you-lead = The meek shall have a turn too, dear.
voice-saint-gasket-no-trust = I forgive you. I just do not believe you.
voice-saint-gasket-cannot = My hold is empty and my conscience full.
voice-saint-gasket-seal = Sealed, and may it hold longer than my gaskets.
voice-saint-gasket-offer = Let us be friends, on these terms.
voice-saint-gasket-counter = Almost, my friend. Rather like this.
voice-velvet-hammer-none = How kind of you to ask. No.
voice-velvet-hammer-too-little = Charming. And the rest of it?
voice-velvet-hammer-too-risky = I break things, dear. I do not get broken.
voice-velvet-hammer-you-lead = I would so hate to help you win.
voice-velvet-hammer-no-trust = Your promises are lovely. I prefer cash.
voice-velvet-hammer-cannot = Alas, one cannot give what one does not have.
voice-velvet-hammer-seal = A pleasure. Do not make me regret it.
voice-velvet-hammer-offer = A little proposal. Do read it slowly.
voice-velvet-hammer-counter = So close. Allow me.
voice-last-invoice-none = Declined. No reason on file.
voice-last-invoice-too-little = The figures do not cover my costs.
voice-last-invoice-too-risky = The risk exceeds the premium.
voice-last-invoice-you-lead = I do not finance the market leader.
voice-last-invoice-no-trust = Your credit rating has been revised. Downwards.
voice-last-invoice-cannot = Insufficient stock. Please try again next quarter.
voice-last-invoice-seal = Signed, stamped, filed.
voice-last-invoice-offer = Please find my offer enclosed.
voice-last-invoice-counter = I have taken the liberty of correcting your figures.
voice-grandmas-ire-none = No, child.
voice-grandmas-ire-too-little = In my day that bought a biscuit.
voice-grandmas-ire-too-risky = I did not get this old by joining that sort of thing.
voice-grandmas-ire-you-lead = You have had plenty already. Leave some for the others.
voice-grandmas-ire-no-trust = I remember what you did. I remember everything.
voice-grandmas-ire-cannot = Grandma’s purse is empty, sweetheart.
voice-grandmas-ire-seal = Good. Now keep it, or there will be no cake.
voice-grandmas-ire-offer = Sit down, child, and read this.
voice-grandmas-ire-counter = Nonsense. We will do it my way.
voice-thirteenth-moon-none = Not under this moon.
voice-thirteenth-moon-too-little = The tide asks for more.
voice-thirteenth-moon-too-risky = I have seen how this ends.
voice-thirteenth-moon-you-lead = The brightest star falls furthest. I will wait.
voice-thirteenth-moon-no-trust = Your shadow points the wrong way.
voice-thirteenth-moon-cannot = My hands are empty, as foretold.
voice-thirteenth-moon-seal = It was written. Now it is signed.
voice-thirteenth-moon-offer = This was going to happen anyway.
voice-thirteenth-moon-counter = The omens suggest a small change.
