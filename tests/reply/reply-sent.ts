import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { claimSend } from '#activities/sending/claim-send.ts'
import { messageRows } from '#prisma/messages/message-rows.ts'
import type { SendBench } from './send-bench.ts'

const fixture = readFileSync('tests/fixtures/mail/bounce.eml').toString().replace(/\r?\n/g, '\r\n')
let sends = 0

/** A reply that its server took, under a Message-ID of ours. */
export async function replySent(bench: SendBench, claimedAt = new Date()) {
  const guest = await bench.guestWrites()
  const messageId = await bench.draft(guest, 'approved')
  const claim = await claimSend(bench.deps, { hostId: bench.hostId, messageId })
  if (claim.outcome !== 'send') throw new Error('The send was not granted')
  const rfcMessageId = `<${String(++sends).padStart(32, 'x')}@casa.test>`
  await bench.inHost(async (tx) => {
    const data = { state: 'sent', rfcMessageId, recipient: guest.guest, claimedAt } as const
    await tx.delivery.updateMany({ where: { sendKey: claim.sendKey }, data })
    await messageRows(tx).updateMany({ where: { id: messageId }, data: { status: 'sent' } })
  })
  return { messageId, rfcMessageId, guest: guest.guest }
}

/** A report (RFC 3464) that our mail did not reach its guest. */
export const bounceReport = (id: string, recipient: string) =>
  fixture.replaceAll('guest@nowhere.test', recipient).replace('<sent-by-us@casa.test>', id)

/** What a mail system says of a mail without naming it: only whom it did not reach. */
export const bounceWithoutId = (recipient: string) =>
  [
    'From: Mail Delivery Subsystem <mailer-daemon@hotel.test>',
    'To: host@casa.test',
    'Subject: Delivery Status Notification (Failure)',
    `Date: ${new Date().toUTCString()}`,
    `Message-ID: <${randomUUID()}@hotel.test>`,
    `X-Failed-Recipients: ${recipient}`,
    'Auto-Submitted: auto-replied',
    '',
    `<${recipient}>: host mx.hotel.test said: 550 5.1.1 no such user`,
    '',
  ].join('\r\n')
