/** Italian texts of what the AI knows of a property. */
export const propertyFacts = {
  title: 'Che cosa sa l’AI',
  explained:
    'Letto dai dettagli, dai servizi e dalle informazioni aggiuntive. L’AI risponde agli ospiti solo con questi dati. Conferma ciò che è giusto, correggi ciò che non lo è; una frase cambiata viene letta di nuovo.',
  empty: 'Ancora niente. Scrivi quello che gli ospiti chiedono, e comparirà qui.',
  failedToLoad: 'Non è stato possibile caricare ciò che l’AI sa',
  failedToSave: 'Non è stato possibile salvare il dato',
  contradicted: (count: number) =>
    count === 1
      ? 'Un dato non può valere accanto a un altro. Indica quale vale.'
      : `${count} dati non possono valere tutti. Indica quali valgono.`,
  doubted: (count: number) =>
    count === 1
      ? 'Un dato è in dubbio: le bozze che ne parlano aspettano finché non lo confermi o correggi.'
      : `${count} dati sono in dubbio: le bozze che ne parlano aspettano finché non li confermi o correggi.`,
  noneInDoubt: 'Nessun dato è più in dubbio.',
  inDoubt: 'In dubbio',
  why: {
    saysMore: 'La frase dice anche altro, oltre a quanto ne è stato capito.',
    readTwoWays: 'La frase si può leggere in due modi.',
  },
  which: 'Quali dati',
  filters: { all: 'Tutti', waiting: 'In attesa di te' },
  against: (other: string) => `Non va d’accordo con: ${other}`,
  wordsOnly: 'Solo con queste parole: dette agli ospiti della stessa lingua, mai tradotte.',
  from: { field: 'Dettagli', note: 'Informazioni aggiuntive', extra: 'Servizi', host: 'Tu' },
  confirmed: 'Confermato',
  corrected: 'Corretto da te',
  contradicts: 'Contraddizione',
  confirm: 'Conferma',
  holds: 'Vale questo',
  correct: 'Correggi',
  remove: 'Togli',
  actionOn: (action: string, fact: string) => `${action}: ${fact}`,
  showAll: (count: number) => `Mostra tutti e ${count}`,
  removeQuestion: 'Togliere questo dato? Resta via finché la sua frase non cambia.',
  cancel: 'Annulla',
  close: 'Chiudi',
  save: 'Salva',
  edit: {
    title: 'Correggi il dato',
    value: 'Valore',
    from: 'Dalle',
    to: 'Alle',
    yes: 'Sì',
    no: 'No',
    currency: 'Valuta',
    wrong: 'Questo valore non va bene',
  },
} as const
