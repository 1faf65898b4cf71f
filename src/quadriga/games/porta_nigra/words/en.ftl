### Porta Nigra. How ids are derived: docs/words.md.
### No figure of the game stands here: an edition may change any of them. Spots and cards are named after what they show;
### the plain names below, such as “Basilica A4”, are for whoever does not know the edition.

edition-treverorum = Augusta Treverorum
group-numbers = Numbers
group-rounds = Rounds
group-colours = Prices of bricks
group-leftovers = Points for what is left over
group-sets = Points for sets
group-majorities = Points for majorities
group-rewards = Rewards
group-quarters = Quarters and shops
group-basilica = Spots of the Basilica
group-amphitheatre = Spots of the Amphitheatre
group-wall = Spots of the City Wall
group-porta = Spots of the Porta Nigra
group-actions = Action cards
group-supply = Supply cards
group-building_cards = Building cards
group-honours = Honour cards
option-youngest-first = Seats from the youngest to the oldest
option-youngest-first-unknown = nobody said
option-youngest-first-01 = seats 1, 2
option-youngest-first-10 = seats 2, 1
option-youngest-first-012 = seats 1, 2, 3
option-youngest-first-021 = seats 1, 3, 2
option-youngest-first-102 = seats 2, 1, 3
option-youngest-first-120 = seats 2, 3, 1
option-youngest-first-201 = seats 3, 1, 2
option-youngest-first-210 = seats 3, 2, 1
option-youngest-first-0123 = seats 1, 2, 3, 4
option-youngest-first-0132 = seats 1, 2, 4, 3
option-youngest-first-0213 = seats 1, 3, 2, 4
option-youngest-first-0231 = seats 1, 3, 4, 2
option-youngest-first-0312 = seats 1, 4, 2, 3
option-youngest-first-0321 = seats 1, 4, 3, 2
option-youngest-first-1023 = seats 2, 1, 3, 4
option-youngest-first-1032 = seats 2, 1, 4, 3
option-youngest-first-1203 = seats 2, 3, 1, 4
option-youngest-first-1230 = seats 2, 3, 4, 1
option-youngest-first-1302 = seats 2, 4, 1, 3
option-youngest-first-1320 = seats 2, 4, 3, 1
option-youngest-first-2013 = seats 3, 1, 2, 4
option-youngest-first-2031 = seats 3, 1, 4, 2
option-youngest-first-2103 = seats 3, 2, 1, 4
option-youngest-first-2130 = seats 3, 2, 4, 1
option-youngest-first-2301 = seats 3, 4, 1, 2
option-youngest-first-2310 = seats 3, 4, 2, 1
option-youngest-first-3012 = seats 4, 1, 2, 3
option-youngest-first-3021 = seats 4, 1, 3, 2
option-youngest-first-3102 = seats 4, 2, 1, 3
option-youngest-first-3120 = seats 4, 2, 3, 1
option-youngest-first-3201 = seats 4, 3, 1, 2
option-youngest-first-3210 = seats 4, 3, 2, 1

## Colours and buildings

thing-black = Black
    .the = black
thing-blue = Blue
    .the = blue
thing-red = Red
    .the = red
thing-yellow = Yellow
    .the = yellow
thing-white = White
    .the = white
thing-basilica = Basilica
    .the = the Basilica
thing-amphitheatre = Amphitheatre
    .the = the Amphitheatre
thing-wall = City Wall
    .the = the City Wall
thing-porta = Porta Nigra
    .the = the Porta Nigra

## Spots by their ids, then by what they show

thing-ba1 = Basilica A1
    .the = spot A1 of the Basilica
    .short = A1
thing-ba2 = Basilica A2
    .the = spot A2 of the Basilica
    .short = A2
thing-ba3 = Basilica A3
    .the = spot A3 of the Basilica
    .short = A3
thing-ba4 = Basilica A4
    .the = spot A4 of the Basilica
    .short = A4
thing-ba5 = Basilica A5
    .the = spot A5 of the Basilica
    .short = A5
thing-bb1 = Basilica B1
    .the = spot B1 of the Basilica
    .short = B1
thing-bb2 = Basilica B2
    .the = spot B2 of the Basilica
    .short = B2
thing-bb3 = Basilica B3
    .the = spot B3 of the Basilica
    .short = B3
thing-bb4 = Basilica B4
    .the = spot B4 of the Basilica
    .short = B4
thing-bb5 = Basilica B5
    .the = spot B5 of the Basilica
    .short = B5
thing-aa1 = Amphitheatre A1
    .the = spot A1 of the Amphitheatre
    .short = A1
thing-aa2 = Amphitheatre A2
    .the = spot A2 of the Amphitheatre
    .short = A2
thing-aa3 = Amphitheatre A3
    .the = spot A3 of the Amphitheatre
    .short = A3
thing-aa4 = Amphitheatre A4
    .the = spot A4 of the Amphitheatre
    .short = A4
thing-aa5 = Amphitheatre A5
    .the = spot A5 of the Amphitheatre
    .short = A5
thing-ab1 = Amphitheatre B1
    .the = spot B1 of the Amphitheatre
    .short = B1
thing-ab2 = Amphitheatre B2
    .the = spot B2 of the Amphitheatre
    .short = B2
thing-ab3 = Amphitheatre B3
    .the = spot B3 of the Amphitheatre
    .short = B3
thing-ab4 = Amphitheatre B4
    .the = spot B4 of the Amphitheatre
    .short = B4
thing-ab5 = Amphitheatre B5
    .the = spot B5 of the Amphitheatre
    .short = B5
thing-ac1 = Amphitheatre C1
    .the = spot C1 of the Amphitheatre
    .short = C1
thing-ac2 = Amphitheatre C2
    .the = spot C2 of the Amphitheatre
    .short = C2
thing-ac3 = Amphitheatre C3
    .the = spot C3 of the Amphitheatre
    .short = C3
thing-ac4 = Amphitheatre C4
    .the = spot C4 of the Amphitheatre
    .short = C4
thing-ac5 = Amphitheatre C5
    .the = spot C5 of the Amphitheatre
    .short = C5
thing-cw1 = City Wall 1
    .the = spot 1 of the City Wall
    .short = 1
thing-cw2 = City Wall 2
    .the = spot 2 of the City Wall
    .short = 2
thing-cw3 = City Wall 3
    .the = spot 3 of the City Wall
    .short = 3
thing-cw4 = City Wall 4
    .the = spot 4 of the City Wall
    .short = 4
thing-cw5 = City Wall 5
    .the = spot 5 of the City Wall
    .short = 5
thing-cw6 = City Wall 6
    .the = spot 6 of the City Wall
    .short = 6
thing-cw7 = City Wall 7
    .the = spot 7 of the City Wall
    .short = 7
thing-cw8 = City Wall 8
    .the = spot 8 of the City Wall
    .short = 8
thing-cw9 = City Wall 9
    .the = spot 9 of the City Wall
    .short = 9
thing-cw10 = City Wall 10
    .the = spot 10 of the City Wall
    .short = 10
thing-pn1 = Porta Nigra 1
    .the = spot 1 of the Porta Nigra
    .short = 1
thing-pn2 = Porta Nigra 2
    .the = spot 2 of the Porta Nigra
    .short = 2
thing-pn3 = Porta Nigra 3
    .the = spot 3 of the Porta Nigra
    .short = 3
thing-pn4 = Porta Nigra 4
    .the = spot 4 of the Porta Nigra
    .short = 4
thing-pn5 = Porta Nigra 5
    .the = spot 5 of the Porta Nigra
    .short = 5
thing-pn6 = Porta Nigra 6
    .the = spot 6 of the Porta Nigra
    .short = 6
thing-pn7 = Porta Nigra 7
    .the = spot 7 of the Porta Nigra
    .short = 7
thing-pn8 = Porta Nigra 8
    .the = spot 8 of the Porta Nigra
    .short = 8
thing-pn9 = Porta Nigra 9
    .the = spot 9 of the Porta Nigra
    .short = 9
thing-spot-basilica-A-black = Basilica A, black
    .the = the black spot in row A of the Basilica
    .short = A
thing-spot-basilica-A-blue = Basilica A, blue
    .the = the blue spot in row A of the Basilica
    .short = A
thing-spot-basilica-A-red = Basilica A, red
    .the = the red spot in row A of the Basilica
    .short = A
thing-spot-basilica-A-yellow = Basilica A, yellow
    .the = the yellow spot in row A of the Basilica
    .short = A
thing-spot-basilica-A-white = Basilica A, white
    .the = the white spot in row A of the Basilica
    .short = A
thing-spot-basilica-B-black = Basilica B, black
    .the = the black spot in row B of the Basilica
    .short = B
thing-spot-basilica-B-blue = Basilica B, blue
    .the = the blue spot in row B of the Basilica
    .short = B
thing-spot-basilica-B-red = Basilica B, red
    .the = the red spot in row B of the Basilica
    .short = B
thing-spot-basilica-B-yellow = Basilica B, yellow
    .the = the yellow spot in row B of the Basilica
    .short = B
thing-spot-basilica-B-white = Basilica B, white
    .the = the white spot in row B of the Basilica
    .short = B
thing-spot-amphitheatre-A-black = Amphitheatre A, black
    .the = the black spot in row A of the Amphitheatre
    .short = A
thing-spot-amphitheatre-A-blue = Amphitheatre A, blue
    .the = the blue spot in row A of the Amphitheatre
    .short = A
thing-spot-amphitheatre-A-red = Amphitheatre A, red
    .the = the red spot in row A of the Amphitheatre
    .short = A
thing-spot-amphitheatre-A-yellow = Amphitheatre A, yellow
    .the = the yellow spot in row A of the Amphitheatre
    .short = A
thing-spot-amphitheatre-A-white = Amphitheatre A, white
    .the = the white spot in row A of the Amphitheatre
    .short = A
thing-spot-amphitheatre-B-black = Amphitheatre B, black
    .the = the black spot in row B of the Amphitheatre
    .short = B
thing-spot-amphitheatre-B-blue = Amphitheatre B, blue
    .the = the blue spot in row B of the Amphitheatre
    .short = B
thing-spot-amphitheatre-B-red = Amphitheatre B, red
    .the = the red spot in row B of the Amphitheatre
    .short = B
thing-spot-amphitheatre-B-yellow = Amphitheatre B, yellow
    .the = the yellow spot in row B of the Amphitheatre
    .short = B
thing-spot-amphitheatre-B-white = Amphitheatre B, white
    .the = the white spot in row B of the Amphitheatre
    .short = B
thing-spot-amphitheatre-C-black = Amphitheatre C, black
    .the = the black spot in row C of the Amphitheatre
    .short = C
thing-spot-amphitheatre-C-blue = Amphitheatre C, blue
    .the = the blue spot in row C of the Amphitheatre
    .short = C
thing-spot-amphitheatre-C-red = Amphitheatre C, red
    .the = the red spot in row C of the Amphitheatre
    .short = C
thing-spot-amphitheatre-C-yellow = Amphitheatre C, yellow
    .the = the yellow spot in row C of the Amphitheatre
    .short = C
thing-spot-amphitheatre-C-white = Amphitheatre C, white
    .the = the white spot in row C of the Amphitheatre
    .short = C
thing-spot-wall-A-black = City Wall, black
    .the = a black spot of the City Wall
    .short = black
thing-spot-wall-A-blue = City Wall, blue
    .the = a blue spot of the City Wall
    .short = blue
thing-spot-wall-A-red = City Wall, red
    .the = a red spot of the City Wall
    .short = red
thing-spot-wall-A-yellow = City Wall, yellow
    .the = a yellow spot of the City Wall
    .short = yellow
thing-spot-wall-A-white = City Wall, white
    .the = a white spot of the City Wall
    .short = white
thing-spot-porta-black = Porta Nigra, black
    .the = a black spot of the Porta Nigra
    .short = black
thing-spot-porta-blue = Porta Nigra, blue
    .the = a blue spot of the Porta Nigra
    .short = blue
thing-spot-porta-red = Porta Nigra, red
    .the = a red spot of the Porta Nigra
    .short = red
thing-spot-porta-yellow = Porta Nigra, yellow
    .the = a yellow spot of the Porta Nigra
    .short = yellow
thing-spot-porta-white = Porta Nigra, white
    .the = a white spot of the Porta Nigra
    .short = white

## What majorities are counted in

thing-part-basilica-A = Basilica A
thing-part-basilica-B = Basilica B
thing-part-amphitheatre-A = Amphitheatre A
thing-part-amphitheatre-B = Amphitheatre B
thing-part-amphitheatre-C = Amphitheatre C
thing-part-wall-A = City Wall
thing-part-porta-3 = Porta Nigra, height 3
thing-part-porta-4 = Porta Nigra, height 4
thing-part-porta-5 = Porta Nigra, height 5
thing-part-porta-6 = Porta Nigra, height 6
thing-part-porta-7 = Porta Nigra, height 7
thing-part-porta-8 = Porta Nigra, height 8

## Building cards by their ids, then by what they show

thing-k01 = Building card 1
    .the = building card 1
thing-k02 = Building card 2
    .the = building card 2
thing-k03 = Building card 3
    .the = building card 3
thing-k04 = Building card 4
    .the = building card 4
thing-k05 = Building card 5
    .the = building card 5
thing-k06 = Building card 6
    .the = building card 6
thing-k07 = Building card 7
    .the = building card 7
thing-k08 = Building card 8
    .the = building card 8
thing-k09 = Building card 9
    .the = building card 9
thing-k10 = Building card 10
    .the = building card 10
thing-k11 = Building card 11
    .the = building card 11
thing-k12 = Building card 12
    .the = building card 12
thing-k13 = Building card 13
    .the = building card 13
thing-k14 = Building card 14
    .the = building card 14
thing-k15 = Building card 15
    .the = building card 15
thing-k16 = Building card 16
    .the = building card 16
thing-k17 = Building card 17
    .the = building card 17
thing-k18 = Building card 18
    .the = building card 18
thing-k19 = Building card 19
    .the = building card 19
thing-k20 = Building card 20
    .the = building card 20
thing-card-basilica-black = Basilica, black
    .the = the black card of the Basilica
thing-card-basilica-blue = Basilica, blue
    .the = the blue card of the Basilica
thing-card-basilica-red = Basilica, red
    .the = the red card of the Basilica
thing-card-basilica-yellow = Basilica, yellow
    .the = the yellow card of the Basilica
thing-card-basilica-white = Basilica, white
    .the = the white card of the Basilica
thing-card-amphitheatre-black = Amphitheatre, black
    .the = the black card of the Amphitheatre
thing-card-amphitheatre-blue = Amphitheatre, blue
    .the = the blue card of the Amphitheatre
thing-card-amphitheatre-red = Amphitheatre, red
    .the = the red card of the Amphitheatre
thing-card-amphitheatre-yellow = Amphitheatre, yellow
    .the = the yellow card of the Amphitheatre
thing-card-amphitheatre-white = Amphitheatre, white
    .the = the white card of the Amphitheatre
thing-card-wall-black = City Wall, black
    .the = the black card of the City Wall
thing-card-wall-blue = City Wall, blue
    .the = the blue card of the City Wall
thing-card-wall-red = City Wall, red
    .the = the red card of the City Wall
thing-card-wall-yellow = City Wall, yellow
    .the = the yellow card of the City Wall
thing-card-wall-white = City Wall, white
    .the = the white card of the City Wall
thing-card-porta-black = Porta Nigra, black
    .the = the black card of the Porta Nigra
thing-card-porta-blue = Porta Nigra, blue
    .the = the blue card of the Porta Nigra
thing-card-porta-red = Porta Nigra, red
    .the = the red card of the Porta Nigra
thing-card-porta-yellow = Porta Nigra, yellow
    .the = the yellow card of the Porta Nigra
thing-card-porta-white = Porta Nigra, white
    .the = the white card of the Porta Nigra

## Honour cards by their ids, then by what they are for

thing-h01 = Honour card 1
    .the = honour card 1
thing-h02 = Honour card 2
    .the = honour card 2
thing-h03 = Honour card 3
    .the = honour card 3
thing-h04 = Honour card 4
    .the = honour card 4
thing-h05 = Honour card 5
    .the = honour card 5
thing-h06 = Honour card 6
    .the = honour card 6
thing-h07 = Honour card 7
    .the = honour card 7
thing-h08 = Honour card 8
    .the = honour card 8
thing-h09 = Honour card 9
    .the = honour card 9
thing-h10 = Honour card 10
    .the = honour card 10
thing-h11 = Honour card 11
    .the = honour card 11
thing-h12 = Honour card 12
    .the = honour card 12
thing-h13 = Honour card 13
    .the = honour card 13
thing-h14 = Honour card 14
    .the = honour card 14
thing-h15 = Honour card 15
    .the = honour card 15
thing-h16 = Honour card 16
    .the = honour card 16
thing-h17 = Honour card 17
    .the = honour card 17
thing-h18 = Honour card 18
    .the = honour card 18
thing-h19 = Honour card 19
    .the = honour card 19
thing-h20 = Honour card 20
    .the = honour card 20
thing-h21 = Honour card 21
    .the = honour card 21
thing-h22 = Honour card 22
    .the = honour card 22
thing-h23 = Honour card 23
    .the = honour card 23
thing-h24 = Honour card 24
    .the = honour card 24
thing-h25 = Honour card 25
    .the = honour card 25
thing-h26 = Honour card 26
    .the = honour card 26
thing-h27 = Honour card 27
    .the = honour card 27
thing-h28 = Honour card 28
    .the = honour card 28
thing-honour-substitute-basilica = Substitute, Basilica
    .the = the substitute building card of the Basilica
    .about = Kept; it counts as a building card of the Basilica in every respect.
thing-honour-substitute-amphitheatre = Substitute, Amphitheatre
    .the = the substitute building card of the Amphitheatre
    .about = Kept; it counts as a building card of the Amphitheatre in every respect.
thing-honour-substitute-wall = Substitute, City Wall
    .the = the substitute building card of the City Wall
    .about = Kept; it counts as a building card of the City Wall in every respect.
thing-honour-substitute-porta = Substitute, Porta Nigra
    .the = the substitute building card of the Porta Nigra
    .about = Kept; it counts as a building card of the Porta Nigra in every respect.
thing-honour-brick-black = Black brick
    .the = the honour card for a black brick
    .about = A black brick from the reserve, with whatever else the card shows.
thing-honour-brick-blue = Blue brick
    .the = the honour card for a blue brick
    .about = A blue brick from the reserve, with whatever else the card shows.
thing-honour-brick-red = Red brick
    .the = the honour card for a red brick
    .about = A red brick from the reserve, with whatever else the card shows.
thing-honour-brick-yellow = Yellow brick
    .the = the honour card for a yellow brick
    .about = A yellow brick from the reserve, with whatever else the card shows.
thing-honour-brick-white = White brick
    .the = the honour card for a white brick
    .about = A white brick from the reserve, with whatever else the card shows.
thing-honour-final =
    { $a ->
        [none] Final scoring
       *[other] Final scoring, { $a } points
    }
    .the =
        { $a ->
            [none] the final scoring card
           *[other] the final scoring card worth { $a }
        }
    .about = Kept; it scores its points at the end of the game. The cards it shows at the top are discarded for it.
thing-honour-sesterces =
    { $a ->
        [none] Sesterces
        [one] { $a } sesterce
       *[other] { $a } sesterces
    }
    .the =
        { $a ->
            [none] the honour card for sesterces
            [one] the honour card for { $a } sesterce
           *[other] the honour card for { $a } sesterces
        }
    .about = Sesterces from the bank, at once.
thing-honour-points =
    { $a ->
        [none] Points
        [one] { $a } point
       *[other] { $a } points
    }
    .the =
        { $a ->
            [none] the honour card for points
            [one] the honour card for { $a } point
           *[other] the honour card for { $a } points
        }
    .about = Victory points, at once.
thing-honour-porta = Brick, Porta Nigra
    .the = the honour card for a brick in the Porta Nigra
    .about = A brick from the reserve under the Roman of one of your elements in the Porta Nigra: no points now, but perhaps a reward, and a greater height.
thing-honour-build = Build
    .the = the honour card for building
    .about = Place one building element at once, with its walk and its Roman.
thing-honour-romans =
    { $a ->
        [none] Romans
        [one] { $a } Roman
       *[other] { $a } Romans
    }
    .the =
        { $a ->
            [none] the honour card for Romans
            [one] the honour card for { $a } Roman
           *[other] the honour card for { $a } Romans
        }
    .about = Your own Romans from the reserve.
thing-honour-torches =
    { $a ->
        [none] Torch tokens
        [one] { $a } torch token
       *[other] { $a } torch tokens
    }
    .the =
        { $a ->
            [none] the honour card for torch tokens
            [one] the honour card for { $a } torch token
           *[other] the honour card for { $a } torch tokens
        }
    .about = Torch tokens, at once.

## Action cards: every player has the same, in her own colour

thing-act1 = Card I
    .the = action card I
thing-act2 = Card II
    .the = action card II
thing-act3 = Card III
    .the = action card III
thing-act4 = Card IV
    .the = action card IV
thing-act5 = Card V
    .the = action card V
thing-act6 = Card VI
    .the = action card VI
thing-act7 = Card VII
    .the = action card VII
thing-act8 = Card VIII
    .the = action card VIII
thing-p0-act1 = { thing-act1 }
    .the = { thing-act1.the }
thing-p0-act2 = { thing-act2 }
    .the = { thing-act2.the }
thing-p0-act3 = { thing-act3 }
    .the = { thing-act3.the }
thing-p0-act4 = { thing-act4 }
    .the = { thing-act4.the }
thing-p0-act5 = { thing-act5 }
    .the = { thing-act5.the }
thing-p0-act6 = { thing-act6 }
    .the = { thing-act6.the }
thing-p0-act7 = { thing-act7 }
    .the = { thing-act7.the }
thing-p0-act8 = { thing-act8 }
    .the = { thing-act8.the }
thing-p1-act1 = { thing-act1 }
    .the = { thing-act1.the }
thing-p1-act2 = { thing-act2 }
    .the = { thing-act2.the }
thing-p1-act3 = { thing-act3 }
    .the = { thing-act3.the }
thing-p1-act4 = { thing-act4 }
    .the = { thing-act4.the }
thing-p1-act5 = { thing-act5 }
    .the = { thing-act5.the }
thing-p1-act6 = { thing-act6 }
    .the = { thing-act6.the }
thing-p1-act7 = { thing-act7 }
    .the = { thing-act7.the }
thing-p1-act8 = { thing-act8 }
    .the = { thing-act8.the }
thing-p2-act1 = { thing-act1 }
    .the = { thing-act1.the }
thing-p2-act2 = { thing-act2 }
    .the = { thing-act2.the }
thing-p2-act3 = { thing-act3 }
    .the = { thing-act3.the }
thing-p2-act4 = { thing-act4 }
    .the = { thing-act4.the }
thing-p2-act5 = { thing-act5 }
    .the = { thing-act5.the }
thing-p2-act6 = { thing-act6 }
    .the = { thing-act6.the }
thing-p2-act7 = { thing-act7 }
    .the = { thing-act7.the }
thing-p2-act8 = { thing-act8 }
    .the = { thing-act8.the }
thing-p3-act1 = { thing-act1 }
    .the = { thing-act1.the }
thing-p3-act2 = { thing-act2 }
    .the = { thing-act2.the }
thing-p3-act3 = { thing-act3 }
    .the = { thing-act3.the }
thing-p3-act4 = { thing-act4 }
    .the = { thing-act4.the }
thing-p3-act5 = { thing-act5 }
    .the = { thing-act5.the }
thing-p3-act6 = { thing-act6 }
    .the = { thing-act6.the }
thing-p3-act7 = { thing-act7 }
    .the = { thing-act7.the }
thing-p3-act8 = { thing-act8 }
    .the = { thing-act8.the }

## The icons of the played card, then by what they do

thing-icon-1 = Icon 1
    .the = icon 1
thing-icon-2 = Icon 2
    .the = icon 2
thing-icon-3 = Icon 3
    .the = icon 3
thing-icon-4 = Icon 4
    .the = icon 4
thing-icon-5 = Icon 5
    .the = icon 5
thing-icon-buy-black = black brick
    .the = the black buy icon
thing-icon-buy-blue = blue brick
    .the = the blue buy icon
thing-icon-buy-red = red brick
    .the = the red buy icon
thing-icon-buy-yellow = yellow brick
    .the = the yellow buy icon
thing-icon-buy-white = white brick
    .the = the white buy icon
thing-icon-buy-any = any brick
    .the = the grey buy icon
thing-icon-build = build
    .the = the build icon
thing-icon-influence = influence token
    .the = the influence icon
thing-icon-torch = torch token
    .the = the torch icon
thing-icon-coins-3 = 3 coins
    .the = the icon of 3 coins
thing-icon-coins-4 = 4 coins
    .the = the icon of 4 coins
thing-icon-coins-5 = 5 coins
    .the = the icon of 5 coins

## Supply cards

thing-s01 = Supply card 1
    .the = supply card 1
thing-s02 = Supply card 2
    .the = supply card 2
thing-s03 = Supply card 3
    .the = supply card 3
thing-s04 = Supply card 4
    .the = supply card 4
thing-s05 = Supply card 5
    .the = supply card 5
thing-s06 = Supply card 6
    .the = supply card 6
thing-s07 = Supply card 7
    .the = supply card 7
thing-s08 = Supply card 8
    .the = supply card 8
thing-s09 = Supply card 9
    .the = supply card 9
thing-s10 = Supply card 10
    .the = supply card 10

## Pieces

thing-brick =
    { $count ->
        [one] brick
       *[other] bricks
    }
    .the =
        { $count ->
            [one] 1 brick
           *[other] { $count } bricks
        }
thing-sesterce =
    { $count ->
        [one] sesterce
       *[other] sesterces
    }
    .the =
        { $count ->
            [one] 1 sesterce
           *[other] { $count } sesterces
        }
thing-torch =
    { $count ->
        [one] torch token
       *[other] torch tokens
    }
    .the =
        { $count ->
            [one] 1 torch token
           *[other] { $count } torch tokens
        }
thing-influence =
    { $count ->
        [one] influence token
       *[other] influence tokens
    }
    .the =
        { $count ->
            [one] 1 influence token
           *[other] { $count } influence tokens
        }
thing-romans =
    { $count ->
        [one] Roman
       *[other] Romans
    }
    .the =
        { $count ->
            [one] 1 Roman
           *[other] { $count } Romans
        }
thing-p0-roman = { thing-romans }
    .the = { thing-romans.the }
thing-p0-builder = master builder
    .the = the master builder
thing-p1-roman = { thing-romans }
    .the = { thing-romans.the }
thing-p1-builder = master builder
    .the = the master builder
thing-p2-roman = { thing-romans }
    .the = { thing-romans.the }
thing-p2-builder = master builder
    .the = the master builder
thing-p3-roman = { thing-romans }
    .the = { thing-romans.the }
thing-p3-builder = master builder
    .the = the master builder

## Places to click that are not things

thing-spend-roman = A Roman for influence tokens
    .the = a Roman for influence tokens
    .about = A Roman comes from your reserve to your hand.
thing-spend-build = Building for influence tokens
    .the = building for influence tokens
    .about = You build an element without an icon of your card. The spot is asked next.
thing-sell-torch = A sesterce for a torch token
    .the = selling a torch token
    .about = One torch token less, one sesterce more.
thing-forfeit = A sesterce for an action
    .the = giving up an action
    .about = One action of your card less, one sesterce more.
thing-end = End of the turn
    .the = the end of the turn
    .about = What is left of your card is lost, and the next player goes on.

## Places

zone-reserve = Brick reserve
zone-bank = Bank
zone-box = Out of the game
zone-shop = { $place } shop
zone-spot = { $place }
zone-basilica = Basilica
zone-amphitheatre = Amphitheatre
zone-wall = City Wall
zone-porta = Porta Nigra
zone-deck-supply = Supply deck
zone-discard-supply = Supply discards
zone-deck-buildings = Building deck
zone-display-buildings = Building cards
zone-deck-honours = Honour deck
zone-display-honours = Honour cards
zone-p-purse = { $player }: sesterces
zone-p-torches = { $player }: torch tokens
zone-p-influence = { $player }: influence tokens
zone-p-romans = { $player }: Romans at hand
zone-p-reserve = { $player }: Romans in the reserve
zone-p-stand = { $player }: master builder
zone-p-bricks = { $player }: { $place-the } bricks
zone-p-deck = { $player }: action deck
zone-p-hand = { $player }: hand
zone-p-played = { $player }: card played
zone-p-discard = { $player }: discards
zone-p-cards = { $player }: cards collected

## Questions

question-placing = { $player } is choosing a quarter for the master builder.
    .you = In which quarter do you set your master builder?
question-card = { $player } is choosing an action card.
    .you = Your turn: which card do you play?
question-act = { $player } is choosing the next action.
    .you = What do you do with your card?
question-spot = { $player } is choosing a building spot.
    .you = Where do you build?
question-height = { $player } is choosing a height for { $spot-the }.
    .you = How many bricks do you stack on { $spot-the }?
question-whites = { $player } is choosing bricks for { $spot-the }.
    .you =
        { $bricks ->
            [one] Is the brick for { $spot-the } a white one?
           *[other] How many of the { $bricks } bricks for { $spot-the } are white ones?
        }
question-adding = { $player } is choosing an element of the Porta Nigra.
    .you = Which of your elements in the Porta Nigra grows by a brick?
question-split = { $player } is splitting { $left } between points and sesterces.
    .you = You have { $left } to split: how much of it do you take in points?
question-appoint = { $player } is naming the starting player.
    .you = You have the fewest points: who begins the next round?

## Moves

move-place = Set your master builder in the quarter of { $a-the }
    .group = Arrive at
    .short = { $a }
move-play = Play { $a-the }
    .group = Play
    .short = { $a }
move-buy = Buy a { $a-the } brick with icon { $b } of your card
    .group = Buy a brick
    .short = { $a-the } (icon { $b })
move-build = Build with icon { $a } of your card
    .group = Other icons
    .short = build (icon { $a })
move-influence = Take an influence token with icon { $a } of your card
    .group = Other icons
    .short = influence token (icon { $a })
move-torch = Take a torch token with icon { $a } of your card
    .group = Other icons
    .short = torch token (icon { $a })
move-coins = Take the coins of icon { $a } of your card
    .group = Other icons
    .short = coins (icon { $a })
move-honour = Buy { $a-the }
    .group = Buy an honour card
    .short = { $a }
move-spend-roman = Take a Roman for influence tokens
    .group = Spend influence tokens
    .short = take a Roman
move-spend-build = Build for influence tokens
    .group = Spend influence tokens
    .short = build
move-sell = Turn a torch token into a sesterce
    .group = Other
    .short = turn a torch token into a sesterce
move-forfeit = Forfeit an action of your card for a sesterce
    .group = Other
    .short = forfeit an action for a sesterce
move-end = End your turn
    .group = Other
    .short = end your turn
move-on = Build on { $a-the }
    .group = Build on
    .short = { $a }
move-stack =
    { $a ->
        [one] Stack 1 brick
       *[other] Stack { $a } bricks
    }
    .group = Stack
    .short = { $a }
move-white =
    { $a ->
        [0] Use no white brick
        [one] Use 1 white brick
       *[other] Use { $a } white bricks
    }
    .group = White bricks
    .short = { $a }
move-add = Add a brick to { $a-the }
    .group = Add a brick to
    .short = { $a }
move-points =
    { $a ->
        [0] Take no points
        [one] Take 1 point, the rest in sesterces
       *[other] Take { $a } points, the rest in sesterces
    }
    .group = Points
    .short = { $a }
move-first = { $a } begins the next round
    .group = Begins the next round
    .short = { $a }

## What happens

moved-p-stand-to-basilica = { $from }’s master builder arrives at the Basilica
    .you = Your master builder arrives at the Basilica
moved-p-stand-to-amphitheatre = { $from }’s master builder arrives at the Amphitheatre
    .you = Your master builder arrives at the Amphitheatre
moved-p-stand-to-wall = { $from }’s master builder arrives at the City Wall
    .you = Your master builder arrives at the City Wall
moved-p-stand-to-porta = { $from }’s master builder arrives at the Porta Nigra
    .you = Your master builder arrives at the Porta Nigra
moved-to-basilica = The master builder walks to the Basilica
    .detail = walk to the Basilica
moved-to-amphitheatre = The master builder walks to the Amphitheatre
    .detail = walk to the Amphitheatre
moved-to-wall = The master builder walks to the City Wall
    .detail = walk to the City Wall
moved-to-porta = The master builder walks to the Porta Nigra
    .detail = walk to the Porta Nigra
moved-p-purse-to-bank = { $player } pays { $thing-the }
    .you = You pay { $thing-the }
    .detail = −{ $thing-the }
moved-bank-to-p-purse = { $player } takes { $thing-the }
    .you = You take { $thing-the }
    .detail = +{ $thing-the }
moved-bank-to-p-torches = { $player } takes { $thing-the }
    .you = You take { $thing-the }
    .detail = +{ $thing-the }
moved-p-torches-to-bank = { $player } spends { $thing-the }
    .you = You spend { $thing-the }
    .detail = −{ $thing-the }
moved-bank-to-p-influence = { $player } takes { $thing-the }
    .you = You take { $thing-the }
    .detail = +{ $thing-the }
moved-p-influence-to-bank = { $player } spends { $thing-the }
    .you = You spend { $thing-the }
    .detail = −{ $thing-the }
moved-p-reserve-to-p-romans = { $player } takes { $thing-the }
    .you = You take { $thing-the }
    .detail = +{ $thing-the }
moved-reserve-to-p-bricks =
    { $count ->
        [one] { $player } takes 1 { $place-the } brick
       *[other] { $player } takes { $count } { $place-the } bricks
    }
    .you =
        { $count ->
            [one] You take 1 { $place-the } brick
           *[other] You take { $count } { $place-the } bricks
        }
    .detail =
        { $count ->
            [one] +1 { $place-the } brick
           *[other] +{ $count } { $place-the } bricks
        }
moved-reserve-to-shop = The { $place-the } shop gets { $thing-the }
    .detail = +{ $count } { $place-the }
moved-reserve-to-spot = From the reserve to { $place-the }: { $thing-the }
    .detail = { $thing-the } from the reserve
moved-shop-to-p-bricks = { $player } buys a { $place-the } brick
    .you = You buy a { $place-the } brick
moved-p-bricks-to-spot =
    { $count ->
        [one] { $player } places 1 { $origin-the } brick on { $place-the }
       *[other] { $player } places { $count } { $origin-the } bricks on { $place-the }
    }
    .you =
        { $count ->
            [one] You place 1 { $origin-the } brick on { $place-the }
           *[other] You place { $count } { $origin-the } bricks on { $place-the }
        }
    .detail =
        { $count ->
            [one] −1 { $origin-the } brick
           *[other] −{ $count } { $origin-the } bricks
        }
moved-p-romans-to-spot = { $player } places { $thing-the } on { $place-the }
    .you = You place { $thing-the } on { $place-the }
    .detail = −{ $thing-the }
moved-display-buildings-to-p-cards = { $player } takes { $thing-the }
    .you = You take { $thing-the }
    .detail = taking { $thing-the }
moved-display-honours-to-p-cards = { $player } keeps { $thing-the }
    .you = You keep { $thing-the }
    .detail = keeping { $thing-the }
moved-display-honours-to-box = Out of the game: { $thing-the }
    .detail = { "" }
moved-p-cards-to-box = { $player } discards { $thing-the }
    .you = You discard { $thing-the }
    .detail = discarding { $thing-the }
moved-deck-supply-to-discard-supply =
    { $count ->
        [one] 1 supply card refills the market
       *[other] { $count } supply cards refill the market
    }
moved-discard-supply-to-deck-supply =
    { $count ->
        [one] 1 supply card makes up a new deck
       *[other] { $count } supply cards make up a new deck
    }
    .detail =
        { $count ->
            [one] 1 card of the discards
           *[other] { $count } cards of the discards
        }
moved-deck-buildings-to-display-buildings = New on display: { $thing-the }
moved-deck-honours-to-display-honours = New on display: { $thing-the }
moved-p-deck-to-p-hand =
    { $count ->
        [one] { $player } draws a card
       *[other] { $player } draws { $count } cards
    }
    .you = You draw { $thing-the }
    .detail =
        { $thing ->
            [none] { $count ->
                [one] 1 card drawn
               *[other] { $count } cards drawn
            }
           *[other] drawn: { $thing-the }
        }
moved-p-hand-to-p-played = { $player } plays { $thing-the }
    .you = You play { $thing-the }
moved-p-played-to-p-discard = { $player } ends the turn
    .you = You end your turn
moved-p-discard-to-p-deck =
    { $count ->
        [one] { $player } shuffles 1 action card into a new deck
       *[other] { $player } shuffles { $count } action cards into a new deck
    }
    .you =
        { $count ->
            [one] You shuffle 1 action card into a new deck
           *[other] You shuffle { $count } action cards into a new deck
        }
happened-turn = { "" }
happened-walked =
    { $toll ->
        [0] { $player } walks without a toll
        [one] { $player } pays 1 toll
       *[other] { $player } pays { $toll } tolls
    }
    .you =
        { $toll ->
            [0] You walk without a toll
            [one] You pay 1 toll
           *[other] You pay { $toll } tolls
        }
    .detail =
        { $toll ->
            [0] no toll
            [one] 1 of it toll
           *[other] { $toll } of it tolls
        }
happened-used = { $player } uses { $icon-the }
    .you = You use { $icon-the }
happened-shown =
    { $torches ->
        [one] 1 torch for { $icons }
       *[other] { $torches } torches for { $icons }
    }
    .detail =
        { $torches ->
            [one] 1 torch for { $icons }
           *[other] { $torches } torches for { $icons }
        }
happened-unused =
    { $torches ->
        [one] { $player } leaves 1 torch unused
       *[other] { $player } leaves { $torches } torches unused
    }
    .you =
        { $torches ->
            [one] You leave 1 torch unused
           *[other] You leave { $torches } torches unused
        }
    .detail =
        { $torches ->
            [one] 1 unused torch
           *[other] { $torches } unused torches
        }
happened-forfeited = { $player } forfeits an action of the card
    .you = You forfeit an action of the card
happened-torch-sold = { $player } turns a torch token into coins
    .you = You turn a torch token into coins
happened-supply-reshuffled = The supply cards are used up and shuffled anew
happened-honoured = { $player } buys { $card-the }
    .you = You buy { $card-the }
happened-built =
    { $bricks ->
        [one] { $player } builds 1 brick on { $spot-the }
       *[other] { $player } builds { $bricks } bricks on { $spot-the }
    }
    .you =
        { $bricks ->
            [one] You build 1 brick on { $spot-the }
           *[other] You build { $bricks } bricks on { $spot-the }
        }
happened-grown = { $player } adds a brick to { $spot-the }: { $bricks } bricks now
    .you = You add a brick to { $spot-the }: { $bricks } bricks now
happened-scored =
    { $points ->
        [one] { $player } scores 1 point
       *[other] { $player } scores { $points } points
    }
    .you =
        { $points ->
            [one] You score 1 point
           *[other] You score { $points } points
        }
    .detail =
        { $reason ->
            [early-end] +{ $points } ★ for it
           *[other] +{ $points } ★
        }
happened-reward =
    { $times ->
        [one] { $player } gets the reward of { $building-the }
       *[other] { $player } gets the reward of { $building-the } { $times } times
    }
    .you =
        { $times ->
            [one] You get the reward of { $building-the }
           *[other] You get the reward of { $building-the } { $times } times
        }
    .detail =
        { $times ->
            [one] reward of { $building-the }
           *[other] reward of { $building-the } ×{ $times }
        }
happened-early-end =
    { $cause ->
        [bricks-exhausted] { $player } took the last brick: every other player has one more turn
       *[other] { $player } has placed the last Roman: every other player has one more turn
    }
    .you =
        { $cause ->
            [bricks-exhausted] You took the last brick: every other player has one more turn
           *[other] You have placed your last Roman: every other player has one more turn
        }
happened-round-ends = Round { $round } is over: intermediate scoring
happened-divided = { $player } splits { $amount } between points and sesterces
    .you = You split { $amount } between points and sesterces
happened-round = Round { $round } begins
happened-appointed =
    { $own ->
        [yes] { $player } chooses to begin the next round
       *[no] { $player } chooses { $target } to begin the next round
    }
    .you =
        { $own ->
            [yes] You choose to begin the next round
           *[no] You choose { $target } to begin the next round
        }
happened-final-scoring = The final scoring begins

## Refusals

why-pn-turn-one-card = You play exactly one action card a turn.
why-pn-card-discard-waits = You have already played { $thing-the }; it comes back in the next round.
why-pn-card-icon-once = You have already used { $thing-the } this turn.
why-pn-card-torches = The torches of your card are used up, and you have no torch token.
why-pn-card-forfeit = You can forfeit an action only while your played card has a torch left.
why-pn-torch-sell = You have no torch token.
why-pn-buy-empty-shop = The { $colour-the } shop is empty.
why-pn-buy-icon-colour = With { $thing-the } you cannot buy a { $colour-the } brick.
why-pn-buy-price =
    { $tolls ->
        [0] A brick costs { $price } there; you have { $have ->
            [0] none
            [one] 1 sesterce
           *[other] { $have } sesterces
        }.
       *[other] A brick costs { $price } there and the walk { $tolls }; you have { $have ->
            [0] none
            [one] 1 sesterce
           *[other] { $have } sesterces
        }.
    }
why-pn-build-roman = You have no Roman left to put on top.
why-pn-build-spot-empty = There is no empty spot for that.
why-pn-build-bricks =
    That takes { $need } { $colour-the } { $need ->
        [one] brick
       *[other] bricks
    }; you { $have ->
        [0] have none that would do
       *[other] can provide { $have }
    }.
why-pn-build-white = Of these bricks { $fewest } to { $most } can be white.
why-pn-walk-toll =
    { $need ->
        [one] The walk there costs 1 sesterce; you have { $have }.
       *[other] The walk there costs { $need } sesterces; you have { $have }.
    }
why-pn-porta-height = For that you need { $need } bricks; you can stack { $have }.
why-pn-influence-roman =
    { $need ->
        [one] A Roman costs 1 influence token; you have { $have }.
       *[other] A Roman costs { $need } influence tokens; you have { $have }.
    }
why-pn-influence-build =
    { $need ->
        [one] Building costs 1 influence token; you have { $have }.
       *[other] Building costs { $need } influence tokens; you have { $have }.
    }
why-pn-roman-limited = All your Romans are in play.
why-pn-honour-cost =
    { $need ->
        [one] This card costs 1 influence token; you have { $have ->
            [0] none
           *[other] { $have }
        }.
       *[other] This card costs { $need } influence tokens; you have { $have ->
            [0] none
           *[other] { $have }
        }.
    }
why-pn-honour-one-a-turn = You have already bought an honour card this turn.
why-pn-final-discard-different = You must discard cards of { $need } different buildings; you have { $have }.
why-pn-final-discard-lower = You must discard { $thing-the }, which you do not have.
why-pn-extra-brick-own = You have no element on { $thing-the }.
why-pn-extra-brick-most = This element is as high as it can be.
why-pn-brick-limited =
    { $own ->
        [yes] { $count ->
            [0] None of your Romans is left in reserve: all are in play.
            [one] { $count } of your Romans is still in reserve. Influence tokens bring it into play.
           *[other] { $count } of your Romans are still in reserve. Influence tokens bring them into play.
        }
       *[no] { $owner ->
            [none] { $count ->
                [0] The reserve has no brick left: the shops are not filled any more.
                [one] { $count } brick is left in the reserve. It comes into a shop when the market is refilled.
               *[other] { $count } bricks are left in the reserve. They come into the shops when the market is refilled.
            }
           *[other] { $count ->
                [0] None of { $owner }’s Romans is left in reserve.
                [one] { $count } of { $owner }’s Romans is still in reserve.
               *[other] { $count } of { $owner }’s Romans are still in reserve.
            }
        }
    }
why-pn-buy-one-brick =
    { $count ->
        [0] This shop is empty. The shops are refilled at the beginning of a turn, once few bricks are left in all of them.
       *[other] This shop has { $count ->
            [one] { $count } brick
           *[other] { $count } bricks
        }{ $price ->
            [none] . {""}
            [one] , and one costs you { $price } sesterce with the walk. {""}
           *[other] , and one costs you { $price } sesterces with the walk. {""}
        }You buy one with an icon of that colour, or a grey one, on your action card.
    }
why-pn-city-quarters =
    { $here ->
        [yes] Your master builder stands in this quarter: buying and building here costs no toll.
       *[no] { $toll ->
            [none] A quarter of the city. Your master builder walks there when you buy or build in it.
            [one] The walk to this quarter costs you { $toll } sesterce. Your master builder goes when you buy or build there.
           *[other] The walk to this quarter costs you { $toll } sesterces. Your master builder goes when you buy or build there.
        }
    }
why-pn-turn-refill-market =
    { $count ->
        [0] The supply deck is empty: the used cards are shuffled at the next refill.
        [one] { $count } supply card is left. It says which bricks come into the shops next.
       *[other] { $count } supply cards are left. They say which bricks come into the shops.
    }
why-pn-turn-supply-reshuffled =
    { $count ->
        [0] No supply card has been used since the last shuffle.
       *[other] { $count ->
            [one] { $count } supply card has
           *[other] { $count } supply cards have
        } filled the shops already, to be shuffled again { $deck ->
            [0] at the next refill: the deck is empty.
            [one] after the { $deck } card left in the deck.
           *[other] after the { $deck } cards left in the deck.
        }
    }
why-pn-turn-refill-building-cards =
    { $count ->
        [0] No building card is left to fill the display.
        [one] { $count } building card is left. It fills the display between the turns.
       *[other] { $count } building cards are left. They fill the display between the turns.
    }
why-pn-build-card =
    { $lies ->
        [yes] { $thing }: this card is not bought. You take it by building on a spot that matches it.
       *[no] { $count ->
            [0] No building card lies out now.
            [one] { $count } building card lies out. You take it by building on a spot that matches it; it is not bought.
           *[other] { $count } building cards lie out. You take one by building on a spot that matches it; they are not bought.
        }
    }
why-pn-turn-refill-honour-cards =
    { $count ->
        [0] No honour card is left to fill the display.
        [one] { $count } honour card is left. It fills the display between the turns.
       *[other] { $count } honour cards are left. They fill the display between the turns.
    }
why-pn-honour-at-once =
    Honour cards are bought on your turn, one a turn; you have { $influence ->
        [0] no influence token
        [one] { $influence } influence token
       *[other] { $influence } influence tokens
    } for them. First answer the question above.
why-pn-final-out-of-the-game =
    { $lies ->
        [yes] { $thing } has left the game and does not come back.
       *[no] { $count ->
            [0] Nothing has left the game yet.
            [one] { $count } card has left the game and does not come back.
           *[other] { $count } cards have left the game and do not come back.
        }
    }
why-pn-setup-start =
    { $own ->
        [yes] { $count ->
            [0] You have no sesterce left. They pay for bricks and for the tolls between the quarters.
            [one] You have { $count } sesterce: for bricks and for the tolls between the quarters.
           *[other] You have { $count } sesterces: for bricks and for the tolls between the quarters.
        }
       *[no] { $owner } has { $count ->
            [0] no sesterce left.
            [one] { $count } sesterce. Only { $owner } spends it.
           *[other] { $count } sesterces. Only { $owner } spends them.
        }
    }
why-pn-card-torch-token =
    { $own ->
        [yes] { $count ->
            [0] You have no torch token. Each would be one more action, or a sesterce.
            [one] You have { $count } torch token: it is worth one more action, or a sesterce.
           *[other] You have { $count } torch tokens: each is worth one more action, or a sesterce.
        }
       *[no] { $owner } has { $count ->
            [0] no torch token.
            [one] { $count } torch token: it is worth { $owner } one more action.
           *[other] { $count } torch tokens: each is worth { $owner } one more action.
        }
    }
why-pn-action-influence =
    { $own ->
        [yes] { $count ->
            [0] You have no influence token. They are for honour cards, Romans and building once more.
            [one] You have { $count } influence token: for honour cards, Romans and building once more.
           *[other] You have { $count } influence tokens: for honour cards, Romans and building once more.
        }
       *[no] { $owner } has { $count ->
            [0] no influence token.
            [one] { $count } influence token, for honour cards, Romans and building.
           *[other] { $count } influence tokens, for honour cards, Romans and building.
        }
    }
why-pn-end-fifteenth =
    { $own ->
        [yes] { $count ->
            [0] You have no Roman at hand, and need one on top of everything you build. Influence tokens bring one.
            [one] You have { $count } Roman at hand: one goes on top of everything you build.
           *[other] You have { $count } Romans at hand: one goes on top of everything you build.
        }
       *[no] { $owner } has { $count ->
            [0] no Roman at hand, and cannot build without one.
            [one] { $count } Roman at hand: one goes on top of everything { $owner } builds.
           *[other] { $count } Romans at hand: one goes on top of everything { $owner } builds.
        }
    }
why-pn-turn-place-builder =
    { $own ->
        [yes] Your master builder enters the city at the beginning of your first turn, and walks by himself when you buy or build.
       *[no] { $owner }’s master builder walks for { $owner } alone.
    }
why-pn-build-substitute-colour =
    { $own ->
        [yes] { $count ->
            [0] You have no { $colour-the } brick. You buy bricks in the shops, with an icon of your card.
            [one] You have { $count } { $colour-the } brick. It is stacked on a spot when you build: choose the spot, not the brick.
           *[other] You have { $count } { $colour-the } bricks. They are stacked on a spot when you build: choose the spot, not the bricks.
        }
       *[no] { $owner } has { $count ->
            [0] no { $colour-the } brick now.
            [one] { $count } { $colour-the } brick, for { $owner }’s own buildings.
           *[other] { $count } { $colour-the } bricks, for { $owner }’s own buildings.
        }
    }
why-pn-setup-action-cards =
    { $own ->
        [yes] { $count ->
            [0] Your deck is empty: what you hold are your last action cards this round.
            [one] { $count } of your action cards is still to come this round.
           *[other] { $count } of your action cards are still to come this round.
        }
       *[no] { $count ->
            [0] { $owner }’s deck is empty: what { $owner } holds are the last action cards this round.
            [one] { $count } of { $owner }’s action cards is still to come this round.
           *[other] { $count } of { $owner }’s action cards are still to come this round.
        }
    }
why-pn-round-new-hands =
    { $own ->
        [yes] { $count ->
            [0] You hold no action card now. They come back in the next round.
            [one] You hold { $count } action card. One is played each turn; now something else is asked.
           *[other] You hold { $count } action cards. One is played each turn; now something else is asked.
        }
       *[no] { $owner } holds { $count ->
            [0] no action card now.
            [one] { $count } action card. Nobody else sees it.
           *[other] { $count } action cards. Nobody else sees them.
        }
    }
why-pn-card-any-order =
    { $own ->
        [yes] You have played this card. Use its icons one by one; each torch is one action.
       *[no] { $owner } has played this card and is using its icons.
    }
why-pn-turn-last-cards =
    { $own ->
        [yes] { $count ->
            [0] You have played no action card this round.
           *[other] { $last ->
                [yes] You have played this card already, and this is the last round.
               *[no] You have played this card already. All your action cards come back in the next round.
            }
        }
       *[no] { $count ->
            [0] { $owner } has played no action card this round.
           *[other] { $last ->
                [yes] { $owner } has played this card already, and this is the last round.
               *[no] { $owner } has played this card already, and gets it back in the next round.
            }
        }
    }
why-pn-score-sets =
    { $own ->
        [yes] { $count ->
            [0] You have collected no card yet. Sets of different buildings bring points at the end.
            [one] You have collected { $count } card. Sets of different buildings bring points at the end.
           *[other] You have collected { $count } cards. Sets of different buildings bring points at the end.
        }
       *[no] { $owner } has collected { $count ->
            [0] no card yet.
            [one] { $count } card. Sets of different buildings bring points at the end.
           *[other] { $count } cards. Sets of different buildings bring points at the end.
        }
    }
why-pn-turn-optional =
    { $used ->
        [yes] You have used this icon already. First answer the question above.
       *[no] { $torches ->
            [0] This is for your turn, and no torch of your card is left. First answer the question above.
            [one] This is for your turn: { $torches } torch of your card is left. First answer the question above.
           *[other] This is for your turn: { $torches } torches of your card are left. First answer the question above.
        }
    }
why-pn-build-one-element =
    { $owner ->
        [none] This spot takes { $porta ->
            [yes] at least { $need }
           *[no] { $need }
        } { $colour-the } { $need ->
            [one] brick
           *[other] bricks
        }; { $have ->
            [0] you have none that would do. Buy some in the shops first.
           *[other] you can stack { $have }. { $enough ->
                [no] Buy more in the shops first.
               *[yes] { $romans ->
                    [0] But you have no Roman at hand to put on top.
                   *[other] First click a building icon of your card, or Build for influence tokens; then the spot.
                }
            }
        }
       *[other] { $own ->
            [yes] { $bricks ->
                [one] Your brick stands here, with your Roman on top. It stays, and counts for the majorities.
               *[other] Your { $bricks } bricks stand here, with your Roman on top. They stay, and count for the majorities.
            }
           *[no] { $bricks ->
                [one] { $owner }’s brick stands
               *[other] { $owner }’s { $bricks } bricks stand
            } here. Nobody else can build on this spot any more.
        }
    }
why-pn-score-only-builders =
    { $most ->
        [0] Nobody has built here yet. At the end, whoever has built most here wins these points.
       *[other] { $leads ->
            [yes] You are ahead here with { $most }.
           *[no] { $leader ->
                [none] The lead here is shared, with { $most };
               *[other] { $leader } is ahead here with { $most };
            } you have { $yours ->
                [0] none.
               *[other] { $yours }.
            }
        } At the end, whoever has built most here wins these points.
    }

## Endings and scoring

ending-last-round = The last round is over.
ending-bricks-exhausted = The bricks have run out.
ending-fifteenth-element = Somebody has placed the last Roman.
ending-tie = A tie for first place: all who are tied win.
category-track = During the game
category-sets = Sets of building cards
category-finals = Final scoring cards
category-leftovers = Left over
category-basilica = Majorities of the Basilica
category-amphitheatre = Majorities of the Amphitheatre
category-wall = Majority of the City Wall
category-porta = Majorities of the Porta Nigra

## What bots weigh

term-bricks = Bricks at hand
term-money = Money to spend
term-supplies = Romans and tokens
term-rewards = On the way to rewards
term-scorings = Scorings to come
term-card = The card in play

# Parts of what was learned on top of these.
term-learned-phase = How near the end is
term-learned-early = An early end
term-learned-market = Bricks on the market
term-learned-reserve-bricks = Bricks in the reserve
term-learned-track = Points on the track
term-learned-majorities = Majorities
term-learned-sets = Sets of building cards
term-learned-finals = Points of honour cards
term-learned-honours = Number of honour cards
term-learned-purse = The first six sesterces
term-learned-hoard = Sesterces beyond six
term-learned-torches = Torches
term-learned-influence = Influence
term-learned-first-roman = Having a Roman at all
term-learned-romans = Romans at hand
term-learned-reserve = Romans in the reserve
term-learned-bricks-black = Black bricks
term-learned-bricks-blue = Blue bricks
term-learned-bricks-red = Red bricks
term-learned-bricks-yellow = Yellow bricks
term-learned-bricks-white = White bricks
term-learned-bricks-worth = What the bricks can become
term-learned-bricks-kinds = Colours of bricks
term-learned-built = Bricks built
term-learned-elements = Elements built
term-learned-to-reward = On the way to rewards
term-learned-turns = Cards left this round
term-learned-rival-track = Best rival: { term-learned-track }
term-learned-rival-majorities = Best rival: { term-learned-majorities }
term-learned-rival-sets = Best rival: { term-learned-sets }
term-learned-rival-finals = Best rival: { term-learned-finals }
term-learned-rival-honours = Best rival: { term-learned-honours }
term-learned-rival-purse = Best rival: { term-learned-purse }
term-learned-rival-hoard = Best rival: { term-learned-hoard }
term-learned-rival-torches = Best rival: { term-learned-torches }
term-learned-rival-influence = Best rival: { term-learned-influence }
term-learned-rival-first-roman = Best rival: { term-learned-first-roman }
term-learned-rival-romans = Best rival: { term-learned-romans }
term-learned-rival-reserve = Best rival: { term-learned-reserve }
term-learned-rival-bricks-black = Best rival: { term-learned-bricks-black }
term-learned-rival-bricks-blue = Best rival: { term-learned-bricks-blue }
term-learned-rival-bricks-red = Best rival: { term-learned-bricks-red }
term-learned-rival-bricks-yellow = Best rival: { term-learned-bricks-yellow }
term-learned-rival-bricks-white = Best rival: { term-learned-bricks-white }
term-learned-rival-bricks-worth = Best rival: { term-learned-bricks-worth }
term-learned-rival-bricks-kinds = Best rival: { term-learned-bricks-kinds }
term-learned-rival-built = Best rival: { term-learned-built }
term-learned-rival-elements = Best rival: { term-learned-elements }
term-learned-rival-to-reward = Best rival: { term-learned-to-reward }
term-learned-rival-turns = Best rival: { term-learned-turns }

## The table as it is drawn

section-market = Market
section-basilica = Basilica
section-amphitheatre = Amphitheatre
section-wall = City Wall
section-porta = Porta Nigra
section-building-cards = Building cards
section-honour-cards = Honour cards
section-builder = At
section-hand = Hand
section-played = Played
section-elements = Built
section-cards = Building cards
section-honours = Kept
section-unclaimed = Majorities nobody has
section-to-reward = To the next reward
section-discard = Discard
section-majorities = Majorities
facts-bricks = bricks: { $list }
facts-price = costs { $list } with the walk
facts-needs = takes { $list }
facts-gives = gives { $list }
facts-each-brick = gives { $list } for each brick
facts-cost = costs { $list }
facts-torches = with { $list }
facts-stack = { $list }
facts-standing = { $list }
facts-reward = reward: { $list }
facts-progress = { $list } towards the next reward
facts-places = { $list } for the first and the second
figure-reward-every = every { $value } bricks
figure-up-to = up to { $value }
figure-brick-points =
    { $value ->
        [one] 1 point
       *[other] { $value } points
    }
figure-discard-cards =
    { $value ->
        [one] a building card
       *[other] { $value } cards of different buildings
    }
figure-discard-points = the card of { $value } points
figure-reserve = { $value } in reserve
figure-deck = { $value } in the deck
figure-round = round { $value }
figure-rounds-left =
    { $value ->
        [0] the last one
        [one] 1 more to come
       *[other] { $value } more to come
    }
figure-price =
    { $value ->
        [one] 1 sesterce
       *[other] { $value } sesterces
    }
figure-sesterces =
    { $value ->
        [one] 1 sesterce
       *[other] { $value } sesterces
    }
figure-toll =
    { $value ->
        [one] 1 toll
       *[other] { $value } tolls
    }
figure-torches =
    { $value ->
        [one] 1 torch
       *[other] { $value } torches
    }
figure-torches-left =
    { $value ->
        [0] no torch left on the card
        [one] 1 torch left on the card
       *[other] { $value } torches left on the card
    }
figure-influence =
    { $value ->
        [one] 1 influence token
       *[other] { $value } influence tokens
    }
figure-romans =
    { $value ->
        [one] 1 Roman
       *[other] { $value } Romans
    }
figure-points =
    { $value ->
        [one] 1 point
       *[other] { $value } points
    }
figure-final-points =
    { $value ->
        [one] 1 point at the end
       *[other] { $value } points at the end
    }
figure-bricks =
    { $value ->
        [one] 1 brick
       *[other] { $value } bricks
    }
figure-elements =
    { $value ->
        [one] 1 element
       *[other] { $value } elements
    }
figure-black = { $value } black
figure-blue = { $value } blue
figure-red = { $value } red
figure-yellow = { $value } yellow
figure-white = { $value } white
note-card = with a card
note-in-basilica = by the Basilica
note-in-amphitheatre = by the Amphitheatre
note-in-wall = by the City Wall
note-in-porta = by the Porta Nigra
note-in-all = in every quarter
note-ends = brought the end about
note-covered = used
note-first = begins
note-bricks-exhausted = last turns: no bricks left
note-fifteenth-element = last turns: somebody has no Roman left
