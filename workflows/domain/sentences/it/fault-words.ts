import type { FAULTS } from '#workflows/domain/sentences/faults.ts'
import type { Words } from '#workflows/domain/sentences/words.ts'

export const faultWordsIt: Words<keyof typeof FAULTS> = {
  mail_sign_in_refused: 'Il server di posta ha rifiutato utente o password',
  mail_sign_in_blocked: ({ answer }) =>
    `Il server di posta ha rifiutato utente o password e per ora tiene chiuso l’accesso («${answer}»): controlla la password; si riprova una volta all’ora`,
  mail_sign_in_unclear: ({ answer }) =>
    `Il server di posta non fa entrare e non dice perché («${answer}»): se hai cambiato la password, inseriscila qui`,
  mail_sending_limit: ({ answer }) =>
    `Il server di posta per ora non accetta altre email da questa casella, perché ha raggiunto il limite di invii («${answer}»): si riprova una volta all’ora`,
  mail_sending_refused: ({ answer }) =>
    `Il server di posta non lascia inviare da questa casella («${answer}»): controlla l’indirizzo e il server d’invio, o chiedi al gestore della posta; si riprova una volta all’ora`,
  mail_unreachable: ({ detail }) => `Il server di posta non è raggiungibile (${detail})`,
  mail_refused_for_now: 'Il server di posta per ora rifiuta',
  mail_folder_closed: 'Il server di posta ha chiuso la cartella',
  mail_too_many_connections: 'Il server di posta per ora non accetta altri collegamenti',
  mail_mailbox_in_use: 'La casella è aperta altrove: si riprova tra poco',
  mail_went_silent: 'Il server di posta non risponde più: ci si collega di nuovo',
  mail_access_denied: 'Il server di posta non permette l’accesso a questa casella: chiedi al gestore della posta',
  mail_needs_app_password:
    'Questa casella vuole una password per le app, non quella solita: creala nelle impostazioni di sicurezza del tuo account e inseriscila qui',
  mail_needs_web_sign_in: 'Il gestore della posta chiede di accedere una volta dal browser',
  mail_password_expired: 'La password della casella è scaduta',
  mail_needs_encryption:
    'Il server di posta accetta la password solo su un collegamento cifrato: scegli SSL o STARTTLS',
  mail_no_starttls: ({ server }) =>
    `Il server ${server} non offre STARTTLS: scegli SSL, o chiedi al gestore della posta`,
  mail_wrong_encryption:
    'Porta e cifratura non vanno insieme: di solito SSL con 993 (IMAP), 995 (POP3) o 465 (SMTP), STARTTLS con 143, 110 o 587',
  mail_outdated_encryption: ({ server }) =>
    `Il server ${server} offre solo una cifratura non più sicura: chiedi al tuo fornitore di posta`,
  mail_folder_missing: ({ folder }) => `La cartella «${folder}» non c’è nella casella`,
  certificate_expired: ({ server }) => `Il certificato del server ${server} è scaduto: chiedi al gestore della posta`,
  certificate_not_yet_valid: ({ server }) =>
    `Il certificato del server ${server} non è ancora valido: chiedi al gestore della posta`,
  certificate_of_other_name: ({ server }) =>
    `Il certificato del server è intestato a un altro nome, non a ${server}: controlla il nome del server`,
  certificate_untrusted: ({ server }) =>
    `Nessuno garantisce per il certificato del server ${server}: se è il tuo, spegni il controllo del certificato nelle impostazioni della sorgente`,
  source_password_lost:
    'La password o il token non c’è più, perché la chiave che li proteggeva è andata persa: modifica la sorgente e inseriscili di nuovo',
  source_not_looked_at: ({ minutes }) =>
    `Da più di ${minutes} minuti Locanda non arriva a guardare in questa sorgente: qui sono collegate più caselle di quante ne riesca a seguire, o qualcosa si è fermato. Avvisa chi gestisce Locanda: nulla è perso`,
  source_not_stored:
    'Locanda non è riuscita a leggere questa sorgente per un errore suo: nulla è perso, si riprova da sé',
  mail_filter_unclear: ({ entries }) =>
    `«Solo da» contiene voci che non sono né indirizzi né domini (${entries.join(', ')}): con quelle non viene presa nessuna email`,
  mail_all_mail_hidden:
    'Gmail nasconde a Locanda l’etichetta «Tutti i messaggi»: si legge solo la posta in arrivo, e non ciò che i tuoi filtri spostano altrove. In Gmail, in Impostazioni → Etichette, spunta «Mostra in IMAP» accanto a «Tutti i messaggi»',
  mail_archive_missing: ({ folder }) =>
    `La cartella d’archivio «${folder}» non c’è e non si lascia creare: le email restano dove sono`,
  mail_archive_refused: ({ folder }) =>
    `Il server di posta non sposta email nella cartella d’archivio «${folder}»: restano dove sono`,
  mail_seen_refused: ({ folder }) =>
    `Il server di posta non segna come lette le email nella cartella «${folder}», che si può solo leggere: le email arrivano lo stesso`,
  mail_archive_is_inbox: ({ folder }) =>
    `La cartella d’archivio «${folder}» è quella da cui si leggono le email: restano lì finché non ne scegli un’altra`,
  mailbox_connected_twice: ({ other }) =>
    `È la stessa casella di «${other}» e viene letta solo lì, perché nessuno riceva due risposte: elimina una delle due sorgenti`,
  mail_bounced: ({ answer }) => `L’email è tornata indietro: ${answer}`,
  mail_perhaps_bounced: ({ answer }) =>
    `Una segnalazione che non si può verificare dice che l’email è tornata indietro: ${answer}`,
  mail_delayed: ({ answer }) =>
    `Il server del destinatario non ha ancora accettato l’email e si continua a provare: ${answer}`,
  host_mail_returned: ({ address, answer }) => `Le nostre email a ${address} tornano indietro: ${answer}`,
  host_mail_perhaps_returned: ({ address, answer }) =>
    `Le nostre email a ${address} forse non arrivano. Lo dice un avviso che non si può verificare: ${answer}`,
  mail_marked_as_spam: 'Il provider del destinatario segnala che l’email è stata contrassegnata come spam',
  push_unreachable: 'Il servizio di notifiche di questo browser non risponde',
  push_service_busy: ({ status }) => `Il servizio di notifiche di questo browser per ora non accetta nulla (${status})`,
  push_refused: ({ status }) =>
    `Il servizio di notifiche di questo browser ha rifiutato (${status}): spegni e riaccendi le notifiche su quel dispositivo`,
  push_device_gone: 'Questo browser non riceve più notifiche: riaccendile su quel dispositivo',
  push_key_lost:
    'Le notifiche non si possono inviare, perché la chiave che le firma è andata persa: avvisa chi gestisce Locanda',
  mail_not_handed_over: 'Il server di posta elenca delle email ma non le consegna',
  credentials_with_line_break: 'Utente o password contengono un a capo',
  no_eml_folder: 'Nessuna cartella .eml è configurata',
  no_sender_account: 'Nessun account mittente è impostato',
  no_outgoing_server: 'Per questa sorgente non è noto un server di posta in uscita',
  no_mail_address: 'Di questo ospite non è noto un indirizzo',
  no_phone_number: 'Di questo ospite non è noto un numero',
  no_mock_folder: 'Le email sono simulate, ma manca la cartella in cui scriverle',
  recipient_not_plain: 'Il destinatario non è un semplice indirizzo email',
  smtp_ascii_only: ({ address }) =>
    `Il server di posta in uscita non può scrivere a ${address}, che ha lettere particolari: rispondi da un altro programma`,
  too_many_parts: 'L’email ha troppe parti',
  smtp_refused: ({ answer }) => `Il server di posta ha rifiutato: ${answer}`,
  gave_up: 'Non è stato possibile inviare il messaggio',
  answer_lost: 'La connessione è caduta prima della risposta: il messaggio potrebbe essere stato inviato',
  address_not_allowed: ({ address }) => `L’indirizzo ${address} non è permesso`,
  address_not_found: ({ address }) => `L’indirizzo ${address} non si trova`,
  address_not_web: 'L’indirizzo deve essere un semplice indirizzo http o https',
  redirect_not_followed: ({ address }) => `L’indirizzo ${address} rimanda altrove, e non lo si segue`,
  answer_too_large: 'La risposta è troppo grande',
  network_error: 'Errore di rete',
  google_busy: 'Google per il momento non accetta altro: si riprova da sé',
  google_refused: ({ detail }) => `Google ha rifiutato: ${detail}`,
  google_access_revoked: 'Google non lascia più entrare Locanda in questa casella: collegala di nuovo con Google',
  google_scopes_missing:
    'A Google non è stato detto che Locanda può leggere le email e inviare le risposte: collega di nuovo, lasciando spuntate entrambe le caselle',
  google_not_allowed:
    'L’amministratore di questo account Google non lascia entrare Locanda: chiedi a lui, o collega con una password per le app',
  google_client_refused:
    'Google non riconosce (più) questa installazione di Locanda: il suo gestore deve controllare GOOGLE_CLIENT_ID e GOOGLE_CLIENT_SECRET',
  google_api_off:
    'L’API di Gmail è spenta per questa installazione: il suo gestore deve abilitarla nel progetto Google Cloud',
  google_not_set_up:
    'Il collegamento con Google qui non è impostato: il gestore deve impostare GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET e PUBLIC_URL',
  google_push_refused: ({ detail }) =>
    `Le email arrivano, qualche secondo più tardi del possibile, perché Google non le annuncia: chi gestisce Locanda deve controllare il topic di Pub/Sub (${detail})`,
  google_push_silent:
    'Le email arrivano, qualche secondo più tardi del possibile, perché qui non giunge nulla di ciò che Google annuncia: chi gestisce Locanda deve controllare la sottoscrizione di Pub/Sub',
  whatsapp_window_shut: 'WhatsApp accetta un testo libero solo entro 24 ore dall’ultimo messaggio dell’ospite',
  whatsapp_away: 'WhatsApp per ora non è raggiungibile',
  whatsapp_wrongly_signed:
    'Ciò che WhatsApp invia per questo numero porta una firma sbagliata: non arriva alcun messaggio finché chi gestisce Locanda non corregge il segreto dell’app',
  whatsapp_sign_in_refused: 'WhatsApp ha rifiutato il numero o il suo token',
  whatsapp_token_expired: 'Il token di WhatsApp è scaduto o non vale più: creane uno nuovo e inseriscilo qui',
  whatsapp_number_lost:
    'WhatsApp non trova più questo numero, o il token non può più usarlo: controlla in WhatsApp Manager il numero e i permessi del token',
  whatsapp_refused_unclear: ({ number, detail }) =>
    `WhatsApp rifiuta, con un codice che Locanda non conosce (${number}): ${detail}`,
  whatsapp_account_restricted:
    'WhatsApp ha limitato il tuo account: guarda la qualità dell’account nel gestore di WhatsApp',
  whatsapp_spam_limit:
    'WhatsApp ha fermato gli invii da questo numero, perché troppi messaggi sono stati segnalati o bloccati',
  whatsapp_payment_missing: 'WhatsApp chiede un metodo di pagamento valido per questo account',
  whatsapp_unusable: 'Il numero WhatsApp o il suo token non si possono usare',
  whatsapp_refused: ({ number, detail }) => `WhatsApp ha rifiutato (${number}): ${detail}`,
  whatsapp_not_delivered: ({ number, detail }) => `WhatsApp non è riuscito a consegnarlo (${number}): ${detail}`,
  whatsapp_too_long: ({ most }) => `WhatsApp accetta al massimo ${most} caratteri`,
  whatsapp_unclear: ({ status }) => `WhatsApp ha risposto ${status} senza dire che cosa ne è del messaggio`,
  reply_file_gone: 'Un file di questo messaggio non c’è più: allegalo a una nuova risposta',
  secret_unknown: 'Il testo cita un codice che non è più noto: riscrivilo',
  source_deleted: 'La sorgente di questa conversazione è stata eliminata',
  source_paused: 'La sorgente è in pausa',
  source_mails_missing: ({ many }) =>
    many === 1
      ? '1 messaggio della casella è stato saltato e non si è ancora potuto rileggere'
      : `${many} messaggi della casella sono stati saltati e non si sono ancora potuti rileggere`,
  account_closed: 'Il tuo account era disattivato',
  left_too_late: ({ hours }) => `Non è potuta partire per più di ${hours} ore: rimandala se vale ancora`,
  sending_switched_off: 'L’invio è spento',
  mock_reply_to_missing: 'L’invio è spento: le risposte di prova non hanno un indirizzo',
  mail_switched_off: 'L’invio di email è spento nelle impostazioni di debug',
  whatsapp_template_missing:
    'Da un giorno non hai scritto a questo numero su WhatsApp, e non è impostato un modello approvato',
  emergency_text_sent_before: 'L’ospite ha già ricevuto il testo d’emergenza nell’ultimo giorno',
  n8n_refused: ({ status }) => `n8n ha risposto con ${status}`,
  n8n_not_published: 'Il workflow non è pubblicato in n8n: pubblicalo o attivalo lì (404)',
  n8n_not_listening: 'Il workflow non è in ascolto in n8n: aprilo, scegli «Execute workflow» e invia di nuovo (404)',
  n8n_not_allowed: ({ status }) => `n8n ha negato l’accesso: controlla l’autenticazione del suo webhook (${status})`,
  n8n_gone: 'Il webhook in n8n non c’è più (410)',
  n8n_too_large: 'Per n8n il messaggio è troppo grande (413)',
  n8n_busy: 'n8n per ora non accetta altro: troppe richieste (429)',
  n8n_failed: ({ status }) => `n8n ha segnalato un suo errore (${status})`,
  n8n_switched_off: 'Non c’è più un indirizzo n8n: ciò che aspettava è stato lasciato cadere',
  n8n_question_over: 'La bozza non aspetta più n8n',
  model_gave_nothing: 'Il modello non ha dato una risposta utilizzabile',
  model_away: 'Il server del modello non è raggiungibile',
  model_refused: 'Il server del modello ha rifiutato la richiesta',
}
