import type { FetchMessageObject, FetchQueryObject, ImapFlow, MessageStructureObject } from 'imapflow'
import { expect, test } from 'vitest'
import { parseMime } from '#activities/channels/mime/parse-mime.ts'
import { fetchLarge } from './fetch-large.ts'

const headers = Buffer.from(
  'From: a@guest.test\r\nContent-Type: multipart/mixed;\r\n boundary=b\r\nMessage-ID: <a@g.test>\r\n\r\n',
)
const photo: MessageStructureObject = {
  part: '1',
  type: 'image/jpeg',
  id: '<terrazza@guest.test>',
  disposition: 'attachment',
  dispositionParameters: { filename: 'mare"\r\nX: y.jpg' },
}
const words: MessageStructureObject = {
  part: '2',
  type: 'text/plain',
  parameters: { charset: 'utf-8' },
  encoding: 'base64',
}
const whole = Buffer.from(
  'From: a@guest.test\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nIntero\r\n--b--\r\n',
)

/** A server whose answers are these; the queries that it was given are kept. */
function serverOf(
  structure: MessageStructureObject | undefined,
  given: Record<string, string>,
  more: readonly string[] = [],
) {
  const own = Buffer.concat([Buffer.from(more.map((line) => `${line}\r\n`).join('')), headers])
  const asked: FetchQueryObject[] = []
  const fetchOne = async (_: string, query: FetchQueryObject): Promise<Partial<FetchMessageObject>> => {
    asked.push(query)
    if (query.source !== undefined) return { source: whole }
    if (query.bodyParts === undefined) return { headers: own, ...(structure && { bodyStructure: structure }) }
    return { bodyParts: new Map(Object.entries(given).map(([part, text]) => [part, Buffer.from(text)])) }
  }
  return { client: { fetchOne } as unknown as ImapFlow, asked }
}

const textOf = async (client: ImapFlow) => {
  const large = await fetchLarge(client, 7, 1_000_000)
  return parseMime(large === null || large === 'more' ? new Uint8Array() : large.raw)
}

test('the texts are fetched by the structure, and nothing else is', async () => {
  const structure = { type: 'multipart/mixed', childNodes: [photo, words] }
  const { client, asked } = serverOf(structure, { '2': Buffer.from('Dietro la foto').toString('base64') })
  const mail = await textOf(client)
  expect(mail.text?.trim()).toBe('Dietro la foto')
  expect(mail).toMatchObject({
    messageId: '<a@g.test>',
    attachments: [{ mimeType: 'image/jpeg', contentId: '<terrazza@guest.test>' }],
  })
  expect(mail.headers.map(({ key }) => key)).not.toContain('x')
  expect(asked.some(({ source }) => source !== undefined)).toBe(false)
})

test('of certified mail the whole is fetched: its words lie in a mail of their own', async () => {
  const { client, asked } = serverOf({ type: 'multipart/mixed', childNodes: [photo, words] }, { '2': 'QQ==' }, [
    'X-Trasporto: posta-certificata',
  ])
  expect((await textOf(client)).text?.trim()).toBe('Intero')
  expect(asked.some(({ source }) => source !== undefined)).toBe(true)
})

test.each([
  ['files by the structure', { type: 'multipart/mixed', childNodes: [{ ...photo, size: 9_000 }, words] }],
  ['a whole mail', undefined],
] as [string, MessageStructureObject | undefined][])(
  'what is larger than there is room for is not fetched: %s',
  async (_, structure) => {
    const { client, asked } = serverOf(structure, { '2': 'QQ==' })
    expect(await fetchLarge(client, 7, 100)).toBe('more')
    for (const { source } of asked) if (typeof source === 'object') expect(source.maxLength).toBe(101)
  },
)

test.each([
  ['no structure', undefined, {}],
  ['a structure without a text', { type: 'multipart/mixed', childNodes: [photo] }, {}],
  ['a text that is not given', { type: 'multipart/mixed', childNodes: [photo, words] }, {}],
  ['an empty text', { type: 'multipart/mixed', childNodes: [photo, words] }, { '2': '' }],
] as [string, MessageStructureObject | undefined, Record<string, string>][])(
  'where the server gives %s the whole mail is fetched',
  async (_, structure, given) => {
    expect((await textOf(serverOf(structure, given).client)).text?.trim()).toBe('Intero')
  },
)
