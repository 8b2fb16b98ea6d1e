import type { Subject } from './words/topic-words.ts'

/** Rooms, company and money around what is asked or said, not the thing itself wherever that is named. */
export const AROUND_A_THING = [
  'kitchen',
  'rooms',
  'bathrooms',
  'balcony',
  'terrace',
  'garden',
  'children',
  'payment',
  'price',
] as const satisfies readonly Subject[]
