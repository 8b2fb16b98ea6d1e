import { expect, test } from 'vitest'
import { composeMime, outgoingMessageId } from './compose-mime.ts'

const compose = () =>
  composeMime({
    rfcMessageId: outgoingMessageId('reply-1:send', 'host@casa.test'),
    date: new Date('2026-11-21T10:00:00Z'),
    from: { address: 'host@casa.test', name: 'Anna' },
    to: 'guest@test.test',
    subject: 'Parcheggio',
    text: 'Sì, c’è un parcheggio.\n.un punto all’inizio',
    inReplyTo: '<guest-1@test.test>',
    references: ['<guest-0@test.test>'],
    automatic: true,
  })

test('equal input gives equal bytes, with one Re:, the thread and the marks of an automatic reply', async () => {
  const [one, other] = await Promise.all([compose(), compose()])
  expect(one.raw.equals(other.raw)).toBe(true)
  const text = one.raw.toString()
  expect(text).toContain('Subject: Re: Parcheggio\r\n')
  expect(text).toContain('In-Reply-To: <guest-1@test.test>\r\n')
  expect(text).toContain('References: <guest-0@test.test> <guest-1@test.test>\r\n')
  expect(text).toContain('Auto-Submitted: auto-replied\r\n')
  expect(text).toContain(`Message-ID: ${one.rfcMessageId}\r\n`)
})

test('a subject with a line break makes no header', async () => {
  const mail = await composeMime({
    rfcMessageId: '<x@casa.test>',
    date: new Date(0),
    from: { address: 'host@casa.test', name: 'Anna\r\nBcc: evil@e.test' },
    to: 'guest@test.test',
    subject: 'Ciao\r\nBcc: evil@e.test',
    text: 'x',
    automatic: false,
  })
  expect(mail.raw.toString()).not.toMatch(/^Bcc:/m)
  expect(mail.envelope).toEqual({ from: 'host@casa.test', to: 'guest@test.test' })
})

test('only the last 20 references are kept', async () => {
  const mail = await composeMime({
    rfcMessageId: '<x@casa.test>',
    date: new Date(0),
    from: { address: 'host@casa.test' },
    to: 'guest@test.test',
    subject: 'Re: RE: re: Ciao',
    text: 'x',
    inReplyTo: '<last@g.test>',
    references: Array.from({ length: 40 }, (_, n) => `<r${n}@g.test>`),
    automatic: false,
  })
  const references = /^References: ((?:.|\r\n )*)/m.exec(mail.raw.toString())?.[1] ?? ''
  expect(references.match(/</g)).toHaveLength(20)
  expect(references.trim().endsWith('<last@g.test>')).toBe(true)
  expect(mail.raw.toString()).toContain('Subject: Re: Ciao\r\n')
})
