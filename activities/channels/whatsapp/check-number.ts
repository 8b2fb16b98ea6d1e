import type { WhatsappAccount } from '#activities/channels/account/whatsapp-account.ts'
import { sourceFault } from '#activities/channels/faults/source-fault.ts'
import type { OutsideGuard } from '#outside/guard.ts'
import { type CloudApi, cloudAddress } from './cloud-api.ts'
import { readGraphError, unclearRefusal } from './graph-error.ts'

/**
 * Makes sure that the token opens this number: only then are its webhooks given to the source.
 * @throws AppError unauthenticated when Meta refuses it; upstream_unavailable when it cannot be reached.
 */
export async function checkNumber(guard: OutsideGuard, api: CloudApi, account: WhatsappAccount): Promise<void> {
  const answer = await guard.fetch(cloudAddress(api, account, '?fields=id,display_phone_number'), {
    headers: { authorization: `Bearer ${account.accessToken}` },
  })
  if (answer.ok) return
  const refusal = readGraphError({ status: answer.status, body: await answer.text() })
  // What is no refusal of Meta's own making was said by something in between.
  if (answer.status >= 500 || refusal === null || refusal.isPassing) throw sourceFault({ code: 'whatsapp_away' }, {})
  throw sourceFault(refusal.sourceFault ?? unclearRefusal(refusal), { detail: refusal.reason.params.detail })
}
