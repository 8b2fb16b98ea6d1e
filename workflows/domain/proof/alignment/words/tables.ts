import { LIMITS } from '#workflows/domain/proof/alignment/words-of-limits.ts'
import { THINGS } from '#workflows/domain/proof/alignment/words-of-things.ts'
import { TRAITS } from '#workflows/domain/proof/alignment/words-of-traits.ts'
import { DOING_THINGS, DOING_TRAITS } from './doing.ts'
import { HOUSE_THINGS } from './house.ts'
import { HOUSE_MORE_THINGS } from './house-more.ts'
import { HOUSE_TRAITS } from './house-traits.ts'
import { OUTSIDE_THINGS } from './outside.ts'
import { OUTSIDE_AROUND } from './outside-around.ts'
import { OUTSIDE_PLACES } from './outside-places.ts'
import { OUTSIDE_TRAITS } from './outside-traits.ts'
import { OUTSIDE_TRIPS } from './outside-trips.ts'
import { STAY_THINGS, STAY_TRAITS } from './stay.ts'
import { STAY_LIMITS } from './stay-limits.ts'
import { STAY_RULES } from './stay-rules.ts'
import { TALKING_THINGS, TALKING_TRAITS } from './talking.ts'

/** All tables of words, by kind. What is more special stands first: it takes its words before what is more general. */
export const TABLES = {
  things: [
    TALKING_THINGS,
    OUTSIDE_THINGS,
    OUTSIDE_PLACES,
    OUTSIDE_TRIPS,
    OUTSIDE_AROUND,
    HOUSE_THINGS,
    HOUSE_MORE_THINGS,
    STAY_THINGS,
    DOING_THINGS,
    THINGS,
  ],
  traits: [TALKING_TRAITS, OUTSIDE_TRAITS, HOUSE_TRAITS, STAY_TRAITS, STAY_RULES, DOING_TRAITS, TRAITS],
  limits: [STAY_LIMITS, LIMITS],
}
