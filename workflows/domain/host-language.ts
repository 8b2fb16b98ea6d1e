/** The languages that a host can be written to in: those of the interface. */
export const HOST_LANGUAGES = ['it', 'en'] as const
export type HostLanguage = (typeof HOST_LANGUAGES)[number]

/** Of who said nothing. */
export const HOST_LANGUAGE: HostLanguage = 'it'
