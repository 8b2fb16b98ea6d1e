/** The languages that facts are read and said in. */
export const FACT_LANGUAGES = ['it', 'en', 'de', 'fr', 'es', 'nl', 'pt', 'pl'] as const

export type FactLanguage = (typeof FACT_LANGUAGES)[number]
