/** Notifications on devices: their card in the settings. */
export const push = {
  title: 'Notifiche',
  intro:
    'Quando un ospite ti aspetta, anche con Locanda chiusa. Sullo schermo bloccato si vedono il nome e la casa, mai le parole di un ospite.',
  here: 'Notifiche su questo dispositivo',
  states: {
    on: 'Accese: questo dispositivo viene avvisato.',
    off: 'Spente su questo dispositivo.',
    unable:
      'Questo browser non sa ricevere notifiche. Prova con una versione recente di Chrome, Edge, Firefox o Safari.',
    needs_install:
      'Su iPhone e iPad le notifiche arrivano solo all’app installata: apri il menu Condividi di Safari, scegli «Aggiungi alla schermata Home» e apri Locanda da lì.',
    denied:
      'Le notifiche di questo sito sono bloccate nel browser. Premi l’icona accanto all’indirizzo, apri le autorizzazioni del sito, consenti le notifiche e ricarica la pagina.',
  },
  failedToRead: 'Non riesco a sapere come stanno le notifiche su questo dispositivo.',
  failedOn: 'Non è stato possibile accendere le notifiche. Riprova.',
  failedOff: 'Non è stato possibile spegnere le notifiche. Riprova.',
  test: 'Prova',
  testOf: (name: string) => `Prova su ${name}`,
  tested: 'Inviata: tra poco appare sul dispositivo.',
  failedToTest: 'La prova non è partita. Riprova.',
  devices: 'Dispositivi avvisati',
  noDevices: 'Ancora nessun dispositivo.',
  failedToLoad: 'Non riesco a caricare le notifiche.',
  retry: 'Riprova',
  thisOne: 'questo dispositivo',
  seen: (when: string) => `Aperto ${when}`,
  remove: (name: string) => `Togli ${name}`,
  removeQuestion: (name: string) => `Non avvisare più ${name}? Per riaccenderlo serve quel dispositivo.`,
  removeIt: 'Togli',
  cancel: 'Annulla',
  failedToRemove: 'Non è stato possibile toglierlo. Riprova.',
  kinds: 'Di che cosa avvisare',
  kind: {
    draftReady: 'Una bozza è pronta',
    noDraft: 'Un ospite aspetta e non c’è una bozza',
    emergency: 'Un’emergenza',
    notSent: 'Una risposta non è partita o forse non è arrivata',
    promiseDue: 'È ora di una risposta promessa',
  },
  emergencyHint: 'Anche nelle ore di silenzio.',
  quiet: 'Ore di silenzio',
  quietHint: (zone: string) => `Gli avvisi aspettano la fine, se servono ancora; le emergenze passano. Ora di ${zone}.`,
  from: 'Dalle',
  to: 'Alle',
  failedToSave: 'Non è stato possibile salvare.',
}
