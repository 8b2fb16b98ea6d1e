import { z } from 'zod'
import type { CallTable } from './call.ts'
import { Id } from './values.ts'

/** What a host has done of what makes Locanda work, as it stands now. */
export const FirstStepsView = z
  .object({
    /** A source that has let us in, or brings messages by itself. */
    isConnected: z.boolean(),
    /** The newest of my properties; null where there is none. */
    propertyId: Id.nullable(),
    /** As that is called, which may be nothing. */
    propertyName: z.string().nullable(),
    /** I have asked a property something as a guest would. */
    hasTried: z.boolean(),
    /** A draft has left with my yes, or waits to. */
    hasApproved: z.boolean(),
  })
  .meta({ id: 'FirstSteps' })
export type FirstStepsView = z.infer<typeof FirstStepsView>

export const firstStepsCalls = {
  readFirstSteps: {
    method: 'get',
    path: '/first-steps',
    summary: 'What I have done of what makes Locanda work',
    tag: 'First steps',
    access: 'host',
    responses: { 200: FirstStepsView },
  },
} as const satisfies CallTable
