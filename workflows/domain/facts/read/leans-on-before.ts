import type { FactTopic } from '#workflows/domain/facts/topics.ts'

/** 'Sheets and towels included, for the beach no': what is left out are towels, and no beach. Folded, in the eight languages. */
const OF_TOWELS =
  /^(?:those |quell[ie] |die |celles |las |die |as |te )?(?:for|at|da|per(?: la| il)?|fur(?: den)?|pour(?: la)?|de(?: la)?|para(?: la| a)?|voor(?: het)?|na)(?: the)? ?(?:beach|pool|mare|spiaggia|piscina|strand|plage|piscine|playa|zwembad|praia|plaz[ey]|basen)[: ]+(?:no|not|non|nicht|nein|pas|niet|nee|nao|nie)(?![a-z])/
const TOWELS = new Set<FactTopic | undefined>(['towels', 'linen', 'beachTowels'])

/** Whether a folded piece says of towels for the beach that there are none, beside towels that there are. */
export const isOfTowels = (piece: string, before: FactTopic | undefined): boolean =>
  TOWELS.has(before) && OF_TOWELS.test(piece)

/** Whether a folded piece says of what it names what was said of the thing before it: 'towels included, tea towels too'. */
export const saysToo = (piece: string): boolean =>
  /(?<![a-z])(?:too|as well|anche|pure|auch|aussi|tambien|ook|tambem|tez|takze)[.!]?$/.test(piece)
