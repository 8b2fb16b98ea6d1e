import { expect, test } from 'vitest'
import { type EarlierMessage, OWED_WITHIN, splitThread, THREAD_LENGTH } from '#activities/drafting/split-thread.ts'
import { BURST } from '#workflows/domain/burst.ts'

const AT = new Date('2026-11-21T09:00:00Z')
/** Written one after another, a minute apart, before `AT`. */
const chatOf = (messages: readonly (Partial<EarlierMessage> & { text: string })[]): EarlierMessage[] =>
  messages.map((message, index) => ({
    ...{ id: message.text, kind: 'guest', status: 'received', isAutomatic: false, ends: [], reasons: [] },
    ...{ aiText: null, approvedAt: null, evidence: null },
    seq: index + 1,
    createdAt: new Date(AT.getTime() - (messages.length - index) * 60_000),
    cameInAt: new Date(AT.getTime() - (messages.length - index) * 60_000),
    ...message,
  }))
const times = (many: number, make: (index: number) => Partial<EarlierMessage> & { text: string }) =>
  Array.from({ length: many }, (_, index) => make(index))
const QUESTION = { text: 'C’è un parcheggio?' }
const textsOf = (messages: readonly { text: string }[]) => messages.map(({ text }) => text)
const split = (messages: EarlierMessage[]) => splitThread(messages, { createdAt: AT })

test.each(['Grazie mille!', 'Thank you so much!', 'Buongiorno', '👍'])(
  'a question stays owed however often %s follows it',
  (courtesy) => {
    const { burst, thread, isCut } = split(
      chatOf([QUESTION, ...times(12, (index) => ({ id: `${index}`, text: courtesy }))]),
    )
    expect(textsOf(burst)).toEqual([QUESTION.text])
    expect(thread).toHaveLength(12)
    expect(isCut).toBe(false)
  },
)

test('few messages are read together as they are, thanks too', () => {
  const { burst } = split(chatOf([QUESTION, { text: 'Grazie!' }, { text: 'E il wifi?' }]))
  expect(burst).toHaveLength(3)
})

test('a picture without a word is no courtesy', () => {
  const reasons = [{ code: 'sent_photo', params: {} }]
  const { burst } = split(
    chatOf([{ text: '', reasons }, ...times(12, (index) => ({ id: `${index}`, text: 'Grazie!' }))]),
  )
  expect(burst).toHaveLength(1)
})

test('more questions than one draft answers are told, never dropped in silence', () => {
  const asked = times(BURST.mostAsking + 5, (index) => ({ text: `Dov’è il ristorante numero ${index}?` }))
  const { burst, isCut } = split(chatOf(asked))
  expect([burst.length, isCut]).toEqual([BURST.mostAsking - 1, true])
})

test('where all that was read is owed, or only puts off, more may be owed before it', () => {
  const evidence = { questions: [{ kind: 'question', state: 'deferred' }] }
  const putOff = (text: string) => ({ kind: 'draft' as const, status: 'sent' as const, evidence, text })
  const turns = times(OWED_WITHIN / 2, (index) => ({ text: `E il garage ${index}?` }))
  const chat = chatOf(turns.flatMap((turn, index) => [turn, putOff(`Chiedo ${index}.`)]))
  expect(split(chat).isCut).toBe(true)
  const { thread } = split(chat)
  expect(thread).toHaveLength(THREAD_LENGTH)
})

const ANSWER = { kind: 'draft', status: 'sent', text: 'Sì, in cortile.' } as const
const dated = (minutes: number) => new Date(AT.getTime() + minutes * 60_000)

test.each([
  ['before our answer, as of a clock that is behind', -300],
  ['days before it, as a mail that was held up', -5 * 24 * 60],
])('what came in after an answer is owed, though it is dated %s', (_, minutes) => {
  const late = { text: 'E il cane?', seq: 2, createdAt: dated(minutes) }
  const chat = chatOf([QUESTION, { ...ANSWER, seq: 1 }, late, { text: 'Grazie!', seq: 3 }])
  const { burst, thread } = split(chat.toSorted((one, other) => +one.createdAt - +other.createdAt))
  expect([textsOf(burst), textsOf(thread)]).toEqual([
    ['E il cane?', 'Grazie!'],
    [QUESTION.text, ANSWER.text],
  ])
})

test('what had come in when an answer left is answered, though its clock is ahead', () => {
  const chat = chatOf([
    { ...ANSWER, seq: 1 },
    { ...QUESTION, seq: 1 },
    { text: 'E il wifi?', seq: 2 },
  ])
  expect(textsOf(split(chat).burst)).toEqual(['E il wifi?'])
})

test('a reply that is told of later, and so has no place in its chat, answers what was written before it', () => {
  const reply = { kind: 'host_reply', status: 'sent', seq: 0, text: 'Sì.' } as const
  const chat = chatOf([{ ...QUESTION, seq: 1 }, reply, { text: 'E il wifi?', seq: 2 }])
  expect(textsOf(split(chat).burst)).toEqual(['E il wifi?'])
})

test('of history without a draft nothing is owed', () => {
  const old = dated(-60 * 24 * 60)
  expect(split(chatOf([{ ...QUESTION, createdAt: old, cameInAt: old }])).burst).toEqual([])
})
