import { bodyStart } from './body-start.ts'

/** Fewer than the parser goes down. */
const MOST_LEVELS = 60
const MULTIPART = /^content-type:\s*multipart\//gim
const BOUNDARY =
  /^content-type:\s*multipart\/(?:[^\r\n]|\r?\n[ \t]){0,400}?boundary\s*=\s*(?:"([^"\r\n]{1,200})"|([^\s;]{1,200}))/gim
const IS_MULTIPART = /^content-type:\s*multipart\//im
const TYPE = /^content-type:(?:[^\r\n]|\r?\n[ \t])*/im
const FLAT = 'flat-parts-of-one-mail'

/** A mail whose parts lie deeper in each other than the parser goes, with all of them beside each other; any other as it came. */
export function withFewLevels(raw: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const source = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString('latin1')
  if ((source.match(MULTIPART)?.length ?? 0) <= MOST_LEVELS) return raw
  const marks = new Set([...source.matchAll(BOUNDARY)].map(([, quoted, bare]) => `--${quoted ?? bare ?? ''}`))
  const parts: string[][] = [[]]
  for (const line of source.slice(bodyStart(raw)).split('\n')) {
    const mark = line.trimEnd()
    if (marks.has(mark) || (mark.endsWith('--') && marks.has(mark.slice(0, -2)))) parts.push([])
    else parts.at(-1)?.push(line)
  }
  const leaves = parts
    .slice(1)
    .map((lines) => lines.join('\n'))
    .filter((part) => part.trim() !== '' && !IS_MULTIPART.test(headOf(part)))
  const head = headOf(source).replace(TYPE, () => `Content-Type: multipart/mixed; boundary="${FLAT}"`)
  const flat = [head, '', ...leaves.flatMap((leaf) => [`--${FLAT}`, leaf.trimEnd()]), `--${FLAT}--`, '']
  return new Uint8Array(Buffer.from(flat.join('\r\n'), 'latin1'))
}

const headOf = (entity: string): string => entity.slice(0, /\r?\n\r?\n/.exec(entity)?.index ?? entity.length)
