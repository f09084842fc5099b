game-name = Imhotep
game-about = Six rounds of shipping stones up the Nile: everybody loads the same ships, and whoever sails one decides where everybody’s stones go.

option-market = Which side of the market
    .value-a = A: four cards face up
    .value-b = B: three cards face up and a face-down pair, of which the taker keeps one
option-pyramid = Which side of the pyramid
    .value-a = A: one pyramid, built in a fixed order
    .value-b = B: three pyramids to choose from, with bonuses
option-temple = Which side of the temple
    .value-a = A: every visible stone gives a point
    .value-b = B: the reward depends on the space
option-chamber = Which side of the burial chamber
    .value-a = A: connected stones of one colour score
    .value-b = B: the most stones in each row score
option-obelisks = Which side of the obelisks
    .value-a = A: the tallest obelisks score at the end
    .value-b = B: every third stone makes a tower that scores at once
option-wrath = Wrath of the Pharaoh
    .value-off = not played
    .value-on = a seat missing at one of the four monuments loses 5 points

card-entrance = Entrance
card-sarcophagus = Sarcophagus
card-paved-path = Paved Path
card-pyramid-decoration = Pyramid Decoration
card-temple-decoration = Temple Decoration
card-chamber-decoration = Burial Chamber Decoration
card-obelisk-decoration = Obelisk Decoration
card-statue = Statue
card-lever = Lever
card-hammer = Hammer
card-sail = Sail
card-chisel = Chisel

site-market = market
    .to = to the market
    .at = at the market
site-pyramid = pyramid
    .to = to the pyramid
    .at = at the pyramid
site-temple = temple
    .to = to the temple
    .at = at the temple
site-chamber = burial chamber
    .to = to the burial chamber
    .at = in the burial chamber
site-obelisks = obelisks
    .to = to the obelisks
    .at = at the obelisks

pyramid-left = left pyramid
pyramid-middle = middle pyramid
pyramid-right = right pyramid

ending-ships = the last ship docked
ending-passes = nobody could move any more

# What was expected in a text.
expected-site = a site (market, pyramid, temple, chamber or obelisks)
expected-side = a side (A or B)
expected-card = a card, such as statue
expected-blue-card = a blue card (lever, hammer, sail or chisel)
expected-taken = a card, such as statue, or the word “hidden”
expected-ship = a ship (1 to 4)
expected-space = a space of a ship, such as 2.3
expected-higher-space = a space after the first one: the lower space is written first
expected-pyramid = a pyramid (left, middle or right)
expected-order = the owners’ letters in unloading order, such as BAC
expected-wrath = on or off
expected-ending = a way of ending
expected-rule = a rule’s id

# The log.
event-round-began = Round { $round } begins: the ships hold { $ships } stones. { $starter } starts.
event-market-dealt = { $hidden ->
    [0] On the market: { $cards }.
    [one] On the market: { $cards }, and a card face down.
   *[other] On the market: { $cards }, and { $hidden } cards face down.
  }
event-pile-remade = The market pile is used up: the discards are shuffled into a new one of { $cards ->
    [one] one card
   *[other] { $cards } cards
  }.
event-stones-taken = { $seat } takes { $stones ->
    [one] one stone
   *[other] { $stones } stones
  } from the quarry.
event-loaded = { $seat } loads a stone onto ship { $ship }, space { $place }.
event-sailed = { $seat } sails ship { $ship } { $site } with the stones of { $cargo }.
event-card-played = { $seat } plays the { $card }.
event-passed = { $seat } can do nothing and passes.
event-ships-left = Everybody has passed: the ships leave{ $stones ->
    [0] {" "}empty.
    [one] , and one stone goes back to the quarry.
   *[other] , and { $stones } stones go back to the quarry.
  }
event-card-taken = { $seat } spends a stone on the { $card }.
event-pair-taken = { $seat } spends a stone on the face-down cards and looks at them.
event-pair-seen = { $seat } spends a stone on the face-down cards and sees { $cards }.
event-card-kept = { $seat } keeps the { $card } and discards the { $discarded }.
event-only-card-kept = { $seat } keeps the { $card }: there was no other.
event-nothing-to-take = { $seat }’s stone finds an empty market and goes back to the quarry.
event-cards-left = { $seat } takes no card, and the stone goes back to the quarry.
event-card-drawn = { $seat } draws the { $card } from the pile.
event-no-card-left = No card is left for { $seat }.
event-red-card-acts = The { $card } brings a stone from { $seat }’s quarry.
event-red-card-lapsed = { $seat } has no stone in the quarry for the { $card }.
event-pyramid-built = { $seat } builds at the pyramid: { $points ->
    [one] one point
   *[other] { $points } points
  }.
event-pyramids-built = { $seat } builds on space { $space } of the { $pyramid }: { $points ->
    [one] one point
   *[other] { $points } points
  }.
event-bonus-declined = { $seat } does not use the bonus.
event-temple-built = { $seat } lays a stone on space { $space } of the temple.
event-chamber-built = { $seat } lays a stone in the burial chamber: column { $column }, row { $row }.
event-obelisk-built = { $seat }’s obelisk is now { $height ->
    [one] one stone
   *[other] { $height } stones
  } high.
event-stone-waits = { $seat } now has { $loose ->
    [one] one loose stone
   *[other] { $loose } loose stones
  } before the obelisks.
event-tower-built = Three stones of { $seat } become a tower: { $points } points.
event-round-ended = Round { $round } ends: { $ending ->
    [ships] all four ships have docked.
   *[passes] everybody has passed.
  }
event-temple-scored = { $seat } gets { $points ->
    [one] one point
   *[other] { $points } points
  } from space { $space } of the temple.
event-game-ended = The game is over: { $ending ->
    [ships] the last ship of the last round has docked.
   *[passes] in the last round nobody could move any more.
  }

# Why not.
refusal-over = the game is over
refusal-not-deciding = it is { $decider } who decides now
refusal-sled-full = the sled is full: it holds { $sled } stones
refusal-quarry-empty = there is no stone of yours left in the quarry
refusal-sled-short = you need { $needed ->
    [one] one stone
   *[other] { $needed } stones
  } on the sled and have { $stones ->
    [0] none
    [one] one
   *[other] { $stones }
  }
refusal-ship-gone = ship { $ship } has already sailed
refusal-no-such-space = ship { $ship } holds only { $capacity ->
    [one] one stone
   *[other] { $capacity } stones
  }
refusal-space-taken = there is a stone on { $space } already
refusal-too-few-stones = ship { $ship } needs { $minimum ->
    [one] one stone
   *[other] { $minimum } stones
  } to sail and would have { $stones ->
    [0] none
    [one] one
   *[other] { $stones }
  }
refusal-dock-taken = a ship is already { $site } this round
refusal-other-stones = the stones on ship { $ship } are { $cargo }: name just these letters, in the order you want
refusal-no-such-card = you have no { $card }
refusal-pass = passing is allowed only when nothing else is; you have { $choices ->
    [one] one action
   *[other] { $choices } actions
  } to choose from
refusal-no-stone-at-market = no stone of yours is waiting at the market
refusal-no-pair-in-hand = you are not looking at the face-down cards
refusal-no-stone-at-pyramids = no stone of yours is waiting for a pyramid
refusal-nothing-to-decline = nothing is offered that you could decline
refusal-no-card-bonus = no card is offered to you as a bonus
refusal-no-temple-reward = the temple is not asking you for a choice
refusal-not-on-market = there is no { $card } face up on the market
refusal-no-pair = there are no face-down cards on the market
refusal-take-first = your stone at the market must take a card first
refusal-take-or-decline-first = take a card for your stone at the market, or decline
refusal-not-in-pair = the { $card } is not one of the two cards
refusal-keep-first = you have looked at the face-down cards and must keep one of them
refusal-pyramid-first = choose a pyramid for your stone first
refusal-pyramid-complete = the { $pyramid } is complete
refusal-bonus-first = load a stone as the bonus, or decline
refusal-card-bonus-first = take the card as the bonus, or decline
refusal-stones-bonus-first = take the stones as the bonus, or decline
refusal-temple-first = choose the point or the stones of the temple first

# The sheet.
line-pyramid = Pyramid
line-temple-1 = Temple, round 1
line-temple-2 = Temple, round 2
line-temple-3 = Temple, round 3
line-temple-4 = Temple, round 4
line-temple-5 = Temple, round 5
line-temple-6 = Temple, round 6
line-chamber = Burial chamber
line-obelisks = Obelisks
line-statues = Statues
line-decorations = Decorations
line-blue = Unused blue cards
line-wrath = Wrath of the Pharaoh

piece-stones = { $stones ->
    [one] one stone
   *[other] { $stones } stones
  }
piece-statues = { $stones ->
    [one] one statue
   *[other] { $stones } statues
  }
piece-blue = { $stones ->
    [one] one card
   *[other] { $stones } cards
  }
piece-group = { $stones ->
    [one] a single stone: { $points }
   *[other] a group of { $stones }: { $points }
  }
piece-row = row { $row } with { $stones ->
    [one] one stone
   *[other] { $stones } stones
  }: { $points }
piece-height = an obelisk of { $stones ->
    [one] one stone
   *[other] { $stones } stones
  }
piece-tower = a tower: { $points }
piece-loose = { $stones ->
    [one] one loose stone
   *[other] { $stones } loose stones
  }
piece-decoration = { $cards ->
    [one] { $card }
   *[other] { $cards } × { $card }
  }, { $stones ->
    [one] one stone there
   *[other] { $stones } stones there
  }
piece-missing = no stone { $site }

# The drawing.
draw-round = Round { $round } of 6
draw-over = After the game
draw-needs = sails with { $minimum }
draw-points = Points
draw-sled = Sled
draw-quarry = Quarry
draw-cards = Cards
draw-none = none
draw-face-down = { $cards ->
    [one] a card face down
   *[other] { $cards } cards face down
  }
draw-pair = you look at { $cards }
draw-pile = { $pile } in the pile, { $discards } discarded
draw-beside = { $stones } beside it
draw-stones = { $stones ->
    [one] one stone in all
   *[other] { $stones } stones in all
  }
draw-gift-choice = 1 or 2 stones
draw-gift-points = 2
draw-gift-card = card
draw-bonus = + marks a bonus
draw-loose = loose
draw-unloading = being unloaded { $site }: the stones of { $cargo }

# The rules page.
section-setup = Before the game
section-turn = A turn
section-market = The market
section-cards = The market cards
section-pyramid = The pyramid
section-temple = The temple
section-chamber = The burial chamber
section-obelisks = The obelisks
section-end = The end of a round and of the game
section-version-1 = Games begun by version 1 of these rules

rule-round-cards = The game has six rounds. There are seven round cards for each number of players; they are shuffled, the first six are played one after another, and the seventh is set aside without anybody looking at it.
    .title = Round cards
rule-ships = A round card shows four ships, largest first. A ship holds four, three, two or one stone, and needs at least three, two, one or one stone to sail.
    .title = Ships
rule-starting-stones = Everybody has 29 stones. At the start, seat A has two of them on the sled, B three, C four and D five; the others lie in the quarry. Seat A begins, and turns go round in the order A, B, C, D.
    .title = Starting stones
rule-sled = A sled holds five stones at the most.
    .title = The sled
rule-one-action = Whoever’s turn it is does exactly one thing: take stones, load a stone, sail a ship, or play a blue card. Then the turn goes to the left.
    .title = One action a turn
rule-take-stones = Take three stones of your own from the quarry to your sled. If there is room for fewer, or fewer are left, take as many as go; you may not choose to take fewer. When none can be taken, the action is not available.
    .title = Taking stones
rule-load-stone = Put one stone from your sled on any empty space of a ship that has not sailed. You need not begin at the bow.
    .title = Loading a stone
rule-sail-minimum = A ship may sail once it carries its minimum of stones. You may sail a ship on which you have no stone.
    .title = A ship needs its minimum
rule-sail-dock = A ship sails to a site whose dock is free. One ship docks at each site in a round, and stays there until the round ends; so one site goes without.
    .title = One ship to a dock
rule-unloading = Stones are unloaded from the bow to the stern, and each is dealt with completely before the next. Empty spaces are skipped.
    .title = Unloading
rule-owners-decide = Whatever a stone lets somebody choose is chosen by the owner of that stone, whoever sailed the ship. The others wait.
    .title = Owners decide
rule-blue-cards = Instead of another action you may play one blue card that you have. Cards come in outside your own action, so it is always one from an earlier moment.
    .title = Playing a blue card
rule-pass = You may pass only when there is nothing else you could do.
    .title = Passing
rule-all-pass = If everybody passes one after another, the round ends: the stones on ships that have not sailed go back to the quarry, the ships leave, and then the temple gives its rewards. The seat to the left of the last one who passed begins the next round.
    .title = When everybody passes
rule-what-is-asked = Even when there is only one answer, the following are asked: the turn’s action, the card to take, the card to keep, and the pyramid while one is open. Not asked: a bonus of a pyramid where nothing could be taken or loaded, a temple reward with nothing to take, and the pyramid when all three are complete.
    .title = What is asked
rule-market-deal = At the beginning of a round, market cards are turned up from the pile: four on side A, three on side B.
    .title = Laying out the market
rule-market-pile = When a card is needed and the pile is empty, the discards are shuffled and become the new pile, also in the middle of laying out the market.
    .title = The market pile
rule-market-take = For each stone unloaded at the market its owner may take one face-up card.
    .title = Taking a card
rule-market-decline = Nobody has to take a card. Taken or not, the stone goes back to the quarry.
    .title = Taking is a choice
rule-market-spent-stone = The stone spent at the market is back in its owner’s quarry before a red card acts.
    .title = The spent stone
rule-market-nothing-left = If so many cards are in players’ hands that the market cannot be laid out completely, as many are laid out as there are; a face-down pair may then be a single card. A stone that finds no card at all goes back to the quarry.
    .title = When no card is left
rule-market-pair = On side B two more cards lie face down. A stone may take them instead of a face-up card: its owner looks at both, keeps one, and puts the other face up on the discards.
    .title = The face-down pair
rule-pair-no-backing-out = Whoever has looked at the pair must keep one of the two. The other is discarded before a red card that is kept acts.
    .title = No backing out
rule-pair-untouched = A pair that nobody has taken goes to the discards at the end of the round without being looked at.
    .title = An untouched pair
rule-red-cards = A red card acts at once: one of your stones goes from the quarry to the pyramid (Entrance), the burial chamber (Sarcophagus) or the obelisks (Paved Path). Then the card is discarded. There is no red card for the temple.
    .title = Red cards
rule-red-follows-site = A stone brought by a red card follows the rules of its site: with the Entrance on side B you choose the pyramid and get its bonus, with the Paved Path on side B it may complete a tower. It counts as a stone of yours at that site, also for the Wrath of the Pharaoh.
    .title = Red cards follow the site
rule-red-no-stone = A red card whose owner has no stone in the quarry is discarded without effect.
    .title = Red cards without a stone
rule-decorations = At the end, a green card gives one point for every three stones at its site, whoever owns them; covered stones, stones beside the board and stones in towers count.
    .title = Decorations
rule-statues = At the end, 1, 2, 3, 4 or 5 statues give 1, 3, 6, 10 or 15 points; each one more gives 2.
    .title = Statues
rule-lever = Lever: sail a ship that may sail, and decide in which order all of its stones are unloaded. The owners still make their own choices.
    .title = Lever
rule-hammer = Hammer: take three stones from the quarry, as many as go, and then load one stone.
    .title = Hammer
rule-hammer-needs = The Hammer can be played only if at least one stone can be taken and there is an empty space on a ship that has not sailed.
    .title = What the Hammer needs
rule-sail-card = Sail: load one stone, then sail that ship. Whether it has its minimum is looked at after the loading.
    .title = Sail
rule-chisel = Chisel: load two stones, both on one ship or one each on two ships.
    .title = Chisel
rule-chisel-needs = The Chisel can be played only with two stones on the sled and two empty spaces on ships that have not sailed.
    .title = What the Chisel needs
rule-blue-unused = At the end, each blue card that was not used gives one point.
    .title = Unused blue cards
rule-discard-order = A blue card is discarded before its effect. A red card is discarded after its stone is placed and before the bonus of that stone.
    .title = When a card is discarded
rule-pyramid-order = Side A: a stone goes on the next space of the pyramid, column by column from the top left, first the lower level of nine, then the four, then the one. Its owner scores the space at once: 2 1 3, 2 4 3, 2 1 3; then 2 3, 1 3; then 4.
    .title = Building the pyramid
rule-pyramid-beside = Once the pyramid (on side B: all three pyramids) is complete, each further stone is laid beside it and gives one point.
    .title = Beside the pyramid
rule-pyramids-choice = Side B: the owner of a stone chooses one of the three pyramids that is not complete, and scores its next space: left 2 1 3 2 and 4 on top, middle 2 3 1 1 and 4, right 2 3 3 1 and 4.
    .title = Three pyramids
rule-pyramids-bonus = The second space of the left pyramid also offers the top market card; the third space of the middle one three stones from the quarry to the sled, as many as go; the fourth space of the right one lets its owner load one stone from the sled.
    .title = Bonuses of the pyramids
rule-bonus-offered = Each bonus of a pyramid may be taken or declined.
    .title = Bonuses are a choice
rule-bonus-load = The ship that is being unloaded cannot be loaded with the bonus.
    .title = The loading bonus
rule-bonus-first = A bonus, and everything it causes, is finished before the next stone is unloaded or the next space of the temple gives its reward.
    .title = Bonuses come first
rule-temple-order = A stone goes on the next space of the temple, from the left; when the row is full, the next row covers it, again from the left. With three or four players the row has five spaces, with two only the first four.
    .title = Building the temple
rule-temple-score = Side A: at the end of each round, every stone that can be seen from above gives its owner one point.
    .title = Points of the temple
rule-temple-rewards = Side B: at the end of each round, the spaces are gone through from the left, and the visible stone on each gives its owner, in this order: one point or two stones from the quarry; two points; one point or two stones; the top market card; one point or two stones.
    .title = Rewards of the temple
rule-temple-nothing-to-take = If no stone can be taken, because the sled is full or the quarry is empty, the space gives the point without asking.
    .title = Nothing to take
rule-chamber-order = A stone goes on the next space of the burial chamber: column by column from the top left, three to a column. There is always another column.
    .title = Building the burial chamber
rule-chamber-groups = Side A: at the end, every group of stones of one colour that touch side by side scores 1, 3, 6, 10 or 15 points for one to five stones, and 2 for each one more. Every group counts.
    .title = Groups in the burial chamber
rule-chamber-rows = Side B: at the end, in each of the three rows, the most stones give 8 points, the second most 4, the third most 2.
    .title = Rows of the burial chamber
rule-obelisks-height = Side A: everybody builds an obelisk of their own. At the end the tallest ones score: with two players 10 and 1, with three 12, 6 and 1, with four 15, 10, 5 and 1.
    .title = Heights of the obelisks
rule-obelisks-towers = Side B: stones wait until there are three of one colour. These become a tower on the dearest free space of 10 9 8 7 6 5 5 5 and score it at once. At the end each loose stone gives one point.
    .title = Towers
rule-towers-full = When no space for a tower is left, the stones stay loose.
    .title = No space for a tower
rule-tied-places = Obelisks of side A and rows of side B: seats that are tied add up the points of the places they share and divide them, rounding down. Who has no stone there has no share.
    .title = Tied places
rule-round-end = A round ends at once when the fourth ship has docked and been unloaded. Then the temple gives its rewards; ships leave the docks, and the cards left on the market go to the discards.
    .title = The end of a round
rule-next-starter = The seat to the left of the one who sailed the fourth ship begins the next round.
    .title = Who begins
rule-game-end = After six rounds the burial chamber, the obelisks and the cards are scored. The most points win.
    .title = The end of the game
rule-wrath = Variant: at the end, a seat that has no stone at one or more of pyramid, temple, burial chamber and obelisks loses 5 points, once.
    .title = Wrath of the Pharaoh
rule-final-tie = Equal points: more stones on the own sled are better, else the place is shared. This holds for every place.
    .title = Ties
rule-who-knows-what = Sleds, quarries, ships, sites, face-up cards and everybody’s cards are open to all. Nobody knows the order of the piles, the round card set aside, the face-down pair until somebody takes it, and discards that went away unseen.
    .title = Who knows what
rule-market-must-take = By version 1 of these rules, a stone at the market must take a card, even one its owner does not want.
    .title = Taking is compulsory
rule-bonus-automatic = By version 1 of these rules, the card and the stones that a pyramid of side B gives are taken by themselves, as far as they go.
    .title = Bonuses come by themselves
