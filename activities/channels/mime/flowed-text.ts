const FLOWED = /^(content-type:\s*text\/plain(?:[^\r\n]|\r?\n[ \t]){0,400}?format\s*=\s*"?)flowed/gim
const DELSP = /^content-type:\s*text\/plain(?:[^\r\n]|\r?\n[ \t]){0,400}?delsp\s*=\s*"?yes/im
const ENCLOSED = /^content-type:\s*message\//im
/** As long as the word it stands for: a type that the parser leaves as it is. */
const UNREAD = 'folded'

/** A mail with its flowed texts told as plain ones: the parser joins what is quoted with the answer below it. `isDelsp` is null where none is flowed. */
export function withoutFlow(raw: Uint8Array<ArrayBuffer>): {
  raw: Uint8Array<ArrayBuffer>
  isDelsp: boolean | null
} {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)
  if (['flowed', 'Flowed', 'FLOWED'].every((word) => !bytes.includes(word))) return { raw, isDelsp: null }
  const source = bytes.toString('latin1')
  // A mail in it is a file, which comes as it is.
  const file = source.search(ENCLOSED)
  const own = file === -1 ? source : source.slice(0, file)
  const plain = `${own.replace(FLOWED, (_, before: string) => `${before}${UNREAD}`)}${source.slice(own.length)}`
  if (plain === source) return { raw, isDelsp: null }
  return { raw: new Uint8Array(Buffer.from(plain, 'latin1')), isDelsp: DELSP.test(source) }
}

/** The lines of a flowed text as they were written: RFC 3676, 4.2 to 4.5. Only lines of one depth of quotes are one. */
export function unflowed(text: string, isDelsp: boolean): string {
  const written: string[] = []
  let parts: string[] = []
  let depth = 0
  const end = () => {
    if (parts.length === 0) return
    written.push(depth === 0 ? parts.join('') : `${'>'.repeat(depth)} ${parts.join('')}`)
    parts = []
  }
  for (const line of text.split(/\r?\n/)) {
    const marks = /^>*/.exec(line)?.[0].length ?? 0
    const said = line.slice(marks).replace(/^ /, '')
    if (marks !== depth) end()
    depth = marks
    const isSoft = said.endsWith(' ') && said !== '-- '
    if (said === '-- ') end()
    parts.push(isSoft && isDelsp ? said.slice(0, -1) : said)
    if (!isSoft) end()
  }
  end()
  return written.join('\n')
}
