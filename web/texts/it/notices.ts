/** Italian texts of what keeps everybody's mail, or mail to the host, from going its usual way. */
export const notices = {
  standstill: (since: string) =>
    `Da ${since} Locanda non legge e non invia messaggi. Ciò che decidi è conservato, e parte quando riprende.`,
  title: 'Impostazioni di debug attive:',
  mock_ai: 'le bozze sono di prova',
  mock_email: 'le email sono simulate',
  eml_folder: 'la posta in arrivo viene letta da una cartella di file .eml',
  sending_off: 'l’invio è spento: le risposte vengono conservate, non spedite',
  reply_to_override: 'le risposte degli ospiti vanno a un altro indirizzo',
  app_sender: 'le email partono dall’account dell’applicazione',
  changeAddress: 'Cambia l’indirizzo',
  seeAlerts: 'Guarda nell’amministrazione',
} as const
