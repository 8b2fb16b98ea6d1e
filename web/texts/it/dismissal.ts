/** Of a chat that needs no answer: loaded beside a conversation. */
export const dismissal = {
  region: 'Serve una risposta?',
  waits: 'Questo ospite aspetta una risposta.',
  dismiss: 'Non serve risposta',
  dismissed: (at: string) => `Non serve risposta: lo hai detto tu (${at}).`,
  reopen: 'Rimetti tra chi aspetta',
  taken: 'Tolta da «Da rispondere»',
  undo: 'Annulla',
  back: 'Di nuovo in «Da rispondere»',
} as const
