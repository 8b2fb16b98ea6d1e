import { describe, expect, test } from 'vitest'
import { readMail } from '#activities/channels/reader/read-mail.ts'

const now = new Date('2026-11-21T12:00:00Z')
const context = { hostId: 'anna', channel: 'email' as const, ownAddresses: ['host@casa.test'], now }
const unasked = () => Promise.reject(new Error('no name server is asked'))

type Parts = { words?: string; json?: string; page?: string | null; inReplyTo?: string; disposition?: string }
const TOLD = '👍 Marco Rossi reacted via Gmail\r\n<https://www.google.com/gmail/about/?utm_source=gmail-in-product#app>'

/** As Gmail writes a reaction: words for programs that do not know it, the reaction, a page. */
function reaction({ words = TOLD, json, page = '<p>👍</p>', inReplyTo = '<b@casa.test>', disposition }: Parts = {}) {
  const part = (type: string, body: string) => ['--b', `Content-Type: ${type}; charset=utf-8`, '', body]
  const how = disposition === undefined ? '' : `\r\nContent-Disposition: ${disposition}`
  return [
    ...['From: Marco Rossi <marco@gmail.test>', 'To: host@casa.test', 'Subject: Re: Parcheggio'],
    ...['Date: Sat, 21 Nov 2026 11:00:00 +0000', 'Message-ID: <a@mail.gmail.test>', 'MIME-Version: 1.0'],
    ...(inReplyTo === '' ? [] : [`In-Reply-To: ${inReplyTo}`]),
    ...['Content-Type: multipart/alternative; boundary=b', '', ...part('text/plain', words)],
    ...part(`text/vnd.google.email-reaction+json${how}`, json ?? '{"version":1,"emoji":"👍"}'),
    ...(page === null ? [] : part('text/html', page)),
    ...['--b--', ''],
  ].join('\r\n')
}
const read = (text: string) =>
  readMail({ raw: new Uint8Array(Buffer.from(text)), receivedAt: now, truncated: false }, context, unasked)

const SHOWN = { note: { code: 'sent_reaction' }, isAutomatic: true, doubts: [], unread: [], removed: '', files: [] }

describe('a reaction by mail', () => {
  test.each<[string, string, Parts]>([
    ['in English', '👍', {}],
    ['in Italian', '❤️', { words: '❤️ Marco Rossi ha reagito tramite Gmail', json: '{"emoji":"❤️","version":1}' }],
    ['of several characters', '👩🏽‍🍳', { words: '', json: '{"version":1,"emoji":"👩🏽‍🍳"}', page: null }],
    [
      'above a quote',
      '👍',
      { words: `${TOLD}\r\n\r\nOn Sat, 21 Nov 2026 Anna <host@casa.test> wrote:\r\n> Serve altro?` },
    ],
  ])('%s is its picture, and nothing to answer', async (_, text, parts) => {
    expect(await read(reaction(parts))).toMatchObject({ ...SHOWN, text, inReplyTo: '<b@casa.test>' })
  })

  test.each<[string, Parts]>([
    ['asks something', { words: '👍 Marco Rossi: posso arrivare alle 23?' }],
    ['says more', { words: `${TOLD}\r\n\r\nArriviamo alle 23.` }],
    ['says something else', { words: '👍 Arriviamo tardi' }],
    ['names a time', { words: '👍 Marco Rossi: arriviamo alle 23' }],
    ['has words for a picture', { json: '{"version":1,"emoji":"ok"}' }],
    ['is of a version to come', { json: '{"version":2,"emoji":"👍"}' }],
    ['has nothing to read', { json: 'no' }],
    ['answers no mail', { inReplyTo: '' }],
  ])('one that %s is read as every mail, and somebody looks', async (_, parts) => {
    const message = await read(reaction(parts))
    expect(message).toMatchObject({ note: null, isAutomatic: false, unread: ['text/vnd.google.email-reaction+json'] })
    expect(message.text).not.toContain('{')
  })

  test('a file of that kind is a file', async () => {
    expect(await read(reaction({ disposition: 'attachment; filename=r.json' }))).toMatchObject({ isAutomatic: false })
  })
})
