import type { AnalyticsWeeks, AnswerKind } from '#api/contract/analytics-words.ts'
import { topicName } from '#api/contract/topic-names.ts'

const whole = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 0 })
const tenth = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1 })
const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

/** A wait, or work, in the unit that reads best. */
function duration(minutes: number): string {
  if (minutes < 1) return 'meno di 1 min'
  if (minutes < HOUR_MINUTES) return `${whole.format(minutes)} min`
  if (minutes < 2 * DAY_MINUTES) return `${tenth.format(minutes / HOUR_MINUTES)} h`
  return `${tenth.format(minutes / DAY_MINUTES)} giorni`
}

/** Texts of the page of figures: apart, because it is not in the entry. */
export const analytics = {
  title: 'Analisi',
  period: 'Periodo',
  periods: { '4': '4 settimane', '13': '3 mesi', '26': '6 mesi', '52': '1 anno' } as Record<AnalyticsWeeks, string>,
  property: 'Proprietà',
  allProperties: 'Ogni proprietà',
  thisProperty: 'Una proprietà',
  number: (n: number) => whole.format(n),
  percent: (n: number) => `${whole.format(n)}%`,
  duration,
  none: '–',
  failed: 'Non riesco a caricare le cifre.',
  missing: 'Questa proprietà non esiste.',
  retry: 'Riprova',
  showAll: 'Mostra tutto',
  more: 'Mostra altre proprietà',
  emptyTitle: 'Ancora nessuna cifra',
  emptyText:
    'In questo periodo nessun ospite ha scritto. Qui vedrai quanti messaggi arrivano e come ricevono risposta.',
  emptyAction: 'Collega una sorgente',
  table: 'Tabella',
  csv: 'CSV',
  csvOf: (title: string) => `Scarica CSV: ${title}`,
  figures: {
    title: 'In breve',
    received: 'Messaggi ricevuti',
    answered: 'Risposte inviate',
    median: 'Tempo di risposta',
    medianNote: (p90: string) => `metà degli ospiti entro questo tempo, 9 su 10 entro ${p90}`,
    noMedian: 'nessuna risposta in questo periodo',
    fallbackNote: (n: number) =>
      n === 0
        ? 'nessun messaggio di cortesia'
        : n === 1
          ? 'e un messaggio di cortesia, che non conta come risposta'
          : `e ${n} messaggi di cortesia, che non contano come risposte`,
    perWeek: (n: string) => `circa ${n} alla settimana`,
    fewAWeek: 'meno di 1 alla settimana',
    saved: 'Lavoro risparmiato',
    savedNote: (perAnswer: number, toRead: number) =>
      `stima: ${perAnswer} min per ogni risposta partita da sola, ${perAnswer - toRead} per ogni bozza approvata senza modifiche`,
  },
  kinds: {
    automatic: 'Partite da sole',
    unchanged: 'Approvate senza modifiche',
    edited: 'Modificate',
    manual: 'Scritte da te',
    fallback: 'Messaggi di cortesia',
  } as Record<AnswerKind, string>,
  columns: {
    week: 'Settimana dal',
    property: 'Proprietà',
    channel: 'Canale',
    topic: 'Argomento',
    received: 'Ricevuti',
    asked: 'Volte',
    unsent: 'Bozze non inviate',
    median: 'Mediana',
    p90: '9 su 10 entro',
    medianMinutes: 'Mediana (min)',
    p90Minutes: '9 su 10 entro (min)',
    saved: 'Minuti risparmiati',
    kind: 'Come',
    answers: 'Messaggi',
    share: 'Quota',
  },
  volume: 'Messaggi ricevuti per settimana',
  answers: 'Risposte per settimana, per come sono nate',
  waits: 'Tempo di risposta per settimana',
  waitsNote:
    'Mediana e tempo entro cui 9 ospiti su 10 hanno avuto risposta, con una precisione del 12%. I messaggi di cortesia non contano.',
  scale: (top: string) => `${top}; ogni raddoppio è alto uguale`,
  shares: 'Come nascono le risposte',
  byProperty: 'Per proprietà',
  byPropertyNote: 'Una conversazione conta per la proprietà che ha adesso.',
  byChannel: 'Per canale',
  byTopic: 'Per argomento',
  byTopicNote: 'Come l’AI ha letto la domanda. Una risposta su due argomenti conta in entrambi.',
  noProperty: 'Senza proprietà',
  deletedProperty: 'Proprietà eliminata',
  topicName: (topic: string) => topicName(topic, 'it'),
  weekOf: (day: string) => `settimana dal ${day}`,
  chartHint: 'Frecce per leggere le settimane',
  zones:
    'Le settimane vanno da lunedì a domenica con l’ora di ogni casa; senza casa, con quella di Roma. L’ultima è in corso.',
  calibration: 'Calibrazione',
  replay: 'La prova sul passato',
  replayOf: (day: string, bursts: number) =>
    `Del ${day}, su ${bursts} domande degli ospiti. Niente di questo è stato inviato.`,
  toReplay: 'Rifai la prova nelle impostazioni',
} as const
