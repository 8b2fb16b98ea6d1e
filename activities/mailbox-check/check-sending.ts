import type { MailAccount } from '#activities/channels/account/mail-account.ts'
import { checkSending as signInToSend } from '#activities/channels/smtp/send-mail.ts'
import type { OutsideGuard } from '#outside/guard.ts'
import type { Sentence } from '#workflows/domain/sentences/sentence.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import type { CheckProgress } from './check-progress.ts'
import { failed, passed, running } from './trying.ts'

/** Signs in to the server that mails leave by, and leaves: nothing is sent. */
export async function* checkSending(
  guard: OutsideGuard,
  { smtp, address }: MailAccount,
): AsyncGenerator<CheckProgress, void> {
  yield running('sending')
  const fault = smtp === null ? say({ code: 'no_outgoing_server' }) : await faultOf(guard, smtp)
  const { hostname: server, port, user } = smtp ?? { hostname: address, port: 465, user: address }
  yield fault === null ? passed('sending') : failed(fault, { step: 'sending', server, port, protocol: 'smtp', user })
}

async function faultOf(guard: OutsideGuard, smtp: NonNullable<MailAccount['smtp']>): Promise<Sentence | null> {
  const outcome = await signInToSend(guard, smtp)
  if (outcome === null || outcome.outcome === 'sent') return null
  return outcome.outcome === 'stopped' ? outcome.fault : outcome.reason
}
