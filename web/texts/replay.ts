import type { ReplayCaseView, VerdictReasonView } from '#api/contract/replays.ts'
import { topicName } from '#api/contract/topic-names.ts'
import type { TextsLike } from './texts-like.ts'

const dayEn = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })
const dayIt = new Intl.DateTimeFormat('it-IT', { dateStyle: 'medium' })

type ReasonTexts = Record<VerdictReasonView['code'], string>
/** A reason with its topic before it, where it has one. */
const because =
  (words: ReasonTexts, language: 'it' | 'en') =>
  ({ code, topic }: Pick<VerdictReasonView, 'code' | 'topic'>): string =>
    topic === null ? words[code] : `${topicName(topic, language)}: ${words[code]}`

const reasonsEn: ReasonTexts = {
  said_alike: 'said alike',
  other_value: 'you wrote something else',
  denied: 'yes here, no there',
  left_out: 'you said more',
  put_off: 'put off, and you answered it',
  added: 'says more than you did',
  free_words: 'you answered in words that no rule reads',
  both_put_off: 'both would have asked first',
  both_silent: 'nothing to answer, and you wrote nothing',
  no_answer: 'no answer of yours is known',
  answered_by_itself: 'what went out then was not your word',
  host_put_off: 'you put it off',
  says_nothing: 'your answer says nothing of the house that a rule reads',
  no_words: 'no words would have been written',
}
const reasonsIt: ReasonTexts = {
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

const en = {
  lang: 'en',
  topicName: (topic: string) => topicName(topic, 'en'),
  day: (time: string) => dayEn.format(new Date(time)),
  because: because(reasonsEn, 'en'),
  title: 'Try it on your past',
  hint: 'Locanda answers what guests asked you in the last 90 days, with your settings and only what was known then, and compares it with what you wrote. Nothing is sent, nothing is changed.',
  offer: (name: string) => `The past of ${name} is in: see what would have been sent.`,
  start: 'Start',
  again: 'Start again',
  withModel: 'Let the model write too, at most 50 drafts (it may cost)',
  failedToLoad: 'Could not be loaded.',
  failedToStart: 'Could not be started. Please try again.',
  looking: 'Looking for what guests asked…',
  progress: (done: number, all: number) => `${done} of ${all}`,
  gaveUp: 'It could not be finished. Please start it again.',
  nothing: 'No guest wrote anything in this time.',
  table: 'What would have happened',
  outcome: 'Outcome',
  all: 'All',
  action: { send: 'Sent by itself', wait: 'Waits for you', none: 'Nothing to answer' } satisfies Record<
    ReplayCaseView['action'],
    string
  >,
  worth: {
    right: 'Right',
    incomplete: 'Incomplete',
    wrong: 'Wrong',
    not_comparable: 'Not comparable',
  } satisfies Record<ReplayCaseView['worth'], string>,
  verdict: {
    same: 'the same as you',
    says_more: 'says more than you',
    says_less: 'says less than you',
    contradicts: 'contradicts you',
    not_comparable: 'not comparable',
  } satisfies Record<ReplayCaseView['verdict'], string>,
  saved: (minutes: number, each: number) =>
    `${minutes} minutes saved: ${each} minutes of work, an assumption, for each answer that would have left by itself and is right.`,
  waited: (minutes: number) => `The guests of those waited for ${minutes} minutes (the median).`,
  fallbacks: (many: number) => `A courtesy message would have left ${many === 1 ? 'once' : `${many} times`}.`,
  unknown: (topics: string) => `Asked and not known: ${topics}.`,
  times: (topic: string, times: number) => `${topic} (${times})`,
  cases: 'Case by case',
  asked: 'The guest',
  written: 'Locanda would have written',
  yours: 'You wrote',
  nobody: 'nothing',
  why: 'Verdict',
  more: 'Show more',
} as const

export type ReplayTexts = TextsLike<typeof en>

const it: ReplayTexts = {
  lang: 'it',
  topicName: (topic) => topicName(topic, 'it'),
  day: (time) => dayIt.format(new Date(time)),
  because: because(reasonsIt, 'it'),
  title: 'Prova sul tuo passato',
  hint: 'Locanda risponde a ciò che gli ospiti ti hanno chiesto negli ultimi 90 giorni, con le tue impostazioni e solo con ciò che si sapeva allora, e lo confronta con quello che hai scritto tu. Niente parte, niente cambia.',
  offer: (name) => `Il passato di ${name} è arrivato: guarda che cosa sarebbe partito.`,
  start: 'Inizia',
  again: 'Ricomincia',
  withModel: 'Fai scrivere anche il modello, al massimo 50 bozze (può costare)',
  failedToLoad: 'Non è stato possibile caricare.',
  failedToStart: 'Non è stato possibile iniziare. Riprova.',
  looking: 'Cerco che cosa hanno chiesto gli ospiti…',
  progress: (done, all) => `${done} di ${all}`,
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
  saved: (minutes, each) =>
    `${minutes} minuti risparmiati: ${each} minuti di lavoro, una stima, per ogni risposta giusta che sarebbe partita da sola.`,
  waited: (minutes) => `I loro ospiti hanno aspettato ${minutes} minuti (la mediana).`,
  fallbacks: (many) => `Un messaggio di cortesia sarebbe partito ${many === 1 ? 'una volta' : `${many} volte`}.`,
  unknown: (topics) => `Chiesto e non saputo: ${topics}.`,
  times: (topic, times) => `${topic} (${times})`,
  cases: 'Caso per caso',
  asked: 'L’ospite',
  written: 'Locanda avrebbe scritto',
  yours: 'Hai scritto tu',
  nobody: 'niente',
  why: 'Giudizio',
  more: 'Mostra altri',
}

/** In the language that the host chose for what the AI notes. */
export const replayTexts: Record<'it' | 'en', ReplayTexts> = { it, en }
