/** Of the choice of a language, each by its own name. */
export const languages = {
  title: 'Lingua',
  choices: { mix: 'Predefinita (come fornita)', it: 'Italiano', en: 'English' },
  failed: 'Non è stato possibile cambiare la lingua. Riprova.',
} as const
