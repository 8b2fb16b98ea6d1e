type Owed = { sentence: string }

/** Italian texts of answers that were promised: in the conversation and on the dashboard. */
export const deferrals = {
  title: 'Risposte promesse',
  region: 'Risposte promesse in questa conversazione',
  why: {
    promised: (at: string, { sentence }: Owed) => `${at} · «${sentence}»`,
    not_arrived: (at: string) => `${at} · La tua risposta non è arrivata, e l’ospite ha già scritto di nuovo`,
    capped: (at: string) => `${at} · Il limite delle risposte automatiche è raggiunto: questa aspetta te`,
  },
  open: (questions: string[]) => `Da rispondere: ${questions.map((one) => `«${one}»`).join(', ')}`,
  due: (at: string) => `Entro: ${at}`,
  owed: (at: string) => `Attesa dalle ${at}`,
  settle: 'Ho risposto',
  settleOf: {
    promised: ({ sentence }: Owed) => `Ho risposto: «${sentence}»`,
    not_arrived: () => 'Ho risposto a quanto non è arrivato',
    capped: () => 'Ho risposto a quanto aspettava',
  },
  settled: 'Segnata come data',
  undo: 'Annulla',
  failed: 'Non è stato possibile salvarlo. Riprova.',
  failedToLoad: 'Non è stato possibile leggere le risposte promesse.',
  brief: { not_arrived: 'Risposta non arrivata', capped: 'Nessuna risposta automatica: limite raggiunto' },
  someone: 'Ospite',
} as const
