import { expect, test } from 'vitest'
import { withFewLines } from './few-lines.ts'

const bytes = (text: string) => new Uint8Array(Buffer.from(text))
const HEAD = 'Subject: Ciao\r\n\r\n'

test('a mail of as many lines as mails have is left as it is', () => {
  const mail = bytes(HEAD + 'Ciao\r\n\r\n\r\n\r\n\r\n\r\n'.repeat(1_000))
  expect(withFewLines(mail)).toBe(mail)
})

test.each([
  ['CRLF', '\r\n'],
  ['LF', '\n'],
])('half a million empty lines are a few, and no word is lost (%s)', (_, end) => {
  const mail = bytes(`${HEAD}<p>Is there parking?</p>${end}${end.repeat(500_000)}<p>x</p>${end}`)
  expect(Buffer.from(withFewLines(mail)).toString()).toBe(
    `${HEAD}<p>Is there parking?</p>${end}${end.repeat(4)}<p>x</p>${end}`,
  )
})

test('of more lines than a parser holds those at the beginning stand', () => {
  const mail = Buffer.from(withFewLines(bytes(`${HEAD}Is there parking?\r\n${'x\r\n'.repeat(300_000)}`))).toString()
  expect(mail.startsWith(`${HEAD}Is there parking?\r\nx\r\n`)).toBe(true)
  expect(mail.split('\r\n')).toHaveLength(40_003)
})

test('headers of many lines take none from the words', () => {
  const mail = `X-Long: a\r\n${' b\r\n'.repeat(50_000)}\r\nIs there parking?\r\n`
  expect(Buffer.from(withFewLines(bytes(mail))).toString()).toBe(mail)
})
