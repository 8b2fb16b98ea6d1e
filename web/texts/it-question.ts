/** Of what the guest asked, above its draft: loaded beside a conversation. */
export const itQuestion = {
  region: 'La domanda dell’ospite',
  one: '1 domanda',
  more: (many: number) => `${many} domande`,
  covered: (many: number) => (many === 1 ? '1 coperta' : `${many} coperte`),
  deferred: (many: number) => (many === 1 ? '1 rimandata' : `${many} rimandate`),
  open: (many: number) => (many === 1 ? '1 senza risposta' : `${many} senza risposta`),
  missing: (names: string[]) => `manca: ${names.join(', ')}`,
  states: { answered: 'coperta', deferred: 'rimandata', open: 'senza risposta' },
} as const
