import { secrets } from './secrets.ts'
import { told } from './told.ts'

/** Texts of a question that a host tries. */
export const trial = {
  title: 'Chiedi come un ospite',
  hint: 'Scrivi una domanda come la scriverebbe un ospite. La risposta nasce come quelle vere, ma non parte mai e non resta in nessuna conversazione.',
  question: 'La domanda dell’ospite',
  examples: 'Per esempio',
  example: ['A che ora possiamo arrivare?', 'Is there parking near the house?', 'Qual è la password del Wi-Fi?'],
  ask: 'Chiedi',
  asking: 'Sto scrivendo la bozza…',
  slow: 'Ci vuole più del solito: la domanda è in coda e la risposta comparirà qui.',
  lost: 'Chi scriveva la bozza si è fermato. Chiedi di nuovo.',
  failed: 'Non è stato possibile chiedere: riprova.',
  gone: 'Questa prova non c’è più: chiedi di nuovo.',
  draft: 'La bozza',
  neverSent: 'Prova: non è partita e non partirà.',
  none: 'Non scriverei niente.',
  emergency:
    'Con un ospite vero ti chiamerei subito, in ogni modo che hai impostato; se nessuno se ne occupa entro un minuto, l’ospite riceve il testo di emergenza con il 112.',
  action: {
    send: 'Con un ospite vero partirebbe da sola.',
    wait: 'Con un ospite vero aspetterebbe te.',
    none: 'A questo non servirebbe una risposta.',
  },
  confidence: (n: number) => `Confidenza ${n}/10`,
  evidence: 'Su che cosa si basa',
  noEvidence: 'Nessun dato della casa lo dice: aggiungilo alla proprietà e chiedi di nuovo.',
  open: 'Resta senza risposta',
  text: secrets.inWords,
  reasons: told.reasons,
} as const
