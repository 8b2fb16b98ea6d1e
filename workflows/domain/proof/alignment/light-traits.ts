import type { Piece } from './read-pieces.ts'

/** Verbs by which a thing is somewhere, is had or is used: a reply may say them of what the host names without any verb. */
const LIGHT = new Set('put hang lead_to receive need_it fit_in must begin_at serve belong_to bring_in'.split(' '))
/** That it costs something is said by its price. */
const PRICING = new Set(['cost', 'pay', 'charge', 'extra', 'rent', 'lend'])

/** True for what a reply says of a thing without adding to what the host wrote. */
export const isLightTrait = (trait: string, { values }: Piece): boolean =>
  LIGHT.has(trait) || (PRICING.has(trait) && values.some(({ kind }) => kind === 'price' || kind === 'percent'))
