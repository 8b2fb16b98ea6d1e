/** Of the menu of whoever is signed in: loaded when it is opened. */
export const itAccount = {
  theme: 'Tema',
  themeLight: 'Chiaro',
  themeDark: 'Scuro',
  themeSystem: 'Come il sistema',
  singleKeys: 'Scorciatoie a tasto singolo',
  palette: 'Cerca e comandi',
  shortcuts: 'Scorciatoie da tastiera',
} as const
