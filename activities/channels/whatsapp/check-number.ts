import type { WhatsappAccount } from '#activities/channels/account/whatsapp-account.ts'
import type { OutsideGuard } from '#outside/guard.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { type CloudApi, cloudAddress } from './cloud-api.ts'
import { readGraphError } from './graph-error.ts'

/**
 * Makes sure that the token opens this number: only then are its webhooks given to the source.
 * @throws AppError unauthenticated when Meta refuses it; upstream_unavailable when it cannot be reached.
 */
export async function checkNumber(guard: OutsideGuard, api: CloudApi, account: WhatsappAccount): Promise<void> {
  const answer = await guard.fetch(cloudAddress(api, account, '?fields=id,display_phone_number'), {
    headers: { authorization: `Bearer ${account.accessToken}` },
  })
  if (answer.ok) return
  const refusal = readGraphError(await answer.text())
  if (answer.status >= 500 || refusal?.isPassing === true) {
    throw new AppError('upstream_unavailable', { code: 'whatsapp_away' })
  }
  throw new AppError('unauthenticated', {
    code: 'whatsapp_sign_in_refused',
    message: refusal?.reason.params.detail ?? '',
  })
}
