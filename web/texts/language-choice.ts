/** What a person reads the interface in: the specification's mix of both languages unless they chose one. */
export const LANGUAGE_CHOICES = ['mix', 'it', 'en'] as const
export type LanguageChoice = (typeof LANGUAGE_CHOICES)[number]
