import type { VerdictReasonView } from '#api/contract/replays.ts'
import { topicName } from '#api/contract/topic-names.ts'

const day = new Intl.DateTimeFormat('it-IT', { dateStyle: 'medium' })

const reasons: Record<VerdictReasonView['code'], string> = {
  said_alike: 'dice lo stesso',
  other_value: 'tu hai scritto altro',
  denied: 'sì da una parte, no dall’altra',
  left_out: 'tu hai detto di più',
  put_off: 'rimandato, e tu avevi risposto',
  added: 'dice più di te',
  free_words: 'hai risposto con parole che nessuna regola legge',
  both_put_off: 'entrambi si sarebbero informati prima',
  both_silent: 'niente da rispondere, e non hai scritto',
  no_answer: 'nessuna tua risposta nota',
  answered_by_itself: 'ciò che partì allora non erano parole tue',
  host_put_off: 'avevi rimandato',
  says_nothing: 'la tua risposta non dice della casa nulla che una regola legga',
  no_words: 'non avrebbe scritto nulla',
}

/** A reason with its topic before it, where it has one. */
const because = ({ code, topic }: Pick<VerdictReasonView, 'code' | 'topic'>): string =>
  topic === null ? reasons[code] : `${topicName(topic, 'it')}: ${reasons[code]}`

/** Italian texts of the trial on the past. */
export const replay = {
  lang: 'it',
  topicName: (topic: string) => topicName(topic, 'it'),
  day: (time: string) => day.format(new Date(time)),
  because,
  title: 'Prova sul tuo passato',
  hint: (days: number) =>
    `Locanda risponde a ciò che gli ospiti ti hanno chiesto negli ultimi ${days} giorni, con le tue impostazioni e solo con ciò che si sapeva allora, e lo confronta con quello che hai scritto tu. Niente parte, niente cambia.`,
  offer: (name: string) => `Il passato di ${name} è arrivato: guarda che cosa sarebbe partito.`,
  start: 'Inizia',
  again: 'Ricomincia',
  withModel: (most: number) => `Fai scrivere anche il modello, al massimo ${most} bozze (può costare)`,
  failedToLoad: 'Non è stato possibile caricare.',
  failedToStart: 'Non è stato possibile iniziare. Riprova.',
  looking: 'Cerco che cosa hanno chiesto gli ospiti…',
  progress: (done: number, all: number) => `${done} di ${all}`,
  gaveUp: 'Non è stato possibile finire. Ricomincia.',
  nothing: 'In questo periodo nessun ospite ha scritto.',
  table: 'Che cosa sarebbe successo',
  outcome: 'Esito',
  all: 'Tutte',
  action: { send: 'Parte da sola', wait: 'Aspetta te', none: 'Niente da rispondere' },
  worth: { right: 'Giuste', incomplete: 'Incomplete', wrong: 'Sbagliate', not_comparable: 'Non confrontabili' },
  verdict: {
    same: 'lo stesso che hai scritto tu',
    says_more: 'dice più di te',
    says_less: 'dice meno di te',
    contradicts: 'ti contraddice',
    not_comparable: 'non confrontabile',
  },
  saved: (minutes: number, each: number) =>
    `${minutes} minuti risparmiati: ${each} minuti di lavoro, una stima, per ogni risposta giusta che sarebbe partita da sola.`,
  waited: (minutes: number) => `I loro ospiti hanno aspettato ${minutes} minuti (la mediana).`,
  fallbacks: (many: number) =>
    `Un messaggio di cortesia sarebbe partito ${many === 1 ? 'una volta' : `${many} volte`}.`,
  unknown: (topics: string) => `Chiesto e non saputo: ${topics}.`,
  times: (topic: string, times: number) => `${topic} (${times})`,
  cases: 'Caso per caso',
  asked: 'L’ospite',
  written: 'Locanda avrebbe scritto',
  yours: 'Hai scritto tu',
  nobody: 'niente',
  why: 'Giudizio',
  more: 'Mostra altri',
} as const

/** Where somebody chose Italian, it is Italian wherever it stands. */
export const replayChosen = { by: { it: replay, en: replay } } as const
