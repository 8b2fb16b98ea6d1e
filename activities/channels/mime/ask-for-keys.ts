import type { ReadTxt } from '#outside/txt-records.ts'

/** Whoever signs more often than that wants something else: such a mail is judged by none. */
export const MOST_SIGNATURES = 5
/** Longer heads than any that servers pass on. */
const MOST_OF_HEAD = 100_000

/**
 * Asks for the keys of a mail's signatures before it is its turn to be judged: where name servers are slow, mails that wait together
 * wait once. `readTxt` remembers what it was asked for.
 */
export function askForKeys(raw: Uint8Array, readTxt: ReadTxt): void {
  // What keeps an answer away is met again when the mail is judged.
  for (const name of keyNames(raw)) readTxt(name).catch(() => undefined)
}

function keyNames(raw: Uint8Array): string[] {
  const text = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, MOST_OF_HEAD)).toString('latin1')
  const end = /\r?\n\r?\n/.exec(text)?.index ?? text.length
  const lines = text
    .slice(0, end)
    .replaceAll(/\r?\n(?=[ \t])/g, '')
    .split(/\r?\n/)
  const signatures = lines.filter((line) => /^dkim-signature:/i.test(line))
  if (signatures.length > MOST_SIGNATURES) return []
  return signatures.flatMap((line) => {
    const tags = line.slice(line.indexOf(':') + 1).split(';')
    const [domain, selector] = [tagOf(tags, 'd'), tagOf(tags, 's')]
    return domain === undefined || selector === undefined ? [] : [`${selector}._domainkey.${domain}`]
  })
}

function tagOf(tags: readonly string[], name: string): string | undefined {
  const value = tags.map((tag) => tag.trim()).find((tag) => tag.startsWith(`${name}=`))
  return value?.slice(name.length + 1).trim()
}
