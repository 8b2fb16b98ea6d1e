import type { Pop3Client, Pop3Mail } from './pop3-client.ts'

/** After so many old mails in a row the rest is older still. */
const OLD_IN_A_ROW = 50
const MOST_HEADER_BYTES = 256 * 1024

type Headers = Pick<Pop3Client, 'top'>

/**
 * The mails that came in since a moment. POP3 has no search, and no order that servers have to list by (RFC 1939, 5): from either end
 * inwards by their headers, until a run of old ones.
 */
export async function withinWindow(client: Headers, mails: readonly Pop3Mail[], since: number): Promise<Pop3Mail[]> {
  const fromEnd = await untilOld(client, mails.toReversed(), since)
  const fromStart = await untilOld(client, mails.slice(0, mails.length - fromEnd.asked), since)
  return [...fromStart.wanted, ...fromEnd.wanted.toReversed()]
}

async function untilOld(client: Headers, mails: readonly Pop3Mail[], since: number) {
  const wanted: Pop3Mail[] = []
  let asked = 0
  let oldInARow = 0
  for (const mail of mails) {
    if (oldInARow >= OLD_IN_A_ROW) break
    const isOld = isBefore((await client.top(mail.number)) ?? Buffer.alloc(0), since)
    asked += 1
    oldInARow = isOld ? oldInARow + 1 : 0
    if (!isOld) wanted.push(mail)
  }
  return { wanted, asked }
}

/** Whether a mail came in before a moment, by its headers. */
export function isBefore(mail: Buffer, since: number): boolean {
  const text = mail.subarray(0, MOST_HEADER_BYTES).toString('latin1')
  return cameInAt(text.split(/\r?\n\r?\n/, 1)[0] ?? '') < since
}

/**
 * The later of what the server that took it in says and its sender, as either clock may be years behind; NaN where the headers say nothing
 * of it: such a mail is never old.
 */
function cameInAt(headers: string): number {
  const unfolded = headers.replace(/\r?\n[ \t]+/g, ' ')
  const received = Date.parse(/^received:.*;([^;\r\n]*)$/im.exec(unfolded)?.[1]?.trim() ?? '')
  const said = Date.parse(/^date:\s*(.+)$/im.exec(unfolded)?.[1] ?? '')
  const known = [received, said].filter((at) => !Number.isNaN(at))
  return known.length === 0 ? Number.NaN : Math.max(...known)
}
