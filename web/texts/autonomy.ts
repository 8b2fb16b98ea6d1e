import { topicName } from '#api/contract/topic-names.ts'
import type { TextsLike } from './texts-like.ts'

const percentEn = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 0 })
const percentIt = new Intl.NumberFormat('it-IT', { style: 'percent', maximumFractionDigits: 0 })
const scoreEn = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 3, maximumFractionDigits: 3 })
const scoreIt = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 3, maximumFractionDigits: 3 })
const dayEn = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })
const dayIt = new Intl.DateTimeFormat('it-IT', { dateStyle: 'medium' })

const en = {
  lang: 'en',
  topicName: (topic: string) => topicName(topic, 'en'),
  percent: (share: number) => percentEn.format(share),
  score: (value: number) => scoreEn.format(value),
  day: (time: string) => dayEn.format(new Date(time)),
  failedToLoad: 'Could not be loaded.',
  failedToSave: 'Could not be saved. Please try again.',
  confidence: {
    title: 'Does the confidence keep its promise?',
    hint: 'Of drafts shown as 9, nine in ten should be sent as they stand. Counted are the drafts that you decided; what left by itself never is.',
    none: 'You have not decided on any draft yet. Until you have, a number means what drafts of all hosts have come to.',
    counts: { unchanged: 'Sent as they stood', edited: 'Edited', discarded: 'Discarded', replaced: 'Answered by hand' },
    changes: 'What your edits changed',
    change: { fact: 'facts', policy: 'rules and promises', language: 'language', tone: 'tone' },
    chart: 'Promised confidence, and how much of it was sent as it stood',
    chartPromised: 'promised',
    chartKept: 'sent as it stood',
    table: 'Drafts by the number that you were shown',
    number: 'Shown',
    drafts: 'Drafts',
    promised: 'Promised',
    kept: 'Sent as they stood',
    brier: 'Brier score',
    brierHint: '0 is perfect, 0.25 a coin',
    error: 'Calibration error',
    errorHint: 'how far promise and outcome are apart',
    without: (value: string) => `without calibration ${value}`,
    heldDown: (drafts: number, unchanged: number) =>
      `${drafts} more had a number that was held down because something in them was unknown, unproved or risky; you sent ${unchanged} of them as they stood.`,
    fitted: (day: string) => `Reckoned anew after each of your decisions, last on ${day}.`,
  },
  ladder: {
    title: 'What may leave by itself',
    hintThreshold:
      'The threshold decides. What you set here holds all the same; choose “once it is earned” above for topics to be unlocked one by one.',
    hintEarned: (target: string) =>
      `A topic of a property is unlocked when it is 95 % certain that you send at least ${target} of its drafts as they stand. A bad edit, a discard or a complaint locks it again.`,
    off: 'Auto-Pilot is off: nothing leaves by itself, whatever stands here.',
    empty: 'Nothing yet. Each topic that you decide a draft on appears here.',
    property: 'Property',
    topic: 'Topic',
    stands: 'Stands',
    record: 'Sent as they stood',
    sure: 'Certain',
    set: 'You say',
    recordOf: (unchanged: number, all: number) => `${unchanged} of ${all}`,
    standsAs: {
      by_threshold: 'By the threshold',
      earned: 'Unlocked',
      not_earned: 'Locked',
      set_always: 'Always',
      set_never: 'Never',
    },
    more: (many: number) => (many === 1 ? '1 more to go' : `${many} more to go`),
    locked: { by: (what: string, day: string) => `${what} on ${day}` },
    bad: {
      unchanged: '',
      edited: 'Edited',
      discarded: 'Discarded',
      replaced: 'Answered by hand',
      complaint: 'A complaint',
      taken_back: '',
    },
    settings: { rule: 'As the rule says', earned: 'Once it is earned', always: 'Always', never: 'Never' },
    setOf: (topic: string, property: string) => `${topic}, ${property}`,
    setTitle: 'Set a topic',
  },
  learning: {
    title: 'What the AI can learn from you',
    hint: 'Sentences of yours that say something your properties do not. Accepted, they stand in the property and the AI answers from them.',
    noProposals:
      'Nothing to learn at the moment. What you write to guests and your properties do not say appears here.',
    source: 'the conversation',
    says: (said: string) => `The AI would say: ${said}`,
    replaces: (known: string) => `Takes the place of: ${known}`,
    here: (property: string) => `Accept for ${property}`,
    everywhere: 'For all my properties',
    until: (day: string) => `Accept until ${day}`,
    dismiss: 'It is no fact',
    actionOn: (action: string, sentence: string) => `${action}: ${sentence}`,
    unknownTitle: 'What guests asked and the AI does not know',
    noUnknown: 'Nothing: every question so far has an answer.',
    asked: (times: number, topic: string, property: string) =>
      `asked ${times === 1 ? 'once' : `${times} times`}: ${topic} (${property})`,
  },
} as const

export type AutonomyTexts = TextsLike<typeof en>

const it: AutonomyTexts = {
  lang: 'it',
  topicName: (topic) => topicName(topic, 'it'),
  percent: (share) => percentIt.format(share),
  score: (value) => scoreIt.format(value),
  day: (time) => dayIt.format(new Date(time)),
  failedToLoad: 'Non è stato possibile caricare.',
  failedToSave: 'Non è stato possibile salvare. Riprova.',
  confidence: {
    title: 'La fiducia mantiene quello che promette?',
    hint: 'Delle bozze mostrate con 9, nove su dieci dovrebbero essere inviate così come sono. Contano le bozze che hai deciso tu; mai quelle partite da sole.',
    none: 'Non hai ancora deciso su nessuna bozza. Fino ad allora un numero significa ciò che hanno dato le bozze di tutti gli host.',
    counts: { unchanged: 'Inviate così', edited: 'Modificate', discarded: 'Scartate', replaced: 'Risposte a mano' },
    changes: 'Che cosa hanno cambiato le tue modifiche',
    change: { fact: 'fatti', policy: 'regole e promesse', language: 'lingua', tone: 'tono' },
    chart: 'Fiducia promessa, e quanta parte è stata inviata così com’era',
    chartPromised: 'promessa',
    chartKept: 'inviate così',
    table: 'Bozze per numero mostrato',
    number: 'Mostrato',
    drafts: 'Bozze',
    promised: 'Promesso',
    kept: 'Inviate così',
    brier: 'Punteggio di Brier',
    brierHint: '0 è perfetto, 0,25 una moneta',
    error: 'Errore di calibrazione',
    errorHint: 'quanto distano promessa ed esito',
    without: (value) => `senza calibrazione ${value}`,
    heldDown: (drafts, unchanged) =>
      `Altre ${drafts} avevano un numero tenuto basso perché qualcosa era ignoto, non provato o rischioso; ne hai inviate ${unchanged} così com’erano.`,
    fitted: (day) => `Ricalcolata dopo ogni tua decisione, l’ultima volta il ${day}.`,
  },
  ladder: {
    title: 'Che cosa può partire da solo',
    hintThreshold:
      'Decide la soglia. Quello che imposti qui vale comunque; scegli “once it is earned” più sopra perché gli argomenti si sblocchino uno a uno.',
    hintEarned: (target) =>
      `Un argomento di una casa si sblocca quando è certo al 95 % che invii così com’è almeno il ${target} delle sue bozze. Una modifica sostanziale, uno scarto o un reclamo lo bloccano di nuovo.`,
    off: 'Auto-Pilot è spento: niente parte da solo, qualunque cosa ci sia scritta qui.',
    empty: 'Ancora niente. Qui compare ogni argomento su cui decidi una bozza.',
    property: 'Casa',
    topic: 'Argomento',
    stands: 'Stato',
    record: 'Inviate così',
    sure: 'Certo',
    set: 'Tu dici',
    recordOf: (unchanged, all) => `${unchanged} su ${all}`,
    standsAs: {
      by_threshold: 'Secondo la soglia',
      earned: 'Sbloccato',
      not_earned: 'Bloccato',
      set_always: 'Sempre',
      set_never: 'Mai',
    },
    more: (many) => (many === 1 ? 'ne manca 1' : `ne mancano ${many}`),
    locked: { by: (what, day) => `${what} il ${day}` },
    bad: {
      unchanged: '',
      edited: 'Modificata',
      discarded: 'Scartata',
      replaced: 'Risposta a mano',
      complaint: 'Un reclamo',
      taken_back: '',
    },
    settings: { rule: 'Come dice la regola', earned: 'Quando è guadagnato', always: 'Sempre', never: 'Mai' },
    setOf: (topic, property) => `${topic}, ${property}`,
    setTitle: 'Imposta un argomento',
  },
  learning: {
    title: 'Che cosa l’IA può imparare da te',
    hint: 'Frasi tue che dicono qualcosa che le tue case non dicono. Accettate, stanno nella casa e l’IA ne fa le sue risposte.',
    noProposals: 'Per ora niente da imparare. Qui compare ciò che scrivi agli ospiti e le tue case non dicono.',
    source: 'la conversazione',
    says: (said) => `L’IA direbbe: ${said}`,
    replaces: (known) => `Prende il posto di: ${known}`,
    here: (property) => `Accetta per ${property}`,
    everywhere: 'Per tutte le mie case',
    until: (day) => `Accetta fino al ${day}`,
    dismiss: 'Non è un fatto',
    actionOn: (action, sentence) => `${action}: ${sentence}`,
    unknownTitle: 'Che cosa gli ospiti hanno chiesto e l’IA non sa',
    noUnknown: 'Niente: finora ogni domanda ha una risposta.',
    asked: (times, topic, property) =>
      `chiesto ${times === 1 ? 'una volta' : `${times} volte`}: ${topic} (${property})`,
  },
}

/** In the language that the host chose for what the AI notes. */
export const autonomyTexts: Record<'it' | 'en', AutonomyTexts> = { it, en }
