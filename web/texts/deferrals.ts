/** Italian texts of answers that were promised: in the conversation and on the dashboard. */
export const it = {
  title: 'Risposte promesse',
  region: 'Risposte promesse in questa conversazione',
  said: (at: string, sentence: string) => `${at} · «${sentence}»`,
  open: (questions: string[]) => `Da rispondere: ${questions.map((one) => `«${one}»`).join(', ')}`,
  due: (at: string) => `Entro: ${at}`,
  owed: (at: string) => `Attesa dalle ${at}`,
  settle: 'Ho risposto',
  settleOf: (sentence: string) => `Ho risposto: «${sentence}»`,
  settled: 'Segnata come data',
  undo: 'Annulla',
  failed: 'Non è stato possibile salvarlo. Riprova.',
  failedToLoad: 'Non è stato possibile leggere le risposte promesse.',
  someone: 'Ospite',
} as const
