import { createHash } from 'node:crypto'
import type { FetchMessageObject, ImapFlow, MessageStructureObject } from 'imapflow'
import { fileBudget } from '#activities/channels/files/incoming-file.ts'
import {
  MAX_LARGE_BYTES,
  MAX_READ_BYTES,
  type ReducedMail,
  withoutLargeParts,
} from '#activities/channels/mime/large-mail.ts'
import { decodedBytes, decodePart, type LeftOutPart, writePlace } from '#activities/channels/mime/left-out-parts.ts'
import { withSmallHeaders } from '#activities/channels/mime/small-headers.ts'
import { isEnvelope, MAX_TEXT_BYTES } from '#activities/channels/mime/text-parts.ts'

export type LargeMail = ReducedMail & { internalDate: FetchMessageObject['internalDate'] }

const MAX_PARTS = 50

/**
 * A mail too large to be fetched as it is: its headers, its texts and, one by one, its files within the caps, found by BODYSTRUCTURE
 * wherever they stand. Where the server's
 * structure names no text, or does not give it, and of certified mail, whose words lie in a mail of their own, the whole mail is
 * fetched, and what is no text left out here.
 * @returns null where the server gives nothing at all; 'more' where it is larger than what there is room for.
 */
export async function fetchLarge(client: ImapFlow, uid: number, most: number): Promise<LargeMail | 'more' | null> {
  const query = { uid: true, internalDate: true, bodyStructure: true, headers: true }
  const head = await client.fetchOne(String(uid), query, { uid: true })
  if (!head) return null
  const isCertified = isEnvelope(head.headers?.toString('latin1') ?? '')
  const texts = isCertified ? [] : textsOf(head.bodyStructure)
  const parts = texts.length === 0 ? undefined : await fetchParts(client, uid, texts)
  const isGiven = parts !== undefined && texts.some(({ part }) => (parts.get(part ?? '')?.length ?? 0) > 0)
  if (head.headers !== undefined && head.bodyStructure !== undefined && isGiven) {
    const headers = withSmallHeaders(new Uint8Array(head.headers))
    const files = filesOf(head.bodyStructure)
    if (bytesOf(files) > most) return 'more'
    const left = new Map(files.map((file, index) => [file, writePlace(index, file.encoding)]))
    const raw = Buffer.concat([topHeaders(Buffer.from(headers)), entity(head.bodyStructure, { texts: parts, left })])
    return {
      raw: new Uint8Array(raw.subarray(0, MAX_READ_BYTES)),
      parts: await fetchFiles(client, uid, files),
      internalDate: head.internalDate,
    }
  }
  const source = { start: 0, maxLength: Math.ceil(Math.min(most + 1, MAX_LARGE_BYTES)) }
  const whole = await client.fetchOne(String(uid), { uid: true, source }, { uid: true })
  if (!whole || whole.source === undefined) return null
  if (whole.source.length > most) return 'more'
  return { ...withoutLargeParts(new Uint8Array(whole.source)), internalDate: head.internalDate }
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

/** As it is written, of those that are fetched. */
function bytesOf(files: readonly MessageStructureObject[]): number {
  const isWithin = fileBudget()
  return files.reduce((sum, { size = 0, encoding }) => sum + (isWithin(decodedBytes(size, encoding)) ? size : 0), 0)
}

/** Whatever is no text, in the order in which a parser meets it. */
function filesOf(node: MessageStructureObject): MessageStructureObject[] {
  const { childNodes } = node
  if (childNodes === undefined || !isMultipart(node)) return isText(node) ? [] : [node]
  return childNodes.slice(0, MAX_PARTS).flatMap(filesOf)
}

const isMultipart = ({ type }: MessageStructureObject) => /^multipart\//i.test(type)

/** One at a time, so that a mail of many photos is never in memory twice. One that is not given is named only. */
async function fetchFiles(client: ImapFlow, uid: number, files: readonly MessageStructureObject[]) {
  const isWithin = fileBudget()
  const parts: LeftOutPart[] = []
  for (const { part, size = 0, encoding } of files) {
    const bytes = decodedBytes(size, encoding)
    const isWanted = part !== undefined && size > 0 && isWithin(bytes)
    const written = isWanted ? await fetchPart(client, uid, { part, size }) : undefined
    const content = written === undefined ? null : decodePart(written.toString('latin1'), encoding)
    parts.push({ bytes: content?.length ?? bytes, content })
  }
  return parts
}

type WantedPart = { part: string; size: number }

async function fetchPart(client: ImapFlow, uid: number, { part, size }: WantedPart): Promise<Buffer | undefined> {
  try {
    const bodyParts = [{ key: part, maxLength: size + 1 }]
    const fetched = await client.fetchOne(String(uid), { uid: true, bodyParts }, { uid: true })
    const written = fetched ? fetched.bodyParts?.get(part) : undefined
    // Less than was said is no file.
    return written === undefined || written.length < size ? undefined : written
  } catch (error) {
    // Refused on a connection that lives: the words come all the same.
    if (!client.usable) throw error
    return undefined
  }
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

/** `left`: what stands in place of a file. */
type Bodies = { texts: ReadonlyMap<string, Buffer>; left: ReadonlyMap<MessageStructureObject, string> }

function entity(node: MessageStructureObject, bodies: Bodies): Buffer {
  const { type, part = '', childNodes, encoding } = node
  if (childNodes !== undefined && isMultipart(node)) {
    const mark = `locanda-${createHash('sha256').update(`${part}:${type}`).digest('hex').slice(0, 24)}`
    const children = childNodes
      .slice(0, MAX_PARTS)
      .flatMap((child) => [line(`--${mark}`), entity(child, bodies), line('')])
    return Buffer.concat([
      line(`Content-Type: ${value(type)}; boundary="${mark}"`),
      line(''),
      ...children,
      line(`--${mark}--`),
    ])
  }
  const body = isText(node) ? (bodies.texts.get(part) ?? Buffer.alloc(0)) : Buffer.from(bodies.left.get(node) ?? '')
  return Buffer.concat([
    line(`Content-Type: ${/^text\/?$/i.test(type) ? 'text/plain' : value(type)}${parameters(node.parameters)}`),
    ...(encoding === undefined ? [] : [line(`Content-Transfer-Encoding: ${value(encoding)}`)]),
    ...(node.id === undefined ? [] : [line(`Content-ID: ${value(node.id)}`)]),
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
