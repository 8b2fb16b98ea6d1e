import { isRecord } from '#workflows/domain/is-record.ts'
import { jsonOrNull } from '#workflows/domain/json-or-null.ts'

/** Whole groups of four characters, so that each piece is decoded by itself. */
const PIECE = 256 * 1024
const KEY = '"raw"'
const QUOTE = '"'.charCodeAt(0)
const ESCAPE = '\\'.charCodeAt(0)

/** `rest`: what the answer says beside the mail; null where it was cut within it. */
export type RawAnswer = { bytes: Uint8Array<ArrayBuffer>; rest: Record<string, unknown> | null }

/**
 * The mail in an answer of `messages.get`, decoded from the bytes: as a string of JSON a large one would fill V8's heap twice. Null
 * where the answer is none.
 */
export function readRawAnswer(answer: Buffer): RawAnswer | null {
  const key = answer.indexOf(KEY)
  const from = key < 0 ? 0 : answer.indexOf(QUOTE, key + KEY.length) + 1
  if (from === 0) return null
  const end = endOf(answer, from)
  const after = answer.indexOf(QUOTE, end)
  const around = `${answer.subarray(0, from).toString('utf8')}${after < 0 ? '' : answer.subarray(after).toString('utf8')}`
  const rest = jsonOrNull(around)
  return { bytes: decode(answer, from, end), rest: isRecord(rest) ? rest : null }
}

/** Padding may stand as an escape. */
function endOf(answer: Buffer, from: number): number {
  const ends = [QUOTE, ESCAPE].map((code) => answer.indexOf(code, from)).filter((at) => at >= 0)
  return ends.length === 0 ? answer.length : Math.min(...ends)
}

function decode(answer: Buffer, from: number, end: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.ceil(((end - from) * 3) / 4))
  const target = Buffer.from(bytes.buffer)
  let written = 0
  for (let at = from; at < end; at += PIECE)
    written += target.write(answer.toString('latin1', at, Math.min(end, at + PIECE)), written, 'base64url')
  return bytes.subarray(0, written)
}
