import type { Pop3Client, Pop3Mail } from './pop3-client.ts'

/** After so many old mails in a row the rest is older still. */
const OLD_IN_A_ROW = 50

/**
 * The mails that came in since a moment. POP3 has no search: from the newest backwards by their headers, until a run of
 * old ones. The server's own `Received` counts before the sender's `Date`, whose clock may be years off.
 */
export async function withinWindow(client: Pop3Client, mails: readonly Pop3Mail[], since: number): Promise<Pop3Mail[]> {
  const wanted: Pop3Mail[] = []
  let oldInARow = 0
  for (const mail of mails.toReversed()) {
    if (oldInARow >= OLD_IN_A_ROW) break
    const isOld = cameInAt((await client.top(mail.number))?.toString('latin1') ?? '') < since
    oldInARow = isOld ? oldInARow + 1 : 0
    if (!isOld) wanted.unshift(mail)
  }
  return wanted
}

/** NaN where the headers say nothing of it: such a mail is never old. */
function cameInAt(headers: string): number {
  const unfolded = headers.replace(/\r?\n[ \t]+/g, ' ')
  const received = Date.parse(/^received:.*;([^;\r\n]*)$/im.exec(unfolded)?.[1]?.trim() ?? '')
  return Number.isNaN(received) ? Date.parse(/^date:\s*(.+)$/im.exec(unfolded)?.[1] ?? '') : received
}
