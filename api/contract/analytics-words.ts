/** How many weeks may be looked at; the last one is the week that runs. */
export const ANALYTICS_WEEKS = ['4', '13', '26', '52'] as const
export type AnalyticsWeeks = (typeof ANALYTICS_WEEKS)[number]

/** How what was sent came about; the last one is no answer. */
export const ANSWER_KINDS = ['automatic', 'unchanged', 'edited', 'manual', 'fallback'] as const
export type AnswerKind = (typeof ANSWER_KINDS)[number]
