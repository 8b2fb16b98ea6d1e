import { expect, test } from 'vitest'
import { readRawAnswer } from './raw-answer.ts'

const mail = Buffer.from(Array.from({ length: 700_001 }, (_, at) => at % 251))
const answerOf = (raw: string) => Buffer.from(`{"id":"a1","raw": "${raw}","labelIds":["INBOX"],"internalDate":"12"}`)

test('a mail is decoded in pieces, with what stands beside it', () => {
  const read = readRawAnswer(answerOf(mail.toString('base64url')))
  expect(Buffer.from(read?.bytes ?? []).equals(mail)).toBe(true)
  expect(read?.rest).toEqual({ id: 'a1', raw: '', labelIds: ['INBOX'], internalDate: '12' })
})

test.each([
  ['padding', '='],
  ['padding that is escaped', '\\u003d'],
])('%s is not the mail’s', (_, padding) => {
  expect(Buffer.from(readRawAnswer(answerOf(`QUJDRA${padding}${padding}`))?.bytes ?? []).toString()).toBe('ABCD')
})

test('an answer that was cut is the beginning of its mail', () => {
  const whole = answerOf(mail.toString('base64url'))
  const read = readRawAnswer(whole.subarray(0, 600_000))
  const bytes = Buffer.from(read?.bytes ?? [])
  expect(bytes.length).toBeGreaterThan(440_000)
  expect([mail.subarray(0, bytes.length).equals(bytes), read?.rest]).toEqual([true, null])
})

test.each(['', '<html>Maintenance</html>', '{"error":{"code":500}}'])(
  'what is no such answer is none: %s',
  (answer) => {
    expect(readRawAnswer(Buffer.from(answer))).toBeNull()
  },
)
