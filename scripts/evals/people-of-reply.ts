/** Whom a reply is for, and who signs it. */
export type People = { guest: string; host: string }

/** Lukas writes to Anna. */
export const NOBODY_SAID: People = { guest: 'Lukas', host: 'Anna' }
/** A greeting: few words and a comma, on a line of its own. */
const GREETING =
  /^(?:[Gg]uten (?:Tag|Morgen|Abend)|[Gg]ood (?:morning|afternoon|evening)|[Bb]uen[oa]s \p{L}+|[Bb]o[am] \p{L}+|[Dd]zień dobry|\p{L}+)[ ,]+(\p{Lu}[^,!:]{0,40})[,!:]\s*$/u
/** A name alone. */
const SIGNATURE = /^\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)?$/u

/** A set of replies names nobody: whoever is greeted is the guest, and whoever signs the host. */
export function peopleOfReply(reply: string): People {
  const lines = reply.split('\n').filter((line) => line.trim() !== '')
  const greeted = GREETING.exec(lines.at(0)?.trim() ?? '')?.[1]
  const signed = SIGNATURE.exec(lines.at(-1)?.trim() ?? '')?.[0]
  return { guest: greeted ?? NOBODY_SAID.guest, host: signed ?? NOBODY_SAID.host }
}
