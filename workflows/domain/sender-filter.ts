/** `senders`: addresses and domains in lower case; `unclear`: what is neither, as it was written. */
export type SenderFilter = { senders: string[]; unclear: string[] }

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const DOMAIN = new RegExp(String.raw`^(?:${LABEL}\.)+${LABEL}$`)
/** A domain in characters of any language (RFC 5890). */
const IN_ANY_SCRIPT = /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,63}$/u
const ADDRESS = new RegExp(String.raw`^[a-z0-9!#$%&'+/=?^_\x60{|}~.-]{1,64}@(?:${LABEL}\.)*${LABEL}$`)

/** Whether an entry is a domain or an address, in lower case. */
export const isSender = (entry: string): boolean =>
  DOMAIN.test(entry) || IN_ANY_SCRIPT.test(entry) || ADDRESS.test(entry)

/**
 * Reads a list of those whose mail is taken, in the ways in which people write it: `anna@x.it`, `Anna <anna@x.it>`, `x.it`, `@x.it`,
 * `*@x.it`, `*.x.it`, between commas, semicolons, spaces or line ends.
 */
export function readSenderFilter(text: string): SenderFilter {
  const entries = text
    .replace(/"[^"\n]*"/g, ' ')
    .split(/[,;\n]+/)
    .flatMap(entriesOf)
    .map((written) => ({ written, sender: plainOf(written) }))
  const senders = entries.filter(({ sender }) => isSender(sender)).map(({ sender }) => sender)
  const unclear = entries.filter(({ sender }) => !isSender(sender)).map(({ written }) => written)
  return { senders: [...new Set(senders)], unclear: [...new Set(unclear)] }
}

/** Beside an address in angle brackets stands a name, whatever words that has. */
function entriesOf(part: string): string[] {
  const inBrackets = [...part.matchAll(/<([^<>]*)>/g)].map(([, inside = '']) => inside.trim())
  const beside = part
    .replace(/<[^<>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
  const named = inBrackets.length === 0 ? beside : beside.filter((word) => word.includes('@'))
  return [...inBrackets, ...named].filter((entry) => entry !== '')
}

const plainOf = (written: string) =>
  written
    .toLowerCase()
    .replace(/^mailto:/, '')
    .replace(/^(?:\*?@)?(?:\*\.)?/, '')
    .replace(/\.$/, '')
