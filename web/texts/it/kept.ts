/** Of what a host did while there was no line. */
export const kept = {
  waiting: (n: number) =>
    n === 1 ? 'Una tua azione parte quando torna la linea.' : `${n} tue azioni partono quando torna la linea.`,
  notDone: 'Non eseguito:',
  verbs: {
    approve: 'l’approvazione di una bozza',
    discard: 'il rifiuto di una bozza',
    undo: 'l’annullamento di un invio',
    resend: 'il nuovo invio',
    'confirm-sent': 'la conferma di un invio',
    reply: 'la tua risposta',
    dismiss: '«Non serve risposta»',
    snooze: 'il rinvio di una conversazione',
    reopen: 'il ritorno di una conversazione tra chi aspetta',
  },
  late: 'Era rimasta in attesa per più di sei ore.',
  failedOften: 'Locanda non riesce a eseguirla: riprova.',
  takingBack: 'Annullamento in attesa: non si sa ancora se era già partita.',
  notSent: 'Annullata: non è partita.',
  putBack: 'Annullata: la conversazione aspetta come prima.',
  wasDone: 'Era già stata eseguita: non si può più annullare.',
  refused: 'Non è stato possibile.',
  takeBack: 'Annulla',
  open: 'Apri la conversazione',
  seen: 'Ho capito',
} as const
