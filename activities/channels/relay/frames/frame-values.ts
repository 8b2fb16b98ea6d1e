import type { LabelKind } from '#activities/channels/relay/languages/frame.ts'
import { type Correspondence, isNameLine } from '#activities/channels/text/correspondence.ts'
import { isDateText } from '#activities/channels/text/date-words.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { isGuestCount } from './guest-count.ts'
import { keyOf } from './line-key.ts'

const MONEY = new Set('eur euro euros usd us chf gbp zl pln r brl kr kc czk cad aud nzd'.split(' '))
const ROOMS =
  /^(?:rooms?|camer[ae]|zimmer|chambres?|habitacion(?:es)?|kamers?|quartos?|poko\p{L}*|nights?|nott[ei]|nachte?|nachten|nuits?|noches?|noites?|noc\p{L}*)$/u
const wordsOf = (text: string) => fold(text).match(/\p{L}+/gu) ?? []
const isMadeOf = (text: string, isKnown: (word: string) => boolean) =>
  /\d/.test(text) && !/[?!]/.test(text) && wordsOf(text).every(isKnown)

/** What stands between the names of many families: `Joost de Wit`. */
const PARTICLE =
  /^(?:d[aeiou]|d[aeo]s|de[lnr]|della|dalla|dello|degli|la|le|lo|l[oa]s|van|von|vom|zu[mr]?|ten?|ter|op|af|y|i|e|bin|ibn|el|al|'t)$/u

/** A guest's name as the headers say it; where they say none, what looks like one. */
export function isName(text: string, of: Correspondence): boolean {
  if (of.names.length > 0) return isNameLine(text, of)
  const [first = '', ...rest] = text.trim().split(/\s+/)
  const words = [first, ...rest.filter((word, at) => at === rest.length - 1 || !PARTICLE.test(word))]
  return words.length <= 3 && words.every((word) => /^(?:\p{Lu}|\p{Lo})[\p{L}\p{M}.'’-]*$/u.test(word))
}

const isNumber = (value: string) =>
  /^#?\s?(?=.*\d)[\p{L}\p{N}][\p{L}\p{N}_.-]{0,39}$|^(?:HA-[A-Z]{4,12}|HM[A-Z]{8})$/u.test(value.trim())
/** `du 12 au 19 juin` */
const AROUND_DAYS =
  /\([^()]*\)|(?<!\p{L})(?:du|jusqu'|od|az|ve|dne|t\/m|de|entro|before|by|spatestens|avant|antes|prima|apres|dalle|fino|ore|after|v[oó]r)(?!\p{L})/giu
const isDate = (value: string) => isDateText(value.replace(AROUND_DAYS, ' '))

type Called = 'title' | 'room'
/** Of a label that promises what may be called anything: a house, and what kind of a house or room it is. */
export const isCalled = (kind: LabelKind): kind is Called => kind === 'title' || kind === 'room'

const VALUES: Record<Exclude<LabelKind, Called>, (value: string, of: Correspondence) => boolean> = {
  name: isName,
  firstName: isName,
  lastName: isName,
  code: isNumber,
  number: (value) => isNumber(value) || isMadeOf(value, (word) => ROOMS.test(word)),
  checkIn: isDate,
  checkOut: isDate,
  dates: isDate,
  guests: isGuestCount,
  adults: isGuestCount,
  children: (value) => /^\d{1,2}$/.test(value.trim()) || isGuestCount(value),
  price: (value) => isMadeOf(value, (word) => MONEY.has(word)),
  phone: (value) => /^\+?[\d\s()/.-]{6,24}$/.test(value.trim()),
}

export type ValueSays = 'yes' | 'no' | 'if_among_others'

function saysOf(kind: LabelKind, value: string, of: Correspondence): ValueSays {
  if (!isCalled(kind)) return VALUES[kind](value, of) ? 'yes' : 'no'
  const key = keyOf(value)
  if (key !== '' && keyOf(of.subject).includes(key)) return 'yes'
  return mayBeCalled(value) && !/[:;]|[.,]\s/.test(value) ? 'if_among_others' : 'no'
}

const LONGEST_NAME = 100
/** Whether under such a label a value may stand: neither a question nor days, guests or a sentence. */
export const mayBeCalled = (value: string): boolean =>
  value.length <= LONGEST_NAME && !/[?!]|\.$/.test(value) && !isDateText(value) && !isGuestCount(value)

/** As what a label that may promise several things keeps one. A title may be anything: the subject has it, or it stands among other labels. */
export function valueOf(
  kinds: readonly LabelKind[],
  value: string,
  of: Correspondence,
): { kind: LabelKind; says: ValueSays } | null {
  const all = kinds.map((kind) => ({ kind, says: saysOf(kind, value, of) }))
  return all.find(({ says }) => says === 'yes') ?? all.find(({ says }) => says === 'if_among_others') ?? null
}
