# Metal Adventures at the terminal table. The words of the game itself are with the game.

## Pages

adventures-page =
    { $page ->
        [space] Space
        [captains] Captains
        [tour] Tour
        [battle] Battle
       *[deals] Deals
    }
adventures-turn = Turn { $number }: { $name }
adventures-deck =
    { $number ->
        [one] { $number } card in the deck
       *[other] { $number } cards in the deck
    }
adventures-choices = Your choices
adventures-may = While { $name } decides you may: { $actions }
adventures-task =
    { $task ->
        [journey] Travel, or rest if you have damage. Deals are open already.
        [brotherhood] Pay the Brotherhood or take a judgment; then fight and tour.
        [battle] Fight one battle; the tour comes before it or after it.
        [rested] You have rested. Deal, or end the turn.
       *[rest] Your battle is done. Tour, deal, or end the turn.
    }

## Space and places

adventures-planets = Planets
adventures-target-heads = power|win –lose|alone|+ MF|ally
adventures-three-ships = Three ships are turned up, and you take on one of them. Events on the way strike everybody.
adventures-planet =
    { $planet ->
        [exxalia] Exxalia: victory brings the treasure ({ amount-credits }) and one of three trophies; defeat costs 1 damage.
        [bazaar] Bazaar: victory brings the treasure ({ amount-credits }) and a card of the support discard; defeat costs 1 damage.
       *[karokum] Karokum: victory brings the treasure ({ amount-credits }) and a wreck of the ship discard; defeat costs 1 damage.
    }
adventures-pot = In the Pirates’ Pot: { amount-credits }
adventures-bank =
    { $trophies ->
        [one] In the bank: { amount-credits }. In the trophy deck: { $trophies } card.
       *[other] In the bank: { amount-credits }. In the trophy deck: { $trophies } cards.
    }
adventures-bazaar = Discarded on Bazaar
adventures-karokum = Discarded on Karokum

## Captains

adventures-captains = Captains
adventures-captain-heads = Power|Dam.|Glory|Judg.|Cred.|MF|Wrecks|Tr.|Word
adventures-captain-heads-help = Main and support power, damage, glory, judgment, credits, Metal Faktor die, wrecks, trophies, promises kept and broken.
adventures-letters = P|D|J|M|W|T
adventures-trophies = My trophies
adventures-trophies-more = fulfilled ones come out at the end of a turn
adventures-trophy-state =
    { $state ->
        [fulfilled] fulfilled ({ $have } of { $need })
        [held] fulfilled, held back
       *[open] { $have } of { $need }
    }
adventures-wrecks-of =
    { $nation ->
        [solar] Solar ×{ $number }
        [imperial] Imperial ×{ $number }
        [barrens] Barrens ×{ $number }
       *[ocg] OCG ×{ $number }
    }
adventures-wrecks-hunters = of these hunters ×{ $number }
adventures-wrecks-hidden = face down ×{ $number }

## Tour

adventures-tour-at = Last action taken: { $number }
adventures-tour-over = The tour is over for this turn
adventures-closed =
    { $reason ->
        [tour-forward] passed
        [tour-over] over
        [tour-nothing] nothing to do
        [tour-too-dear] too dear
        [planet-closed] planet raided
        [judged-now] judged this turn
        [two-trophies] two trophies in hand
        [fifth-improvement] four improvements
        [journey-first] travel first
        [brotherhood-first] Brotherhood first
        [resting-now] resting
       *[other] not now
    }

## Battle

adventures-no-battle = Nobody is fighting.
adventures-battle = { $seat } against { $target }
adventures-attack = Attack { $number }
adventures-defence = Defence { $number }
adventures-odds = The attack wins with a chance of { $chance }.

## Deals

adventures-offer =
    { $state ->
        [draft] { $maker } is writing to { $other }
        [called] Called offer of { $maker } to { $other }
       *[open] Offer of { $maker } to { $other }
    }
adventures-picked = You picked: { $cards }
adventures-promises = Open promises
adventures-promise =
    { $bound ->
        [yes] { $promiser } to { $promisee }: { $words }, bound by a hunter ({ adventures-until })
       *[no] { $promiser } to { $promisee }: { $words } ({ adventures-until })
    }
adventures-until =
    { $last ->
        [0] when the spoils are shared
       *[other] to the end of turn { $last }
    }
adventures-write = Write { $name } an offer.
adventures-form = Your offer to { $name }
adventures-form-counter = Your counter-offer to { $name }
adventures-form-left = negotiations left: { $number }
adventures-form-list =
    { $list ->
        [give] You give now
        [want] You want now
        [promise] You promise
       *[ask] You ask for
    }
adventures-form-help = ←→ list, ↵ + − change, o propose, x leave
adventures-form-due =
    { $due ->
        [spoils] Due: when the spoils are shared
        [this_turn] Due: by the end of this turn
        [next_turn] Due: by the end of the promiser’s next turn
       *[none] Due: at once
    }
adventures-form-credits = credits (at most { $most })
adventures-form-claim =
    { $claimed ->
        [yes] said to be “{ $name }”
       *[no] without saying which
    }
adventures-form-nothing = Nothing can be put here.
adventures-form-propose = Propose this to { $name }.
adventures-form-leave = Put the form away.
adventures-offer-word = “{ $words }” means nothing in an offer. An example: offer P3 give 1c want join+mf promise 2c if-won. Terms: 2c, join, join+mf, wreck, wreck:solar, trophy, trophy:three-flags, release:1, help, peace, spoils-wreck, spoils-card, or the name of an improvement such as hull-saw. Due: if-won, this-turn, next-turn.

## Keys

adventures-key-pages = pages: space, captains, tour, battle, deals
adventures-key-turn = the page before and after; in a form, the list
adventures-key-move = up and down the page
adventures-key-next = to the next choice
adventures-key-choose = do what is marked or has this number; what is closed says why
adventures-key-end = end the turn, or what you are asked
adventures-key-more = in a form: more and fewer
adventures-key-propose = in a form: propose the offer, leave the form
adventures-key-signs = glory, main power, damage, judgment, Metal Faktor, wrecks, trophies; c are credits
adventures-bar-choose = choose
adventures-bar-next = next
adventures-bar-end = end

## Line by line

adventures-plain-captain =
    { $faktor ->
        [0] { $seat }: power { $power } (support { $support }), damage { $damage }, glory { $glory }, judgment { $judgment }, credits { $credits }, Metal Faktor blank, wrecks { $wrecks }, trophies { $trophies }; promises kept { $kept }, broken { $broken }.
       *[other] { $seat }: power { $power } (support { $support }), damage { $damage }, glory { $glory }, judgment { $judgment }, credits { $credits }, Metal Faktor { $faktor }, wrecks { $wrecks }, trophies { $trophies }; promises kept { $kept }, broken { $broken }.
    }
adventures-plain-improvements = Improvements: { $cards }.
adventures-plain-wrecks = Known wrecks: { $cards }.
adventures-plain-trophies = Known trophies: { $cards }.
adventures-plain-planet =
    { $planet ->
        [exxalia] Exxalia: power { $power }, treasure { amount-credits }.
        [bazaar] Bazaar: power { $power }, treasure { amount-credits }.
       *[karokum] Karokum: power { $power }, treasure { amount-credits }.
    }
adventures-plain-alone = Chance against { $target }: alone { $chance }
adventures-plain-die = with your Metal Faktor die { $chance }
adventures-plain-with = with { $name } { $chance }
adventures-plain-trophy = Trophy { $number }, { $progress }: { $words }
adventures-plain-help = Deals in one sentence: offer P3 give 1c want join+mf promise 2c if-won; counter …; accept; accept trophy 2; decline no-trust. Also: reveal 1, hold 2, keep 1, break, challenge Ben, raid bazaar, tour 2 wreck.
adventures-heading =
    { $what ->
        [tour] Tour of Pirates, in words such as: tour 2 wreck
        [challenge] Challenge a captain, in words such as: challenge P2
        [deal] Open a deal and write it step by step; in one sentence: offer P3 give 1c want join+mf promise 2c if-won
        [via] Attack a ship of Karokum’s discard for 2 credits, in words such as: via crown-auditor
        [decline] Decline, in words such as: decline no-trust
        [claim] Say which trophy it is, true or not
        [discard] Discard an improvement, in words such as: discard hull-saw
        [give] You give now
        [want] You want now
        [promise] You promise
       *[ask] You ask for the promise of
    }
adventures-words =
    { $word ->
        [travel] travel
        [rest] rest
        [pay] pay brotherhood
        [judgment] judgment
        [attack] attack space
        [end] end e
        [call] call
        [alone] alone
        [join] join
        [join-mf] join+mf join+die
        [stand] stand loyal
        [betray] betray
        [commit] commit
        [back] back
        [done] done
        [pass] pass
        [forgo] forgo
        [withdraw] withdraw
        [drop] drop
        [break] break
        [challenge] challenge
        [deal] deal
        [reveal] reveal
        [hold] hold
        [under] under
        [fight] fight take-on
        [via] via
        [offer] offer
        [counter] counter
        [accept] accept seal
        [decline] decline refuse
        [keep] keep
        [raid] raid
        [tour] tour
        [use] use
        [discard] discard
        [give] give
        [want] want for
        [promise] promise
        [ask] ask
        [credits] c cr credit credits
        [wreck] wreck wrecks
        [trophy] trophy
        [release] release
        [spoils-wreck] battle-wreck
        [spoils-card] battle-card
        [help] help
        [peace] peace
        [if-won] spoils
        [this-turn] now
        [next-turn] later
        [too-little] little
        [too-risky] risky
        [you-lead] lead
        [no-trust] trust
       *[cannot] impossible
    }
