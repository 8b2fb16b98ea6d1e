import { createHash } from 'node:crypto'
import type { FetchMessageObject, ImapFlow, MessageStructureObject } from 'imapflow'
import { MAX_LARGE_BYTES, MAX_READ_BYTES, withoutLargeParts } from '#activities/channels/mime/large-mail.ts'
import { withSmallHeaders } from '#activities/channels/mime/small-headers.ts'
import { MAX_TEXT_BYTES } from '#activities/channels/mime/text-parts.ts'

type Bytes = Uint8Array<ArrayBuffer>
export type LargeMail = { raw: Bytes; internalDate: FetchMessageObject['internalDate'] }

const MAX_PARTS = 50

/**
 * A mail too large to be fetched as it is: its headers and its texts, found by BODYSTRUCTURE wherever they stand. Where the server's
 * structure names no text, or does not give it, and of certified mail, whose words lie in a mail of their own, the whole mail is
 * fetched, and what is no text left out here.
 * @returns null where the server gives nothing at all.
 */
export async function fetchLarge(client: ImapFlow, uid: number): Promise<LargeMail | null> {
  const query = { uid: true, internalDate: true, bodyStructure: true, headers: true }
  const head = await client.fetchOne(String(uid), query, { uid: true })
  if (!head) return null
  const isEnvelope = /^x-trasporto:/im.test(head.headers?.toString('latin1') ?? '')
  const texts = isEnvelope ? [] : textsOf(head.bodyStructure)
  const parts = texts.length === 0 ? undefined : await fetchParts(client, uid, texts)
  const isGiven = parts !== undefined && texts.some(({ part }) => (parts.get(part ?? '')?.length ?? 0) > 0)
  if (head.headers !== undefined && head.bodyStructure !== undefined && isGiven) {
    const headers = withSmallHeaders(new Uint8Array(head.headers))
    const raw = Buffer.concat([topHeaders(Buffer.from(headers)), entity(head.bodyStructure, parts)])
    return { raw: new Uint8Array(raw.subarray(0, MAX_READ_BYTES)), internalDate: head.internalDate }
  }
  const source = { start: 0, maxLength: MAX_LARGE_BYTES }
  const whole = await client.fetchOne(String(uid), { uid: true, source }, { uid: true })
  if (!whole || whole.source === undefined) return null
  return { raw: withoutLargeParts(new Uint8Array(whole.source)), internalDate: head.internalDate }
}

/** The texts of a multipart: of a mail that is one part the parts' numbers would say nothing. */
function textsOf(node: MessageStructureObject | undefined): MessageStructureObject[] {
  const texts = (node?.childNodes ?? []).flatMap((child) => (isText(child) ? [child] : textsOf(child)))
  return texts.slice(0, MAX_PARTS)
}

/** Some servers name a type as broken as it was sent. */
const isText = ({ type, disposition, part }: MessageStructureObject) =>
  part !== undefined && /^text(?:\/|$)/i.test(type) && disposition?.toLowerCase() !== 'attachment'

async function fetchParts(client: ImapFlow, uid: number, texts: readonly MessageStructureObject[]) {
  const bodyParts = texts.flatMap(({ part }) => (part === undefined ? [] : [{ key: part, maxLength: MAX_TEXT_BYTES }]))
  const fetched = await client.fetchOne(String(uid), { uid: true, bodyParts }, { uid: true })
  return fetched ? fetched.bodyParts : undefined
}

/** Without what says how the body was built: it is built anew. */
const topHeaders = (headers: Buffer) =>
  Buffer.from(
    headers
      .toString('latin1')
      .replace(/^(?:content-[a-z-]+|mime-version):.*(?:\r?\n[ \t].*)*(?:\r?\n|$)/gim, '')
      .replace(/(?:\r?\n)*$/, '\r\nMIME-Version: 1.0\r\n'),
    'latin1',
  )

function entity(node: MessageStructureObject, parts: ReadonlyMap<string, Buffer>): Buffer {
  const { type, part = '', childNodes, encoding } = node
  if (childNodes !== undefined && /^multipart\//i.test(type)) {
    const mark = `locanda-${createHash('sha256').update(`${part}:${type}`).digest('hex').slice(0, 24)}`
    const children = childNodes
      .slice(0, MAX_PARTS)
      .flatMap((child) => [line(`--${mark}`), entity(child, parts), line('')])
    return Buffer.concat([
      line(`Content-Type: ${value(type)}; boundary="${mark}"`),
      line(''),
      ...children,
      line(`--${mark}--`),
    ])
  }
  const body = isText(node) ? (parts.get(part) ?? Buffer.alloc(0)) : Buffer.alloc(0)
  return Buffer.concat([
    line(`Content-Type: ${/^text\/?$/i.test(type) ? 'text/plain' : value(type)}${parameters(node.parameters)}`),
    ...(encoding === undefined ? [] : [line(`Content-Transfer-Encoding: ${value(encoding)}`)]),
    ...(node.disposition === undefined
      ? []
      : [line(`Content-Disposition: ${value(node.disposition)}${parameters(node.dispositionParameters)}`)]),
    line(''),
    body,
  ])
}

const line = (text: string) => Buffer.from(`${text}\r\n`)
/** What a server says of a mail is what anybody wrote: no line of it becomes two. */
const value = (text: string) => text.replace(/[\r\n"\\;]+/g, ' ').trim()
const parameters = (given: Record<string, string> = {}) =>
  Object.entries(given)
    .map(([name, text]) => `; ${value(name)}="${value(text)}"`)
    .join('')
