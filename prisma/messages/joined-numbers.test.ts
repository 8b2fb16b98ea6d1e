import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinedNumbers, type Numbered } from './joined-numbers.ts'

let nth = 0
const message = (chatId: string, seq: number, at: number, fields: Partial<Numbered> = {}): Numbered => ({
  ...{ id: `m${++nth}`, chatId, seq, createdAt: new Date(at), answersUpTo: null },
  ...{ kind: 'guest', status: 'received', isOwed: false, isDismissed: false, ...fields },
})
const reply = { kind: 'host_reply', status: 'sent' } as const
const waits = { kind: 'draft', status: 'pending' } as const
const numbersOf = (messages: Numbered[]) => joinedNumbers(messages).map(({ seq }) => seq)

test('what nobody has answered stands in order of time', () => {
  expect(numbersOf([message('a', 1, 10), message('a', 2, 30), message('b', 1, 20)])).toEqual([1, 3, 2])
})

test('an answer in one chat is none to what is open in the other', () => {
  const [open, asked, answered] = joinedNumbers([message('a', 1, 10), message('b', 1, 20), message('b', 2, 30, reply)])
  expect([asked?.seq, answered?.seq, open?.seq]).toEqual([1, 2, 3])
})

test('a draft stays with its question, and what waits is behind what does not', () => {
  expect(numbersOf([message('a', 1, 10), message('a', 1, 15, waits), message('b', 1, 20)])).toEqual([2, 2, 1])
})

const owed = { isOwed: true }

test('what no draft was written for yet is behind all that one was, and so behind nothing that says nothing of it', () => {
  expect(numbersOf([message('a', 1, 20), message('a', 1, 25, waits), message('b', 1, 10, owed)])).toEqual([1, 1, 2])
  const ended = [message('a', 1, 20), message('a', 1, 25, { ...waits, status: 'discarded' })]
  expect(numbersOf([...ended, message('b', 1, 10, owed)])).toEqual([1, 1, 2])
  expect(numbersOf([message('a', 1, 20, owed), message('b', 1, 10, owed)])).toEqual([2, 1])
})

test('what was owed and has its draft, or its answer, by now is in nobody’s way', () => {
  const drafted = [message('a', 1, 10, owed), message('a', 2, 20), message('a', 2, 25, waits)]
  expect(numbersOf([...drafted, message('b', 1, 15, owed)])).toEqual([1, 2, 2, 3])
  expect(numbersOf([message('a', 1, 20, owed), message('a', 2, 30, reply), message('b', 1, 10)])).toEqual([1, 2, 3])
})

test.each([
  ['of a chat that was dismissed', [message('b', 1, 30, { isDismissed: true })]],
  ['that needs no reply', [message('b', 1, 30), message('b', 1, 35, { ...waits, status: 'no_reply_needed' })]],
])('a reply that did not leave is not overtaken by a message %s', (_, quiet) => {
  for (const status of ['failed', 'held', 'outcome_unknown'] as const) {
    const numbers = numbersOf([message('a', 1, 10), message('a', 2, 20, { ...reply, status }), ...quiet])
    expect(numbers).toEqual([2, 3, ...quiet.map(() => 1)])
  }
})

test('a reply that did not leave answers nothing that the host has to answer in the other chat', () => {
  const refused = [message('b', 1, 5), message('b', 1, 6, { ...waits, status: 'discarded' })]
  expect(numbersOf([message('a', 1, 10), message('a', 2, 20, { ...reply, status: 'failed' }), ...refused])).toEqual([
    1, 2, 3, 3,
  ])
})

test('a reply whose writer had not seen all answers what it did, and no more', () => {
  const joined = joinedNumbers([
    message('a', 1, 10),
    message('a', 2, 20),
    message('a', 3, 30, { ...reply, answersUpTo: 1 }),
    message('b', 1, 15),
  ])
  expect(joined.map(({ seq, answersUpTo }) => [seq, answersUpTo])).toEqual([
    [1, null],
    [3, null],
    [4, 1],
    [2, null],
  ])
})

test('what has no number gets none', () => {
  expect(numbersOf([message('a', 0, 10, reply), message('a', 1, 20), message('b', 1, 5)])).toEqual([0, 2, 1])
})

const history = fc.array(
  fc.record({
    what: fc.constantFrom<Partial<Numbered>>(
      {},
      {},
      reply,
      { ...reply, status: 'discarded' },
      { kind: 'guest', status: 'unreadable' },
      owed,
    ),
    at: fc.integer({ min: 0, max: 50 }),
  }),
  { maxLength: 8 },
)

/** As `overtaken` has it. */
const isAnswered = (one: { seq: number }, replies: { seq: number }[]) => replies.some(({ seq }) => seq > one.seq)

test('whatever the two chats: each keeps its order, and what was answered is, and nothing else', () => {
  fc.assert(
    fc.property(history, history, (one, other) => {
      const chatOf = (chatId: string, all: typeof one) =>
        all.map(({ what, at }, index) => message(chatId, index + 1, at, what))
      const chats = [chatOf('a', one), chatOf('b', other)]
      const all = chats.flat()
      const seqOf = new Map(joinedNumbers(all).map(({ id, seq }) => [id, seq]))
      const now = (of: Numbered) => ({ ...of, seq: seqOf.get(of.id) ?? 0 })
      const repliesOf = (of: Numbered[]) =>
        of.filter(({ kind, status }) => kind === 'host_reply' && status !== 'discarded')
      expect([...seqOf.values()].toSorted((x, y) => x - y)).toEqual(all.map((_, at) => at + 1))
      for (const chat of chats) {
        const numbers = chat.map((of) => seqOf.get(of.id) ?? 0)
        expect(numbers).toEqual(numbers.toSorted((x, y) => x - y))
        for (const asked of chat.filter(({ kind }) => kind === 'guest'))
          expect(isAnswered(now(asked), repliesOf(all).map(now))).toBe(isAnswered(asked, repliesOf(chat)))
      }
    }),
  )
})
