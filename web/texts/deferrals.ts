/** Italian texts of answers that were promised: in the conversation and on the dashboard. */
export const it = {
  title: 'Risposte promesse',
  region: 'Risposte promesse in questa conversazione',
  said: (at: string, sentence: string) => `${at} · «${sentence}»`,
  notArrived: (at: string) => `${at} · La tua risposta non è arrivata, e l’ospite ha già scritto di nuovo`,
  open: (questions: string[]) => `Da rispondere: ${questions.map((one) => `«${one}»`).join(', ')}`,
  due: (at: string) => `Entro: ${at}`,
  owed: (at: string) => `Attesa dalle ${at}`,
  settle: 'Ho risposto',
  settleOf: (sentence: string) =>
    sentence === '' ? 'Ho risposto a quanto non è arrivato' : `Ho risposto: «${sentence}»`,
  settled: 'Segnata come data',
  undo: 'Annulla',
  failed: 'Non è stato possibile salvarlo. Riprova.',
  failedToLoad: 'Non è stato possibile leggere le risposte promesse.',
  lost: 'Risposta non arrivata',
  someone: 'Ospite',
} as const
