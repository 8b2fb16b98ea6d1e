import { quoted, quotedAlready } from '#workflows/domain/sentences/quoted.ts'
import type { ReasonWords } from '#workflows/domain/sentences/reasons-in-words.ts'
import type { DraftReason } from '#workflows/domain/sentences/sentence.ts'
import type { Words } from '#workflows/domain/sentences/words.ts'
import { guestWordsIt } from './guest-words.ts'
import { modelFaultsIt } from './model-faults.ts'
import { emergenciesIt, languagesIt, risksIt, topicNameIt } from './names.ts'

const some = (items: string[]) => (items.length > 3 ? `${items.slice(0, 3).join(', ')} e altro` : items.join(', '))

const named = ({ topics, sentences }: { topics: string[]; sentences: string[] }) =>
  some(topics.map((topic, at) => `${topicNameIt(topic)} (${quoted(sentences[at] ?? '')})`))

export const draftWordsIt: Words<DraftReason['code']> = {
  emergency: ({ kinds }) => `l’ospite segnala un’emergenza: ${kinds.map((kind) => emergenciesIt[kind]).join(', ')}`,
  risky: ({ risks }) => `riguarda ${risks.map((risk) => risksIt[risk]).join(', ')}`,
  unproven: ({ tokens }) => `nei tuoi dati non trovo ${some(tokens.map(quoted))}`,
  unknown: ({ topics }) =>
    `manca l’informazione per: ${some(topics.map((topic) => quotedAlready(topicNameIt(topic))))}`,
  promises: ({ sentences }) => `promette qualcosa: ${some(sentences.map(quoted))}`,
  question_open: ({ questions }) => `né risposto né rimandato: ${some(questions.map(quoted))}`,
  guest_news: 'l’ospite comunica una novità',
  facts_disagree: 'quello che hai scritto sulla casa si contraddice o si può leggere in due modi',
  fact_in_doubt: ({ sentences }) =>
    `conferma una volta che si è capito quello che intendi: ${some(sentences.map(quoted))}`,
  facts_unsettled: (facts) =>
    `quello che hai scritto sulla casa si contraddice o si può leggere in due modi: ${named(facts)}`,
  facts_to_confirm: (facts) => `conferma una volta che si è capito quello che intendi: ${named(facts)}`,
  low_confidence: ({ confidence, threshold }) => `fiducia ${confidence} su 10, la tua soglia è ${threshold}`,
  automatic_mode_off: 'la modalità automatica è spenta',
  not_earned: ({ topics, more }) =>
    `non ancora guadagnato per ${some(topics.map(topicNameIt))}: ancora ${more} da inviare così come sono`,
  set_never: ({ topics }) => `non vuoi che parta mai da sola: ${some(topics.map(topicNameIt))}`,
  quoted: ({ sentences }) => `cita le tue parole in un’altra lingua: ${some(sentences.map(quoted))}`,
  speaks_to_machine: 'il messaggio sembra rivolto a una macchina, non a te',
  hidden_characters: 'il messaggio contiene caratteri nascosti',
  guest_language_unclear: 'non riconosco la lingua dell’ospite',
  wrong_language: ({ draft, guest }) => `la bozza è in ${languagesIt[draft]}, l’ospite scrive in ${languagesIt[guest]}`,
  other_language: ({ guest }) => `la bozza è in un’altra lingua, l’ospite scrive in ${languagesIt[guest]}`,
  model_unusable: 'il modello non ha dato una risposta utilizzabile: la bozza viene dal redattore integrato',
  model_failed: ({ fault }) => `${modelFaultsIt[fault]}: la bozza viene dal redattore integrato`,
  second_pass_doubts: ({ sentences }) => `riletta, la bozza dice più dei tuoi dati: ${some(sentences.map(quoted))}`,
  second_pass_failed: ({ fault }) => `non è stato possibile farla rileggere: ${modelFaultsIt[fault]}`,
  reply_too_short: 'la bozza è di poche parole: forse non è completa',
  reply_cut: 'la bozza sembra interrotta',
  reply_shouts: 'la bozza è scritta in maiuscolo',
  reply_perhaps_needless: 'non è chiaro se serva una risposta',
  mock_ai: 'l’AI simulata è accesa (impostazioni di debug)',
  held_plain_secret: 'la bozza conteneva un codice o una password in chiaro',
  fields_open: 'contiene segnaposto ancora da completare',
  secret_changed: 'ciò che i segnaposto comunicano è cambiato dopo la tua approvazione',
  secret_owed: 'è il momento di mandare all’ospite quanto gli era stato promesso',
  sender_flood: 'questo ospite ha scritto moltissimi messaggi nell’ultima ora',
  many_sent_today: 'oggi sono già partite molte risposte in questa conversazione',
  cap_of_guest_met: ({ most }) => `nelle ultime 24 ore sono già partite da sole ${most} risposte a questo ospite`,
  cap_of_property_met: ({ most }) => `nell’ultima ora sono già partite da sole ${most} risposte per questa casa`,
  cap_of_hour_met: ({ most }) => `nell’ultima ora sono già partite da sole ${most} delle tue risposte`,
  cap_of_day_met: ({ most }) => `nelle ultime 24 ore sono già partite da sole ${most} delle tue risposte`,
  machine_pace: ({ turns }) =>
    `l’ospite ha risposto in pochi secondi per ${turns} volte di fila: sembra un risponditore automatico`,
  repeated_message: 'l’ospite ha già scritto lo stesso messaggio',
  words_cut: ({ removed }) =>
    `dall’email dell’ospite è stato tolto del testo che forse è suo (${quoted(removed)}): apri l’originale`,
  words_hidden: ({ hidden }) => `l’email dell’ospite contiene testo nascosto (${quoted(hidden)}): apri l’originale`,
  parts_unread: ({ names }) =>
    `il messaggio dell’ospite porta qualcosa che qui non viene letto (${names.join(', ')}): apri gli allegati o l’originale`,
  more_than_read: 'l’ospite ha scritto più di quanto venga letto per una sola bozza: leggi anche il resto',
  guest_withdrew: 'l’ospite ha ritirato un messaggio',
  said_in_group: 'scritto in un gruppo: la risposta andrebbe solo a chi ha scritto',
  number_shared: 'il numero è collegato anche a un altro account',
  number_changed: 'è stato scritto al tuo numero di prima, e la risposta partirebbe da quello nuovo',
  mailbox_changed: 'è stato scritto alla tua casella di prima, e la risposta partirebbe da quella nuova',
  echoes_us: 'il messaggio ripete una nostra risposta',
  answered_elsewhere: 'hai già risposto dal tuo programma di posta',
  asked_again: 'l’hai fatta riscrivere tu',
  too_old: ({ hours }) => `il messaggio dell’ospite ha più di ${hours} ore`,
  account_was_closed: 'il tuo account era disattivato',
  account_not_confirmed: ({ hours }) =>
    `da più di ${hours} ore non si riesce a verificare se il tuo account è ancora attivo`,
  source_was_deleted: 'la sorgente di questa conversazione è stata eliminata',
  source_was_paused: 'avevi messo in pausa la sorgente di questa conversazione',
  other_property: 'la bozza parla di una casa che non è più quella di questa conversazione',
  sender_not_proved: ({ address }) => `non è provato che il messaggio venga davvero da ${address}`,
  other_reply_address: ({ before, asked }) => `il messaggio chiede di rispondere a ${asked}, non a ${before}`,
  no_conversation_named: 'l’email del portale non dice a quale conversazione appartiene',
  several_conversations_named: 'l’email del portale nomina più di una conversazione',
  other_guest_named: ({ before, now }) => `l’email è di ${now} e nomina la conversazione di ${before}`,
  maybe_away: 'il messaggio sembra la risposta automatica di chi è assente',
  maybe_notice: 'non è chiaro se abbia scritto un ospite o il portale stesso',
  maybe_automatic: 'non è chiaro se l’email sia di una persona o di una macchina',
  window_shut: 'sono passate più di 24 ore dall’ultimo messaggio dell’ospite, e WhatsApp non accetta più testo libero',
  no_reply_address: 'non è noto nessun indirizzo a cui rispondere',
  text_too_long: ({ most }) => `WhatsApp accetta al massimo ${most} caratteri`,
  contact_hidden: ({ platform, found }) =>
    `${platform} nasconde i contatti finché non c’è una prenotazione: ${some(found.map(quoted))}`,
  links_cut: ({ platform, found }) => `${platform} toglie i link che non hai autorizzato: ${some(found.map(quoted))}`,
  alias_expired: ({ platform, days }) =>
    `il soggiorno è finito da più di ${days} giorni, e l’indirizzo di ${platform} non inoltra più nulla`,
  address_returned: ({ address }) => `l’ultima email a ${address} è tornata indietro`,
  nobody_reads: ({ address }) => `la posta di ${address} non la legge nessuno`,
  date_in_doubt: 'la data dell’email non corrisponde al suo arrivo: potrebbe essere vecchia',
  leaves_by_itself: ({ confidence, threshold }) =>
    `Parte da sola: fiducia ${confidence} su 10 (la tua soglia è ${threshold}), nessun rischio e ogni affermazione trova riscontro nei tuoi dati.`,
  leaves_as_earned: ({ topics }) =>
    `Guadagnato con le bozze che hai inviato così com’erano: ${some(topics.map(topicNameIt))}.`,
  leaves_as_set: ({ topics }) => `Hai detto che può sempre partire da sola: ${some(topics.map(topicNameIt))}.`,
  nothing_asked: 'Nessuna risposta necessaria: l’ospite non chiede nulla.',
  automatic_message: 'Messaggio automatico: non serve una risposta.',
  same_message_again: 'Lo stesso messaggio è già arrivato più volte: sembra un risponditore automatico.',
  unreadable_message: 'Messaggio illeggibile: apri l’originale.',
  no_draft_possible: 'Non è stato possibile preparare una bozza: scrivi tu la risposta.',
  model_is_writing: 'Per ora scrive il redattore integrato; il modello sta preparando la sua bozza.',
  wish_needs_model: 'Il redattore integrato non sa seguire un desiderio a parole: scrive solo dai fatti della casa.',
  wish_not_shorter: 'Più breve di così non è venuta, senza togliere una risposta.',
  wish_not_warmer: 'Più calorosa di così non è venuta.',
  model_cap_met: ({ most }) =>
    `Il modello ha già scritto ${most} bozze nelle ultime 24 ore: questa viene dal redattore integrato.`,
  no_second_fallback:
    'Nessun messaggio di cortesia alla scadenza: ne è già partito uno in questa conversazione nelle ultime 24 ore.',
  no_fallback_after_host:
    'Nessun messaggio di cortesia alla scadenza: hai scritto tu in questa conversazione nelle ultime 24 ore.',
  ...guestWordsIt,
  legacy: ({ text }) => text,
}

export const reasonWordsIt: ReasonWords = {
  words: draftWordsIt,
  waits: (parts) => `Aspetta la tua approvazione: ${parts.join('; ')}.`,
}
