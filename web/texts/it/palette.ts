/** Italian texts of the palette of commands. */
export const palette = {
  title: 'Cerca e comandi',
  search: 'Cerca un comando, una conversazione o una proprietà',
  close: 'Chiudi',
  none: 'Niente con queste parole.',
  gone: 'Nel frattempo è cambiato: guarda prima di decidere.',
  groups: {
    here: 'In questa schermata',
    chats: 'Conversazioni',
    properties: 'Proprietà',
    places: 'Vai a',
    other: 'Altro',
  },
  places: {
    dashboard: 'Dashboard',
    chats: 'Conversazioni',
    toApprove: 'Conversazioni da approvare',
    toAnswer: 'Conversazioni da rispondere',
    properties: 'Proprietà',
    addProperty: 'Aggiungi proprietà',
    analytics: 'Analytics',
    general: 'Impostazioni',
    ai: 'Impostazioni dell’AI',
    sources: 'Sorgenti dei messaggi',
    admin: 'Amministrazione',
  },
  themes: { light: 'Tema chiaro', dark: 'Tema scuro', system: 'Tema come il sistema' },
} as const
