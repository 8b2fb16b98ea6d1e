import { z } from 'zod'
import { MINUTES_TO_READ } from '#workflows/domain/minutes-saved.ts'
import { MINUTES_OF_WORK_PER_ANSWER } from '#workflows/domain/replay/limits.ts'
import { ANALYTICS_WEEKS } from './analytics-words.ts'
import type { CallTable } from './call.ts'
import { CalendarDay, Id, pageLimit } from './values.ts'

const count = z.number().int()

const figures = {
  /** Messages of guests; of a topic 0, as what a guest wrote has topics only by its draft. */
  received: count,
  /** Drafts that nothing has been sent of: they wait, or were rejected. */
  unsent: count,
  /** AI answers that went out by themselves, approved as they stood, and edited. */
  automatic: count,
  unchanged: count,
  edited: count,
  /** Answers that I wrote myself. */
  manual: count,
  /** Honest messages that went out as nobody had decided in time: no answers. */
  fallback: count,
  /** From a guest's message to its answer, to 12 %; null where nothing was answered. */
  medianMinutes: z.number().nullable(),
  p90Minutes: z.number().nullable(),
  minutesSaved: count,
}

export const FiguresView = z.object(figures).meta({ id: 'Figures' })
export type FiguresView = z.infer<typeof FiguresView>

/** A chat counts for the property that it has now; `id` null is none, `name` null one that is deleted. */
export const PropertyFiguresView = z
  .object({ id: Id.nullable(), name: z.string().nullable(), ...figures })
  .meta({ id: 'PropertyFigures' })
export type PropertyFiguresView = z.infer<typeof PropertyFiguresView>

export const AnalyticsView = z
  .object({
    /** The Monday that it begins with. */
    from: CalendarDay,
    total: FiguresView,
    /** Every week, oldest first, by its Monday by the clocks of the property. */
    weeks: z.array(z.object({ week: CalendarDay, ...figures })),
    channels: z.array(z.object({ channel: z.string(), ...figures })),
    /** By what the AI read in the question: an answer about two topics stands under both. */
    topics: z.array(z.object({ topic: z.string(), ...figures })),
    /** What `minutesSaved` is counted with. */
    minutesPerAnswer: z.literal(MINUTES_OF_WORK_PER_ANSWER),
    minutesToRead: z.literal(MINUTES_TO_READ),
  })
  .meta({ id: 'Analytics' })
export type AnalyticsView = z.infer<typeof AnalyticsView>

export const AnalyticsQuery = z.object({
  weeks: z.enum(ANALYTICS_WEEKS).default('13'),
  propertyId: Id.optional(),
})
export type AnalyticsQuery = z.infer<typeof AnalyticsQuery>

const PROPERTY_FIGURES_PAGE = { default: 25, max: 50 }

export const PropertyFiguresQuery = z.object({
  weeks: z.enum(ANALYTICS_WEEKS).default('13'),
  cursor: z.string().max(400).optional(),
  limit: pageLimit(PROPERTY_FIGURES_PAGE),
})
export type PropertyFiguresQuery = z.infer<typeof PropertyFiguresQuery>

export const analyticsCalls = {
  readAnalytics: {
    method: 'get',
    path: '/analytics',
    summary: 'What my weeks came to, of one property or all: by week, channel and topic',
    tag: 'Analytics',
    access: 'host',
    query: AnalyticsQuery,
    responses: { 200: AnalyticsView },
  },
  listPropertyFigures: {
    method: 'get',
    path: '/analytics/properties',
    summary: 'What my weeks came to, property by property',
    tag: 'Analytics',
    access: 'host',
    query: PropertyFiguresQuery,
    responses: { 200: z.array(PropertyFiguresView) },
  },
} as const satisfies CallTable
