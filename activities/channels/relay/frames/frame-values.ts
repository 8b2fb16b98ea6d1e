import { type Correspondence, isNameLine } from '#activities/channels/text/correspondence.ts'
import { isDateText } from '#activities/channels/text/date-words.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import type { LabelKind } from './frame.ts'
import { keyOf } from './line-key.ts'

const GUESTS = new Set(
  'adult adults child children infant infants pet pets guest guests traveler travelers traveller travellers person persons people room rooms adulto adulti bambino bambini neonato neonati animale animali ospite ospiti viaggiatori persone camera camere erwachsener erwachsene kind kinder kleinkind kleinkinder haustier haustiere gast gaste reisende personen zimmer adulte adultes enfant enfants bebe bebes animal animaux voyageur voyageurs personne personnes adultos nino ninos mascota mascotas huesped huespedes viajero viajeros personas volwassene volwassenen kinderen baby babys huisdier huisdieren gasten crianca criancas hospede hospedes pessoas dorosly dorosli dorosłych doroslych dziecko dzieci gosc gosci goscie osoby osob a and e und et y en i x'.split(
    ' ',
  ),
)
const MONEY = new Set('eur euro euros usd us chf gbp zl pln r brl kr cad aud'.split(' '))
const wordsOf = (text: string) => fold(text).match(/\p{L}+/gu) ?? []
const isMadeOf = (text: string, known: ReadonlySet<string>) =>
  /\d/.test(text) && !/[?!]/.test(text) && wordsOf(text).every((word) => known.has(word))

/** A guest's name as the headers say it; where they say none, what looks like one. */
export function isName(text: string, of: Correspondence): boolean {
  if (of.names.length > 0) return isNameLine(text, of)
  const words = text.trim().split(/\s+/)
  return words.length <= 3 && words.every((word) => /^(?:\p{Lu}|\p{Lo})[\p{L}\p{M}.'’-]*$/u.test(word))
}

const VALUES: Record<Exclude<LabelKind, 'title'>, (value: string, of: Correspondence) => boolean> = {
  name: isName,
  number: (value) => /^#?\s?(?=.*\d)[\p{L}\p{N}][\p{L}\p{N}_.-]{1,39}$/u.test(value.trim()),
  date: (value) => isDateText(value),
  guests: (value) => isMadeOf(value, GUESTS),
  price: (value) => isMadeOf(value, MONEY),
}

export type ValueSays = 'yes' | 'no' | 'if_among_others'

/** Whether a text is what a label promises. A title may be anything: the subject has it, or it stands among other labels. */
export function isValue(kind: LabelKind, value: string, of: Correspondence): ValueSays {
  if (kind !== 'title') return VALUES[kind](value, of) ? 'yes' : 'no'
  const key = keyOf(value)
  if (key !== '' && keyOf(of.subject).includes(key)) return 'yes'
  return value.length <= 100 && !/[?!:;]|[.,]\s/.test(value) ? 'if_among_others' : 'no'
}
