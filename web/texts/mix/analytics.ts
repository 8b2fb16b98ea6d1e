import { analytics as it } from '#web/texts/it/analytics.ts'

/** Italian texts of the page of figures, under the name that the specification gives it. */
export const analytics = { ...it, title: 'Analytics' } as const
