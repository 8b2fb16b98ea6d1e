import type { Claim, DraftLanguage } from '#workflows/domain/draft.ts'
import { foldedWords } from '#workflows/domain/fold-text.ts'
import type { Ask } from '#workflows/domain/reading/ask.ts'
import type { Subject } from '#workflows/domain/reading/words/topic-words.ts'
import { type Answer, answerSubject, HOLDERS, openAnswer, type Speaker } from './answer-subject.ts'
import { tellNotes, thingsNamed } from './tell-notes.ts'

/** What asks whether something is all right, or what it comes to, and names nothing; folded, in the eight languages. */
const ASSENT = new Set(
  `all fine alright good possible problem issue work works suit suits trouble matter mind come comes manageable
  problema problemi disturbo possibile stesso fattibile sarebbe potrebbe andrebbe uguale
  passt sicher moglich klappt klar ginge funktioniert recht ordnung stort machbar trotzdem
  convient possible souci probleme derange gene faisable poserait conviendrait irait quand meme
  habria inconveniente posible parece importa sirve igual
  lukt probleem bezwaar mogelijk past schikt
  possivel incomodo tranquilo haveria daria
  problemu pasuje mozliwe bedzie stanowi przeszkadza wporzadku`.split(/\s+/),
)

/** Whether a question names nothing and asks only of what was told before it: 'Is that all right?', 'Kan dat nog?'. */
export const leansOnTold = ({ kind, subjects, unknown, text }: Ask, language: DraftLanguage): boolean =>
  (kind === 'question' || kind === 'confirm') &&
  subjects.length === 0 &&
  unknown.every((word) => ASSENT.has(word)) &&
  foldedWords(text).length <= MOST_WORDS &&
  thingsNamed(text, language).length === 0

/** A longer one says for itself what it is about. */
const MOST_WORDS = 8

const toldBefore = (ask: Ask, asks: readonly Ask[]) =>
  asks.filter(({ kind, sentence }) => sentence < ask.sentence && (kind === 'context' || kind === 'news'))

/** What a question leans on, with itself behind it. */
export const textBefore = (ask: Ask, asks: readonly Ask[]): string =>
  [...toldBefore(ask, asks), ask].map(({ text }) => text).join(', ')

type Burst = { asks: readonly Ask[]; seen: Set<Subject> }

/** What the house says of all that was told before a question that names nothing. Whether it is all right stays with the host. */
export function answerTold(ask: Ask, { asks, seen }: Burst, speaker: Speaker): Answer[] {
  const fresh = subjectsOf(toldBefore(ask, asks)).filter((subject) => !seen.has(subject))
  const known = fresh
    .map((subject) => answerSubject({ ...ask, subjects: [subject], unknown: [] }, subject, speaker))
    .filter(({ sentences }) => sentences.length > 0)
  for (const { subject } of known) if (subject !== null) seen.add(subject)
  return known.length === 0 ? [openAnswer(ask, null)] : known.map((one) => ({ ...one, ask, state: 'partly' }))
}

const subjectsOf = (told: readonly Ask[]): Subject[] => [
  ...new Set(told.flatMap(({ subjects }) => subjects).filter((subject) => !HOLDERS.has(subject) && !isSecret(subject))),
]
const isSecret = (subject: Subject) => subject === 'access' || subject === 'wifiPassword'

/** What houses have rules for, so that its news is met with the rule. */
const RULED = new Set<Subject>([
  'pets',
  'guests',
  'extraGuests',
  'children',
  'crib',
  'lateArrival',
  'earlyCheckIn',
  'lateCheckOut',
  'parties',
  'visitors',
  'smoking',
  'charging',
])

/** What the house says of news: 'we bring our dog after all' is met with what holds for dogs. The host sees it first. */
export function rulesOnNews(asks: readonly Ask[], speaker: Speaker): Claim[] {
  const { situation, language } = speaker
  return subjectsOf(asks)
    .filter((subject) => RULED.has(subject))
    .flatMap((subject) => {
      const ask = asks.find(({ subjects }) => subjects.includes(subject))
      if (ask === undefined) return []
      const { sentences } = answerSubject({ ...ask, kind: 'question', subjects: [subject] }, subject, speaker)
      const said = sentences.map(({ sentence }) => sentence)
      const { claims } = tellNotes({ text: ask.text, subject, said }, situation.houseFacts, language)
      return [...sentences, ...claims]
    })
}
