/** The languages that a host can be written to in: those of the interface. */
export const HOST_LANGUAGES = ['it', 'en'] as const
export type HostLanguage = (typeof HOST_LANGUAGES)[number]
