import { topicName } from '#api/contract/topic-names.ts'

const percent = new Intl.NumberFormat('it-IT', { style: 'percent', maximumFractionDigits: 0 })
const score = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 3, maximumFractionDigits: 3 })
const day = new Intl.DateTimeFormat('it-IT', { dateStyle: 'medium' })

/** Italian texts of confidence, autonomy and learning. */
export const autonomy = {
  lang: 'it',
  topicName: (topic: string) => topicName(topic, 'it'),
  percent: (share: number) => percent.format(share),
  score: (value: number) => score.format(value),
  day: (time: string) => day.format(new Date(time)),
  failedToLoad: 'Non è stato possibile caricare.',
  failedToSave: 'Non è stato possibile salvare. Riprova.',
  confidence: {
    title: 'La fiducia mantiene quello che promette?',
    hint: 'Delle bozze mostrate con 9, nove su dieci dovrebbero essere inviate così come sono. Contano le bozze che hai deciso tu; mai quelle partite da sole.',
    none: 'Non hai ancora deciso su nessuna bozza. Fino ad allora un numero significa ciò che hanno dato le bozze di tutti gli host.',
    decided: (days: number) => `Le tue decisioni degli ultimi ${days} giorni, in ogni proprietà`,
    counts: {
      unchanged: 'Approvate senza modifiche',
      edited: 'Modificate',
      discarded: 'Scartate',
      replaced: 'Risposte a mano',
    },
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
    without: (value: string) => `senza calibrazione ${value}`,
    heldDown: (drafts: number, unchanged: number) =>
      `Altre ${drafts} avevano un numero tenuto basso perché qualcosa era ignoto, non provato o rischioso; ne hai inviate ${unchanged} così com’erano.`,
    fitted: (day: string) => `Ricalcolata dopo ogni tua decisione, l’ultima volta il ${day}.`,
  },
  ladder: {
    title: 'Che cosa può partire da solo',
    hintThreshold:
      'Decide la soglia. Quello che imposti qui vale comunque; scegli più sopra «Lo stesso, quando è guadagnato» perché gli argomenti si sblocchino uno a uno.',
    hintEarned: (target: string, certainty: string) =>
      `Un argomento di una casa si sblocca quando è certo al ${certainty} che invii così com’è almeno il ${target} delle sue bozze. Una modifica sostanziale, uno scarto o un reclamo lo bloccano di nuovo.`,
    off: 'Auto-Pilot è spento: niente parte da solo, qualunque cosa ci sia scritta qui.',
    empty: 'Ancora niente. Qui compare ogni argomento su cui decidi una bozza.',
    property: 'Casa',
    topic: 'Argomento',
    stands: 'Stato',
    record: 'Inviate così',
    sure: 'Certo',
    set: 'Tu dici',
    recordOf: (unchanged: number, all: number) => `${unchanged} su ${all}`,
    standsAs: {
      by_threshold: 'Secondo la soglia',
      earned: 'Sbloccato',
      not_earned: 'Bloccato',
      set_always: 'Sempre',
      set_never: 'Mai',
    },
    more: (many: number) => (many === 1 ? 'ne manca 1' : `ne mancano ${many}`),
    locked: { by: (what: string, day: string) => `${what} il ${day}` },
    bad: {
      unchanged: '',
      edited: 'Modificata',
      discarded: 'Scartata',
      replaced: 'Risposta a mano',
      complaint: 'Un reclamo',
      taken_back: '',
    },
    settings: { rule: 'Come dice la regola', earned: 'Quando è guadagnato', always: 'Sempre', never: 'Mai' },
    setOf: (topic: string, property: string) => `${topic}, ${property}`,
    setTitle: 'Imposta un argomento',
  },
  learning: {
    quoted: (words: string) => `«${words}»`,
    title: 'Che cosa l’AI può imparare da te',
    hint: 'Frasi tue che dicono qualcosa che le tue case non dicono. Accettate, stanno nella casa e l’AI ne fa le sue risposte.',
    noProposals: 'Per ora niente da imparare. Qui compare ciò che scrivi agli ospiti e le tue case non dicono.',
    source: 'la conversazione',
    says: (said: string) => `L’AI direbbe: ${said}`,
    replaces: (known: string) => `Prende il posto di: ${known}`,
    here: (property: string) => `Accetta per ${property}`,
    everywhere: 'Per tutte le mie case',
    until: (day: string) => `Accetta fino al ${day}`,
    dismiss: 'Non è un fatto',
    actionOn: (action: string, sentence: string) => `${action}: ${sentence}`,
    unknownTitle: 'Che cosa gli ospiti hanno chiesto e l’AI non sa',
    noUnknown: 'Niente: finora ogni domanda ha una risposta.',
    asked: (times: number, topic: string, property: string) =>
      `chiesto ${times === 1 ? 'una volta' : `${times} volte`}: ${topic} (${property})`,
  },
} as const

/** Where somebody chose Italian, it is Italian wherever it stands. */
export const autonomyChosen = { by: { it: autonomy, en: autonomy } } as const
