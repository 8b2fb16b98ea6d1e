import { type Correspondence, isNameLine, type PageLine } from '#activities/channels/text/correspondence.ts'
import { isDateText } from '#activities/channels/text/date-words.ts'
import { dayNamed, rangeIn } from '#activities/channels/text/stay-dates.ts'
import { voiceIn } from '#activities/channels/text/voice.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import type { CompiledFrame } from './compile-frame.ts'
import { type Concept, conceptsIn } from './concepts.ts'
import { isGuestCount } from './guest-count.ts'
import { keyOf } from './line-key.ts'
import { greets } from './place-line.ts'

/** `platform`: how much of a line is what platforms write; `guest`: how much is what people do. */
export type Evidence = {
  platform: number
  guest: number
  isWall: boolean
  isNamed: boolean
  isLabel: boolean
  isMark: boolean
}
/** `isBegun`: a line of the platform's stands above that says that a guest speaks. */
export type Context = {
  of: Correspondence
  frame: CompiledFrame
  page: ReadonlyMap<string, PageLine>
  isBegun?: boolean
}

const LINK = /[<([]?https?:\/\/\S+/gi
const FIRM = /(?<!\p{L})(?:B\.V\.?|Inc\.?|Ltd\.?|GmbH|UC|LLC|S\.à r\.l\.|Pte)(?!\p{L})/u
const SIGNS = /[©®™]/u
const MONEY =
  /^[-–+]?\s?(?:[€$£]|EUR|USD|GBP|CHF|PLN|CZK|R\$|zł|Kč|kr)?\s?\d[\d.,'’ ]*\s?(?:[€$£]|EUR|USD|GBP|CHF|PLN|CZK|zł|Kč|kr|SEK|DKK|NOK)?$/u
const HOURS = /\d{1,2}\s?(?:h(?:ours?|rs?)?|ore|stunden|heures?|horas?|uur|godzin\p{L}*|hodin\p{L}*)(?!\p{L})/u
const NUMBER = /(?<!\d)\d{7,14}(?!\d)|(?<!\p{L})(?:HM[A-Z0-9]{8}|HA-[A-Z0-9]{4,12})(?!\p{L})/u
/** `Booking 5999000222 · arrives on 4 March`: no guest draws such a dot. */
const ROW = /\S [·•|] \S/u
const [SHORT, HEADING, MOST_CHARACTERS] = [8, 6, 600]

/** What stands beside what, and how much it says. */
const BESIDE: readonly { all: readonly Concept[]; any?: readonly Concept[]; says: number; atMost?: number }[] = [
  { all: ['answer'], any: ['mail', 'guest', 'message', 'request'], says: 2.5 },
  { all: ['guest'], any: ['message', 'request', 'booking', 'speaks', 'arrived'], says: 2.5 },
  { all: ['guest'], says: 0.5 },
  { all: ['yours'], says: 2 },
  { all: ['arrived'], any: ['message', 'request', 'booking'], says: 2 },
  { all: ['message'], any: ['request', 'booking'], says: 1 },
  { all: ['message'], says: 1, atMost: HEADING },
  { all: ['request'], says: 1, atMost: HEADING },
  { all: ['booking'], says: 1, atMost: HEADING },
  { all: ['answer'], says: 1.5, atMost: 4 },
  { all: ['guarded', 'money'], says: 2.5 },
  { all: ['translated', 'machine'], says: 4 },
  { all: ['law'], says: 2 },
  { all: ['subscribed'], says: 2.5 },
  { all: ['app'], says: 2.5 },
  { all: ['hosting'], says: 2.5 },
  { all: ['team'], says: 0.5 },
  { all: ['known'], says: 2, atMost: SHORT },
  { all: ['earlier'], says: 2.5, atMost: SHORT },
  { all: ['tip'], says: 2 },
  { all: ['announces'], says: 2, atMost: SHORT },
]

const wordsIn = (text: string) => text.match(/\p{L}+/gu)?.length ?? 0

/** Whether a value is of a stay: days, who comes, an amount, the guest's name, a number. */
const isValue = (value: string, of: Correspondence) =>
  isDateText(value) ||
  isGuestCount(value) ||
  (/\d/.test(value) && MONEY.test(value.trim())) ||
  isNameLine(value, of) ||
  (NUMBER.test(value) && wordsIn(value) < 3)

/** What a line shows of who wrote it. */
export function evidenceOf(text: string, isKnown: boolean, { of, frame, page }: Context): Evidence {
  const bare = text.replace(LINK, ' ').trim()
  const folded = fold(bare.slice(0, MOST_CHARACTERS))
  const words = wordsIn(bare)
  const concepts = conceptsIn(folded)
  const voice = voiceIn(bare, folded)
  const line = page.get(keyOf(text))
  const isOfHosts = frame.hostPages.test(text)
  const isNamed = isNameLine(bare, of)
  let platform = isKnown ? 4 : 0
  for (const { all, any, says, atMost = Number.POSITIVE_INFINITY } of BESIDE) {
    if (words <= atMost && all.every((one) => concepts.has(one)) && (any?.some((one) => concepts.has(one)) ?? true))
      platform += says
  }
  if (frame.brands.test(folded)) platform += 2.5
  if (SIGNS.test(bare)) platform += 4
  if (FIRM.test(bare)) platform += 1.5
  if (NUMBER.test(bare)) platform += 1
  if (HOURS.test(folded) && (concepts.has('answer') || concepts.has('hosting') || words <= SHORT)) platform += 1
  const colon = bare.search(/[:：|]\s/)
  const isLabel = line?.isCell === true || (colon > 0 && isLabelled(bare.slice(0, colon), bare.slice(colon + 1)))
  if (colon > 0 && wordsIn(bare.slice(0, colon)) <= 5 && isValue(bare.slice(colon + 1), of)) platform += 3.5
  else if (isValue(bare, of) && !isNamed) platform += 2
  const isTold = !isNamed && saysName(folded, of) && !voice.isFirstPerson
  if (isTold) platform += greets(bare) ? 0.5 : 2
  if (isTold && (concepts.has('arrives') || concepts.has('speaks') || saysDay(bare))) platform += 1.5
  if (line !== undefined) platform += line.isLink ? 6 : line.isCell ? 2.5 : line.isSmall ? 2 : line.isHeading ? 2 : 0
  if (ROW.test(bare) && !voice.asks) platform += 1.5
  // `Respond by Nov 24`
  if (concepts.has('answer') && words <= HEADING && saysDay(bare) && !voice.asks && !voice.thanks) platform += 2
  if (isOfHosts) platform += words <= SHORT ? 6 : 2
  const isPlatforms =
    frame.brands.test(folded) || concepts.has('law') || concepts.has('subscribed') || concepts.has('yours')
  const guest =
    (voice.isFirstPerson ? (isPlatforms ? 1 : 3) : 0) +
    (voice.asks ? (concepts.has('tip') || concepts.has('subscribed') ? 0.5 : 2.5) : 0) +
    (voice.thanks ? 2 : 0) +
    (/^\p{Ll}/u.test(bare) ? 0.5 : 0) +
    (words >= 4 ? 0.6 : 0.2)
  const isMark = concepts.has('translated') && concepts.has('machine') && !voice.isFirstPerson && !voice.asks
  return { platform, guest, isMark, isWall: line?.isLink === true || (isOfHosts && words <= SHORT), isNamed, isLabel }
}

const saysDay = (text: string) => rangeIn(text) !== null || dayNamed(text) !== null

/** `Property: Casa Blu` */
const isLabelled = (label: string, value: string) =>
  wordsIn(label) <= 3 && wordsIn(value) <= SHORT && /^\s*[\p{Lu}\d#€$£]/u.test(value) && !/[?!.,;]/.test(value)

const LEAST_OF_NAME = 3

/** Whether it names the guest, as whoever tells of them does. */
function saysName(folded: string, { names }: Correspondence): boolean {
  const words = new Set(folded.match(/[\p{L}]+/gu))
  return names.some((name) => {
    const [first = ''] = fold(name).match(/\p{L}+/gu) ?? []
    return first.length >= LEAST_OF_NAME && words.has(first)
  })
}
