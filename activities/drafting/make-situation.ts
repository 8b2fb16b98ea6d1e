import type { Question } from '#activities/drafting/read-question.ts'
import { readSituation } from '#activities/drafting/read-situation.ts'
import type { Situation, ThreadMessage, TrackRecord } from '#activities/drafting/situation.ts'
import type { SaidInChat, Thread } from '#activities/drafting/split-thread.ts'
import type { House } from '#prisma/facts/house.ts'
import { readReasons } from '#prisma/sentence-columns.ts'
import { cutText } from '#workflows/domain/cut-text.ts'
import { firstName } from '#workflows/domain/first-name.ts'
import { listFacts } from '#workflows/domain/property-facts.ts'
import { isReadWhole } from '#workflows/domain/reading/split-sentences.ts'
import { draftWordsEn } from '#workflows/domain/sentences/en/draft-words.ts'
import { inWords } from '#workflows/domain/sentences/words.ts'

const TEXT_MAX = 8000
/** Of characters, the newest first: of what is owed, and of what was said besides. Anybody may write thirty mails of any length. */
const BURST_MAX = 12_000
const THREAD_MAX = 24_000

/** What a drafter may know, and of which house it is. */
export type LoadedSituation = Situation & { propertyId: string | null }

/** What was read of the chat and its house, and when it is looked at. */
export type Read = {
  thread: Thread
  house: Pick<House, 'property' | 'secrets' | 'told'> | null
  trackRecord: TrackRecord
  now: Date
}

/** Everything that a drafter may know of one guest message: its chat, its property, its host's settings. Examples are not among it. */
export function makeSituation(question: Question, { thread: said, house, trackRecord, now }: Read): LoadedSituation {
  const { guest, chat, stay, host, settings } = question
  const { thread, burst, isCut } = said
  const asked = [...burst, guest]
  const texts = newestWithin(asked, BURST_MAX).map(({ text }) => text)
  const isRead = asked.every((row, at) => isReadWhole(wholeText(row)) && texts[at] === row.text)
  const earlier = newestWithin(thread, THREAD_MAX)
  const property = house?.property ?? null
  const read = readSituation({
    texts,
    earlier: earlier.filter(({ kind }) => kind === 'guest').map(({ text }) => text),
    property,
    names: [chat.sender, guest.fromName, host.name],
  })
  return {
    guestMessageId: guest.id,
    propertyId: chat.propertyId,
    questions: newestWithin(asked.map(toThreadMessage), BURST_MAX),
    asksMore: isCut || !isRead,
    thread: newestWithin(thread.map(toThreadMessage), THREAD_MAX),
    property,
    secrets: house?.secrets ?? [],
    facts: [...(property === null ? [] : listFacts(property)), ...stayFacts(stay)],
    houseFacts: house?.told ?? [],
    ...read,
    stay,
    today: now.toISOString().slice(0, 10),
    channel: chat.channel,
    guestFirstName: firstName(chat.sender ?? guest.fromName),
    hostFirstName: firstName(host.name),
    hostLanguage: host.language ?? 'it',
    trackRecord,
    examples: [],
    instructions: {
      tone: settings?.defaultTone ?? '',
      instruction: settings?.defaultInstruction ?? '',
      systemPrompt: settings?.systemPrompt ?? '',
    },
  }
}

type Said = Pick<SaidInChat, 'id' | 'kind' | 'text' | 'reasons' | 'createdAt'>

const toThreadMessage = (row: Said): ThreadMessage => ({
  id: row.id,
  from: row.kind === 'guest' ? 'guest' : 'host',
  text: cutText(wholeText(row), TEXT_MAX),
  at: row.createdAt,
  ...(isWordless(row) && { isWordless: true }),
})

/** As many characters as may be read, of the newest first; the oldest may have none left. */
function newestWithin<T extends { text: string }>(said: readonly T[], most: number): T[] {
  let left = most
  return said
    .toReversed()
    .map((one) => {
      const text = cutText(one.text, left)
      left -= text.length
      return { ...one, text }
    })
    .toReversed()
}

/** Nothing but files: of a mail their names stand for words, of a document its own. */
function isWordless({ kind, text, reasons }: Said): boolean {
  if (kind !== 'guest') return false
  const sent = (code: string) => readReasons(reasons).some((note) => note.code === code)
  return text.trim() === '' || sent('sent_attachments') || (sent('sent_document') && FILE_NAME.test(text))
}
const FILE_NAME = /^[^\n]{1,120}\.[a-z0-9]{2,5}$/i

/** What a guest sent that is no words is told in the language of the prompt, in brackets before the words. */
function wholeText({ kind, text, reasons }: Said): string {
  const notes = kind === 'guest' ? readReasons(reasons).map((note) => `(${inWords(draftWordsEn, note)})`) : []
  return [...notes, text].filter((part) => part !== '').join('\n')
}

const stayFacts = (stay: Situation['stay']) => [
  ...(stay.checkIn === null ? [] : [{ id: 'stay.checkIn', text: `Arrival on ${stay.checkIn}` }]),
  ...(stay.checkOut === null ? [] : [{ id: 'stay.checkOut', text: `Departure on ${stay.checkOut}` }]),
]
