import { ImapFlow } from 'imapflow'
import { expect, test } from 'vitest'
import { fetchEach, readAnswer } from './fetch-each.ts'

const answer = (line: string, ...literals: string[]) => ({
  payload: Buffer.from(line),
  literals: literals.map((one) => Buffer.from(one)),
})

test('a size and a mail with its day are read from the plain line', () => {
  expect(readAnswer(answer('* 3 FETCH (UID 7 RFC822.SIZE 2109)'))).toEqual({ uid: 7, size: 2109 })
  const given = answer('* 3 FETCH (UID 7 INTERNALDATE "28-Nov-2026 09:05:00 +0100" BODY[]<0> {4}\r\n)', 'Mail')
  const internalDate = new Date('2026-11-28T08:05:00Z')
  expect(readAnswer(given)).toEqual({ uid: 7, internalDate, source: Buffer.from('Mail') })
})

test.each([
  ['a flag that changed', '* 3 FETCH (FLAGS (\\Seen))'],
  ['more than was asked for', '* 3 FETCH (UID 7 RFC822.SIZE 2109 FLAGS (\\Seen))'],
  ['another order', '* 3 FETCH (RFC822.SIZE 2109 UID 7)'],
  ['no UID', '* 3 FETCH (UID 0 RFC822.SIZE 2109)'],
  ['a UID that none has', '* 3 FETCH (UID 4294967296 RFC822.SIZE 2109)'],
  ['a mail that is gone', '* 3 FETCH (UID 7 INTERNALDATE "28-Nov-2026 09:05:00 +0100" BODY[]<0> NIL)'],
  ['the end of a command', 'A OK done'],
])('%s is left to the library', (_, line) => {
  expect(readAnswer(answer(line))).toBeNull()
})

test('a day that is none, and more bytes than the line announces, are left to the library', () => {
  const day = (said: string) => `* 3 FETCH (UID 7 INTERNALDATE "${said}" BODY[]<0> {4}\r\n)`
  expect(readAnswer(answer(day('yesterday'), 'Mail'))).toBeNull()
  expect(readAnswer(answer(day('28-Nov-2026 09:05:00 +0100'), 'Mail', 'more'))).toBeNull()
})

test('of a connection or a folder that is closed nobody hears that nothing is there', async () => {
  const closed = new ImapFlow({ host: 'mail.test', port: 993, logger: false })
  const asked = fetchEach(closed, { range: '1:*', query: { uid: true } }, () => undefined)
  await expect(asked).rejects.toMatchObject({ sentence: { code: 'mail_folder_closed' } })
})
