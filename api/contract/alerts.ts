import { z } from 'zod'
import { TROUBLE_KINDS } from '#workflows/domain/alerts.ts'
import type { CallTable } from './call.ts'
import { Id, Instant } from './values.ts'

/** Much trouble within minutes. `host`: whom it is about; null for the installation. `counts`: messages and sources, at its worst. */
export const AlertView = z
  .object({
    id: Id,
    host: z.string().nullable(),
    hosts: z.number().int(),
    counts: z.record(z.enum(TROUBLE_KINDS), z.number().int()),
    beganAt: Instant,
    endedAt: Instant.nullable(),
  })
  .meta({ id: 'Alert' })
export type AlertView = z.infer<typeof AlertView>

export const alertCalls = {
  listAlerts: {
    method: 'get',
    path: '/admin/alerts',
    summary: 'Much trouble within minutes, of a host or of the installation: what is open, then the newest',
    tag: 'Administration',
    access: 'admin',
    responses: { 200: z.array(AlertView) },
  },
} as const satisfies CallTable
