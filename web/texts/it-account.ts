/** Of the menu of whoever is signed in: loaded when it is opened. */
export const itAccount = {
  theme: 'Tema',
  themeLight: 'Chiaro',
  themeDark: 'Scuro',
  themeSystem: 'Come il sistema',
  singleKeys: 'Scorciatoie a tasto singolo',
  shortcuts: 'Scorciatoie da tastiera',
} as const
