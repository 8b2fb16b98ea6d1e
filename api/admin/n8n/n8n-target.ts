import type { N8N_WEBHOOKS } from '#api/contract/n8n-events.ts'
import { AppError, invalidField } from '#workflows/domain/errors.ts'

export type N8nAddresses = { webhookUrl: string | undefined; testWebhookUrl: string | undefined }

export type N8nChoice = {
  mode: 'prod' | 'test'
  webhook: (typeof N8N_WEBHOOKS)[number]
  url?: string | null | undefined
  path?: string | null | undefined
}

/** `isOurs`: a configured n8n answers there, so our signature may go there. */
export type N8nTarget = { url: URL; isOurs: boolean }

/**
 * Where a test event goes: the webhook under the mode's configured address, or the full URL of a custom one.
 * @throws AppError rule_refused when the mode has no address, invalid_input when URL or path are not usable.
 */
export function n8nTarget(choice: N8nChoice, addresses: N8nAddresses): N8nTarget {
  if (choice.webhook === 'custom' && choice.url) {
    const url = URL.parse(choice.url)
    if (url === null) throw invalidField('url', { code: 'field_not_web_address' })
    return { url, isOurs: isUnderAny(url, addresses) }
  }
  const base = choice.mode === 'prod' ? addresses.webhookUrl : addresses.testWebhookUrl
  if (base === undefined) {
    throw new AppError('rule_refused', { code: 'n8n_not_configured', params: { mode: choice.mode } })
  }
  const path = choice.webhook === 'custom' ? (choice.path ?? '') : choice.webhook
  const url = URL.parse(`${base.replace(/\/$/, '')}/${path.replace(/^\/+/, '')}`)
  if (url === null || !isUnder(url, base)) throw invalidField('path', { code: 'field_outside_address' })
  return { url, isOurs: true }
}

const isUnderAny = (url: URL, { webhookUrl, testWebhookUrl }: N8nAddresses) =>
  [webhookUrl, testWebhookUrl].some((base) => base !== undefined && isUnder(url, base))

/** Same origin, and a path that begins with the base's: `..` was already taken out by the parser. */
function isUnder(url: URL, base: string): boolean {
  const { origin, pathname } = new URL(base)
  return url.origin === origin && `${url.pathname}/`.startsWith(`${pathname.replace(/\/$/, '')}/`)
}
