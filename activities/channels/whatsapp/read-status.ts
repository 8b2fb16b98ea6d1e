import { cutText } from '#workflows/domain/cut-text.ts'
import type { DeliveryReport } from '#workflows/domain/delivery-report.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { sourceFaultOf } from './graph-error.ts'
import { partOf } from './part-key.ts'
import { InboundError, InboundStatus, listOf } from './webhook-value.ts'

/** With the guest; what is `sent` may still fail. */
const ARRIVED = new Set(['delivered', 'read', 'played'])

/**
 * What a status of Meta's tells of a send, which may be nothing. One that does not give our key back is found by WhatsApp's id of the
 * message; null for one that names neither.
 */
export function readStatus(entry: unknown): DeliveryReport[] | null {
  const inbound = InboundStatus.safeParse(entry).data
  const sendKey = inbound?.biz_opaque_callback_data || null
  const providerId = inbound?.id || null
  if (inbound === undefined || (sendKey === null && providerId === null)) return null
  const part = sendKey === null ? null : partOf(sendKey)
  const of = { sendKey: part ?? sendKey, providerId }
  const status = inbound.status?.trim().toLowerCase() ?? ''
  const errors = listOf(inbound.errors)
  // Of a file that left before the last of its message: only that it failed is news of the message.
  if (part !== null && status !== 'failed' && errors.length === 0) return []
  if (ARRIVED.has(status)) return [{ of, told: 'arrived', fault: null, sourceFault: null }]
  if (status === 'sent') return [{ of, told: 'accepted', fault: null, sourceFault: null }]
  // Whatever it is called: what has an error did not arrive.
  if (status === 'failed' || errors.length > 0) return [{ of, told: 'failed', ...faultsOf(errors) }]
  return [{ of, told: 'accepted', fault: null, sourceFault: null }]
}

function faultsOf(errors: readonly unknown[]): Pick<DeliveryReport, 'fault' | 'sourceFault'> {
  const read = errors.flatMap((error) => InboundError.safeParse(error).data ?? [])
  const { code, title = '' } = read.find((error) => error.code !== undefined) ?? {}
  if (code === undefined) return { fault: say({ code: 'gave_up' }), sourceFault: null }
  const params = { number: code, detail: cutText(title, 300) }
  return { fault: say({ code: 'whatsapp_not_delivered', params }), sourceFault: sourceFaultOf(code) }
}
