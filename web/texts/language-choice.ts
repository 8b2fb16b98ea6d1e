/** What a person reads the interface in: the specification's mix of both languages unless they chose one. */
export type LanguageChoice = 'mix' | 'it' | 'en'
