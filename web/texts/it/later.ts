/** Of a chat that is put off: loaded beside a conversation. */
export const later = {
  title: 'Più tardi',
  snooze: 'Rimanda…',
  dialog: 'Rimandare a quando?',
  close: 'Chiudi',
  times: {
    hour: 'Tra un’ora',
    evening: 'Stasera',
    tomorrow: 'Domani mattina',
    monday: 'Lunedì mattina',
  },
  own: 'Un altro momento',
  past: 'Scegli un momento che deve ancora venire.',
  put: 'Rimanda',
  courtesy: (at: string) => `Il messaggio di cortesia parte comunque alle ${at}, e la conversazione torna qui.`,
  snoozed: (at: string) =>
    `Rimandata: torna tra chi aspetta il giorno e all’ora scelti (${at}), o quando arriva qualcosa.`,
  wake: 'Rimetti tra chi aspetta',
  done: (at: string) => `Rimandata (${at})`,
  undo: 'Annulla',
  back: 'Di nuovo tra chi aspetta',
  unread: 'Segna come non letta',
  unreadDone: 'Segnata come non letta',
  failed: 'Non è stato possibile salvarlo. Riprova.',
} as const
