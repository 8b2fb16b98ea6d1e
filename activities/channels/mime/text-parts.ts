const MAX_PARTS = 500
const MAX_DEPTH = 20
/** Of one text: what lies beyond is not shown, and a parser takes seconds for a megabyte of short lines. */
export const MAX_TEXT_BYTES = 512 * 1024

/** The type of a mail in a mail, which is left out as a file where it is no certified mail's. */
export const MAIL_TYPE = /^message\/(?:rfc822|global)$/i
/** Whether a mail's header says that it is the envelope of a certified mail. */
export const isEnvelope = (header: string): boolean => /^x-trasporto:/im.test(header)
const NOTHING: LeaveOut = () => ''
const ENCODED = /^content-transfer-encoding:\s*(?:base64|quoted-printable)/im

type Budget = { parts: number }

/** Takes a part's body, as it is written, out of a mail: what stands in its place. */
export type LeaveOut = (written: string, encoding: string | undefined) => string

/**
 * A mail without what is no text: its headers and all its text parts as they came, also of mails in it, up to 512 KB, and of every
 * other part its headers, and below them what `leaveOut` says, where it is given. Reads bytes as latin1, so that none changes. A mail of too many parts
 * ends where they do.
 */
export function textParts(raw: Uint8Array, leaveOut?: LeaveOut): Uint8Array<ArrayBuffer> {
  const whole = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString('latin1')
  const opensMails = leaveOut === undefined || isEnvelope(whole.slice(0, Math.max(0, whole.search(/\r?\n\r?\n/))))
  const reducing = { depth: 0, budget: { parts: MAX_PARTS }, leaveOut: leaveOut ?? NOTHING, opensMails }
  return new Uint8Array(Buffer.from(reduce(whole, reducing), 'latin1'))
}

type Reducing = { depth: number; budget: Budget; leaveOut: LeaveOut; opensMails: boolean }

function reduce(entity: string, { depth, budget, leaveOut, opensMails }: Reducing): string {
  const end = /\r?\n\r?\n/.exec(entity)
  const head = end === null ? entity : entity.slice(0, end.index)
  const body = end === null ? '' : entity.slice(end.index + end[0].length)
  const fields = head.replace(/\r?\n[ \t]+/g, ' ')
  const type = /^content-type:\s*([^\s;]+)/im.exec(fields)?.[1]?.toLowerCase() ?? 'text/plain'
  const boundary = /^content-type:[^\r\n]*?boundary\s*=\s*(?:"([^"]{1,200})"|([^\s;]{1,200}))/im.exec(fields)
  const mark = boundary?.[1] ?? boundary?.[2]
  const below = { depth: depth + 1, budget, leaveOut, opensMails }
  if (type.startsWith('multipart/') && mark !== undefined && depth < MAX_DEPTH) {
    const parts = partsOf(body, mark).slice(0, budget.parts)
    budget.parts -= parts.length
    const kept = parts.map((part) => `--${mark}\r\n${reduce(part, below)}\r\n`)
    return `${head}\r\n\r\n${kept.join('')}--${mark}--\r\n`
  }
  if (opensMails && MAIL_TYPE.test(type) && !ENCODED.test(fields) && depth < MAX_DEPTH) {
    return `${head}\r\n\r\n${reduce(body, below)}`
  }
  const isText = type.startsWith('text/') && !/^content-disposition:\s*attachment/im.test(fields)
  if (isText) return `${head}\r\n\r\n${body.slice(0, MAX_TEXT_BYTES)}`
  return `${head}\r\n\r\n${leaveOut(body, /^content-transfer-encoding:\s*([\w-]+)/im.exec(fields)?.[1])}`
}

/** What stands between the lines of a boundary: RFC 2046, 5.1.1. */
function partsOf(body: string, mark: string): string[] {
  const parts: string[] = []
  const line = `--${mark}`
  let from = -1
  for (let at = body.startsWith(line) ? 0 : next(body, line, 0); at !== -1; at = next(body, line, at)) {
    if (from !== -1) parts.push(body.slice(from, at).replace(/\r?\n$/, ''))
    const lineEnd = body.indexOf('\n', at)
    from = lineEnd === -1 ? body.length : lineEnd + 1
    if (body.startsWith(`${line}--`, at)) return parts
  }
  if (from !== -1) parts.push(body.slice(from))
  return parts
}

const next = (body: string, line: string, from: number) => {
  const at = body.indexOf(`\n${line}`, from)
  return at === -1 ? -1 : at + 1
}
