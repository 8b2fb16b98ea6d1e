/** Of the menu of whoever is signed in: loaded when it is opened. */
export const account = {
  theme: 'Tema',
  themes: { light: 'Chiaro', dark: 'Scuro', system: 'Come il sistema' },
  themeFailed: 'Tema non salvato: riprova.',
  singleKeys: 'Scorciatoie a tasto singolo',
  palette: 'Cerca e comandi',
  shortcuts: 'Scorciatoie da tastiera',
} as const
