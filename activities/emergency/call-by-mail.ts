import type { SendDeps } from '#activities/sending/channel-of.ts'
import { keptBackBy, sendByAny } from '#activities/sending/send-by-any.ts'
import { readDebugSettings } from '#prisma/debug-settings.ts'
import { type Sentence, say } from '#workflows/domain/sentences/sentence.ts'
import type { Call } from './load-call.ts'

/** One mail's of a call, by which what comes back of it is known. */
export const noticeKeyOf = ({ due }: Call, to: string) => `emergency:${due.id}:${due.calls}:${to}`

/**
 * Mails the host at one of their addresses, by the first account that takes it; answers why it did not leave by any, null where it did.
 * @throws AppError rule_refused where the address is not plain.
 */
export async function callByMail(deps: SendDeps, call: Call, to: string): Promise<Sentence | null> {
  const switches = await readDebugSettings(deps.db)
  if (!switches.sendEmail || switches.useMockEmail) return say({ code: 'mail_switched_off' })
  if (to === '') return say({ code: 'no_sender_account' })
  const { hostId, id: emergencyId } = call.due
  const { subject, text } = call.words
  const notice = { key: noticeKeyOf(call, to), forHost: hostId, emergencyId, to, subject, text }
  const outcome = await sendByAny(deps, { hostIds: [hostId] }, notice)
  return outcome === null ? say({ code: 'no_sender_account' }) : keptBackBy(outcome)
}
