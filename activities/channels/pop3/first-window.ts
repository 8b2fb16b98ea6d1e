import type { Pop3Client, Pop3Mail } from './pop3-client.ts'

/** After so many old mails in a row the rest is older still. */
const OLD_IN_A_ROW = 50
const MOST_HEADER_BYTES = 256 * 1024

/**
 * The mails that came in since a moment. POP3 has no search: from the newest backwards by their headers, until a run of
 * old ones. The server's own `Received` counts before the sender's `Date`, whose clock may be years off.
 */
export async function withinWindow(client: Pop3Client, mails: readonly Pop3Mail[], since: number): Promise<Pop3Mail[]> {
  const wanted: Pop3Mail[] = []
  let oldInARow = 0
  for (const mail of mails.toReversed()) {
    if (oldInARow >= OLD_IN_A_ROW) break
    const isOld = isBefore((await client.top(mail.number)) ?? Buffer.alloc(0), since)
    oldInARow = isOld ? oldInARow + 1 : 0
    if (!isOld) wanted.unshift(mail)
  }
  return wanted
}

/** Whether a mail came in before a moment, by its headers. */
export function isBefore(mail: Buffer, since: number): boolean {
  const text = mail.subarray(0, MOST_HEADER_BYTES).toString('latin1')
  return cameInAt(text.split(/\r?\n\r?\n/, 1)[0] ?? '') < since
}

/** NaN where the headers say nothing of it: such a mail is never old. */
function cameInAt(headers: string): number {
  const unfolded = headers.replace(/\r?\n[ \t]+/g, ' ')
  const received = Date.parse(/^received:.*;([^;\r\n]*)$/im.exec(unfolded)?.[1]?.trim() ?? '')
  return Number.isNaN(received) ? Date.parse(/^date:\s*(.+)$/im.exec(unfolded)?.[1] ?? '') : received
}
