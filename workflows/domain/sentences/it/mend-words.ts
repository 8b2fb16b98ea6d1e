import type { MendWords } from '#workflows/domain/sentences/mends.ts'

export const mendWordsIt: MendWords = {
  mend_server_name: ({ example }) => `Controlla come è scritto il server; spesso è ${example}`,
  mend_forbidden_server: () =>
    'Si raggiungono solo server in internet e le porte usuali della posta: chi gestisce Locanda può permetterne un altro',
  mend_port: ({ usual }) => `Controlla porta e cifratura: di solito ${usual}. Può anche esserci un firewall di mezzo`,
  mend_gmail_app_password: () =>
    'Google vuole una password per le app di 16 lettere, non quella solita: attiva la verifica in due passaggi, creane una su myaccount.google.com/apppasswords e inseriscila qui',
  mend_app_password: () =>
    'Con la verifica in due passaggi molti gestori vogliono una password per le app: creala nelle impostazioni di sicurezza del tuo account e inseriscila qui',
  mend_user_and_password: ({ user }) =>
    `Controlla «${user}» e la password: l’utente è quasi sempre l’indirizzo intero, la password quella della casella`,
  mend_open_access: ({ protocol }) =>
    `Apri la casella nel browser e attiva ${protocol}, o «accesso da altri programmi», nelle sue impostazioni`,
  mend_browser: () => 'Apri la casella nel browser, conferma che eri tu e prova di nuovo',
  mend_new_password: () => 'Imposta una nuova password dal gestore della posta e inseriscila qui',
  mend_folder: ({ folders }) => `Scegli come cartella una di queste: ${folders.join(', ')}`,
  mend_later: () => 'Di solito passa da sé: prova di nuovo tra qualche minuto',
  mend_outgoing: ({ server }) =>
    `La lettura funziona, solo l’invio no (${server}): inserisci il server del tuo gestore sotto «Outgoing mail (SMTP)»`,
  mend_name_server: () =>
    'Inserisci i server a mano: il gestore della posta li elenca sotto «IMAP» o «programmi di posta»',
  mend_look_at_server: ({ server }) =>
    `Il server ${server} ha un nome diverso dal tuo indirizzo: controlla che sia del tuo gestore e prova di nuovo; la password non è ancora andata da nessuna parte`,
  mend_ask_provider: () => 'Può rimediare solo il gestore della posta: mandagli la frase qui sopra',
}
