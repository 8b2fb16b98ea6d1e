import type { MessageStatus } from '#workflows/domain/message-status.ts'
import type { REFUSALS } from '#workflows/domain/sentences/refusals.ts'
import type { Thing } from '#workflows/domain/sentences/sentence.ts'
import type { Words } from '#workflows/domain/sentences/words.ts'

const WHAT_HAPPENED: Record<MessageStatus, string> = {
  received: 'Questo è un messaggio dell’ospite',
  unreadable: 'Questo è un messaggio dell’ospite',
  drafting: 'La risposta è ancora in preparazione',
  pending: 'Questo messaggio aspetta ancora la tua approvazione',
  scheduled: 'Questo messaggio parte da solo tra un momento',
  approved: 'Questo messaggio era già stato approvato',
  sending: 'Questo messaggio sta partendo adesso',
  sent: 'Questo messaggio è già stato inviato',
  outcome_unknown: 'Questo messaggio potrebbe essere stato inviato: controlla prima di decidere',
  failed: 'Non è stato possibile inviare questo messaggio',
  held: 'Questo messaggio è trattenuto perché l’invio è spento',
  discarded: 'Questo messaggio era già stato scartato',
  superseded: 'In questa conversazione c’è un messaggio più recente',
  fallback_sent: 'Il tempo è scaduto ed è partito il messaggio di cortesia',
  no_reply_needed: 'A questo messaggio non serve una risposta',
}

const MISSING: Record<Thing, string> = {
  Chat: 'Conversazione non trovata',
  Message: 'Messaggio non trovato',
  Page: 'Pagina non trovata',
  Property: 'Proprietà non trovata',
  Source: 'Sorgente non trovata',
  User: 'Utente non trovato',
  Webhook: 'Webhook non trovato',
  Wording: 'Testo non trovato',
}

export const refusalWordsIt: Words<keyof typeof REFUSALS> = {
  unexpected: 'Errore imprevisto',
  unauthorized: 'Accesso non riconosciuto',
  forbidden: 'Non permesso',
  not_found: ({ what }) => MISSING[what],
  invalid_field: ({ field, problem }) => `${field}: ${problem}`,
  settled_before: ({ status }) => WHAT_HAPPENED[status],
  no_longer_changeable: 'Questo messaggio non si può più cambiare',
  not_a_draft: 'Si può approvare o rifiutare solo una bozza dell’AI',
  reply_empty: 'Scrivi prima la risposta: questa bozza è vuota',
  draft_changed: 'La bozza è cambiata da quando è stata mostrata',
  undo_over: 'Il tempo per riprendere questo messaggio è finito',
  send_not_claimed: 'L’invio di questo messaggio non era stato concesso',
  send_overtaken: 'Un altro tentativo di questo invio è arrivato prima',
  not_sent_yet: 'Non è ancora stato possibile inviare il messaggio',
  confirmation_not_sent_yet: 'Non è ancora stato possibile inviare l’email di conferma',
  host_asked_before: 'La conferma è già stata chiesta, o già data',
  engine_away: 'Il motore delle risposte non risponde: riprova tra un momento',
  database_away: 'Il database per ora non è disponibile',
  too_many_requests: 'Troppe richieste: riprova tra poco',
  too_many_windows: 'Troppe finestre aperte: chiudine una',
  live_away: 'Gli aggiornamenti in diretta per ora non sono disponibili',
}
