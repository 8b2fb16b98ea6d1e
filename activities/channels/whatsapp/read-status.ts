import type { DeliveryReport } from '#workflows/domain/delivery-report.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { sourceFaultOf } from './graph-error.ts'
import type { InboundStatus } from './webhook-value.ts'

type StatusError = NonNullable<InboundStatus['errors']>[number]

const ARRIVED = new Set(['sent', 'delivered', 'read'])

/** What a status of Meta's tells of a send. One that does not give our key back is found by WhatsApp's id of the message. */
export function readStatus(inbound: InboundStatus): DeliveryReport {
  const { id: providerId, status, biz_opaque_callback_data: sendKey = null, errors } = inbound
  const of = { sendKey, providerId }
  if (status === 'failed') return { of, told: 'failed', ...faultsOf(errors?.[0]) }
  return { of, told: ARRIVED.has(status) ? 'arrived' : 'accepted', fault: null, sourceFault: null }
}

function faultsOf(error: StatusError | undefined): Pick<DeliveryReport, 'fault' | 'sourceFault'> {
  if (error?.code === undefined) return { fault: say({ code: 'gave_up' }), sourceFault: null }
  const params = { number: error.code, detail: (error.title ?? '').slice(0, 300) }
  return { fault: say({ code: 'whatsapp_not_delivered', params }), sourceFault: sourceFaultOf(error.code) }
}
