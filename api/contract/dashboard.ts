import { z } from 'zod'
import type { CallTable } from './call.ts'

/** A figure and how it moved; `value` is null where there is nothing to measure yet. */
export const Metric = z
  .object({
    value: z.number().nullable(),
    /** Against the day before; null where there is nothing to compare with. */
    delta: z.number().nullable(),
    /** The last seven days, oldest first, for the sparkline. */
    days: z.array(z.number().nullable()),
  })
  .meta({ id: 'Metric' })
export type Metric = z.infer<typeof Metric>

export const DashboardView = z
  .object({
    activeChats: Metric,
    toApprove: Metric,
    activeProperties: Metric,
    /** Share, 0 to 100, of AI answers of `DAYS_MEASURED` that went out without the host. */
    automationShare: Metric,
    /** Minutes from a guest's message to the reply, mean of as many. */
    meanResponseMinutes: Metric,
    /** 1 to 10, mean of what guests said; null value until one said so. */
    satisfaction: Metric,
    /** Share, 0 to 100, of the host's approvals of as many that left the draft unchanged. */
    aiEfficiency: Metric,
  })
  .meta({ id: 'Dashboard' })
export type DashboardView = z.infer<typeof DashboardView>

export const dashboardCalls = {
  readDashboard: {
    method: 'get',
    path: '/dashboard',
    summary: 'My figures, each with its change since yesterday and its last seven days',
    tag: 'Dashboard',
    access: 'host',
    responses: { 200: DashboardView },
  },
} as const satisfies CallTable
