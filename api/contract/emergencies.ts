import { z } from 'zod'
import { EMERGENCY_KINDS } from '#workflows/domain/emergency/emergency-kinds.ts'
import type { CallTable } from './call.ts'
import { SentenceView } from './sentences.ts'
import { Id, IdParams, Instant } from './values.ts'

export const EmergencyView = z
  .object({
    id: Id,
    chatId: Id,
    messageId: Id,
    kinds: z.array(z.enum(EMERGENCY_KINDS)),
    sender: z.string().nullable(),
    property: z.string().nullable(),
    createdAt: Instant,
    /** When somebody took it: until then the host is called again. */
    takenAt: Instant.nullable(),
    endedAt: Instant.nullable(),
    endedAs: z.enum(['over', 'false_alarm', 'by_itself']).nullable(),
    nextCallAt: Instant.nullable(),
    /** When the guest gets the emergency text unless somebody takes it; the message once it is written, or why there is none. */
    textDueAt: Instant.nullable(),
    textMessageId: Id.nullable(),
    textFault: SentenceView.nullable(),
    /** Every try to call the host, in order of time; `fault`: why it did not leave. */
    calls: z.array(
      z.object({
        way: z.enum(['screen', 'mail', 'whatsapp', 'n8n', 'push']),
        at: Instant,
        fault: SentenceView.nullable(),
      }),
    ),
  })
  .meta({ id: 'Emergency' })
export type EmergencyView = z.infer<typeof EmergencyView>

/** Of one chat all there were, otherwise what is open. */
export const EmergencyQuery = z.object({ chatId: Id.optional() })
export type EmergencyQuery = z.infer<typeof EmergencyQuery>

export const EndEmergencyInput = z.object({ as: z.enum(['over', 'false_alarm']) }).meta({ id: 'EndEmergencyInput' })
export type EndEmergencyInput = z.infer<typeof EndEmergencyInput>

const about = { tag: 'Emergencies', access: 'host' } as const

export const emergencyCalls = {
  listEmergencies: {
    ...about,
    method: 'get',
    path: '/emergencies',
    summary: 'My open emergencies, the newest first; of one chat all there were',
    query: EmergencyQuery,
    responses: { 200: z.array(EmergencyView) },
  },
  takeEmergency: {
    ...about,
    method: 'post',
    path: '/emergencies/{id}/take',
    summary: 'Say that I am on it: nobody is called any more, and no emergency text leaves',
    params: IdParams,
    responses: { 200: EmergencyView },
  },
  endEmergency: {
    ...about,
    method: 'post',
    path: '/emergencies/{id}/end',
    summary: 'Say that it is over, or was none: what waits may leave again',
    params: IdParams,
    body: EndEmergencyInput,
    responses: { 200: EmergencyView },
  },
} as const satisfies CallTable
