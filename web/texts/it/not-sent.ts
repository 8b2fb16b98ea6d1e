/** Of what did not reach the guest: loaded with the first of it. */
export const notSent = {
  /** The specification's sentence, of the AI's drafts only: of nothing else is it true. */
  draft: 'Questo messaggio non è stato inviato perché ne è stato generato uno più recente.',
  rejected: 'L’hai rifiutato tu.',
  answered: 'Questa bozza non è stata inviata: hai risposto tu.',
  fellBack: 'Nessuno ha deciso in tempo: all’ospite è andato il messaggio di cortesia.',
  readDraft: 'Leggi la bozza',
  use: 'Usala nella tua risposta',
  taken: 'Annullata',
  reply: 'Questa risposta non è partita: l’hai annullata tu.',
  fallback: 'Questo messaggio di cortesia non è partito.',
  emergency: 'Questo testo d’emergenza non è partito.',
  readText: 'Leggi il testo',
} as const
