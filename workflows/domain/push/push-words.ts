import { cutText } from '#workflows/domain/cut-text.ts'
import type { EmergencyKind } from '#workflows/domain/emergency/emergency-kinds.ts'
import type { HostLanguage } from '#workflows/domain/host-language.ts'
import { emergenciesEn } from '#workflows/domain/sentences/en/names.ts'
import { emergenciesIt } from '#workflows/domain/sentences/it/names.ts'
import type { PushKind } from './push-kinds.ts'

/** What is told, without a word of a guest's: a lock screen is read by whoever stands beside it. */
export type ToldByPush = {
  kind: PushKind
  /** A first name, or how the source is called; null where none is known. */
  guest: string | null
  property: string | null
  /** `14:35`, as clocks show it at the property: until when a draft waits. */
  until: string | null
  /** May have arrived all the same. */
  isUncertain: boolean
  emergencies: readonly EmergencyKind[]
}

export type PushWords = { title: string; body: string }

/** A lock screen shows no more of it. */
const PROPERTY_LENGTH = 40

const it = {
  guest: 'Un ospite',
  title: {
    draft_ready: (who: string) => `${who}: la bozza è pronta`,
    no_draft: (who: string) => `${who}: aspetta la tua risposta`,
    emergency: (who: string) => `EMERGENZA · ${who}`,
    not_sent: (who: string, isUncertain: boolean) =>
      isUncertain ? `${who}: la risposta forse non è arrivata` : `${who}: la risposta non è partita`,
    promise_due: (who: string) => `${who}: è ora della risposta promessa`,
    snooze_over: (who: string) => `${who}: è ora della conversazione rimandata`,
    source_stopped: (who: string) => `La sorgente «${who}» è ferma`,
  },
  body: {
    draft_ready: 'Aspetta la tua decisione.',
    no_draft: 'Non c’è una bozza: scrivi tu.',
    emergency: 'Rispondi all’ospite o premi «Me ne occupo».',
    not_sent: 'Apri la chat per decidere.',
    promise_due: 'L’ospite la aspetta.',
    snooze_over: 'L’ospite aspetta ancora.',
    source_stopped: 'I messaggi degli ospiti non passano: aprila e guarda perché.',
  },
  until: (time: string) => `Decidi entro le ${time}.`,
  emergencies: emergenciesIt,
}

type Said = typeof it

const en: Said = {
  guest: 'A guest',
  title: {
    draft_ready: (who) => `${who}: the draft is ready`,
    no_draft: (who) => `${who}: waits for your answer`,
    emergency: (who) => `EMERGENCY · ${who}`,
    not_sent: (who, isUncertain) =>
      isUncertain ? `${who}: the reply may not have arrived` : `${who}: the reply did not leave`,
    promise_due: (who) => `${who}: the promised answer is due`,
    snooze_over: (who) => `${who}: what you put off is due`,
    source_stopped: (who) => `The source “${who}” has stopped`,
  },
  body: {
    draft_ready: 'It waits for your decision.',
    no_draft: 'There is no draft: write yourself.',
    emergency: 'Answer the guest or press “I am on it”.',
    not_sent: 'Open the chat to decide.',
    promise_due: 'The guest is waiting for it.',
    snooze_over: 'The guest is still waiting.',
    source_stopped: 'Guests’ messages do not get through: open it to see why.',
  },
  until: (time) => `Decide by ${time}.`,
  emergencies: emergenciesEn,
}

const WORDS: Record<HostLanguage, Said> = { it, en }

/** What a device shows: 'Giulia · Il Glicine: la bozza è pronta'. */
export function pushWords(told: ToldByPush, language: HostLanguage): PushWords {
  const said = WORDS[language]
  const { kind, guest, property, until, isUncertain, emergencies } = told
  const where = property === null ? '' : ` · ${cutText(property, PROPERTY_LENGTH)}`
  const title = said.title[kind](`${guest ?? said.guest}${where}`, isUncertain)
  if (kind === 'draft_ready' && until !== null) return { title, body: said.until(until) }
  if (kind !== 'emergency') return { title, body: said.body[kind] }
  const names = emergencies.map((one) => said.emergencies[one]).join(', ')
  return { title, body: names === '' ? said.body.emergency : `${names}. ${said.body.emergency}` }
}

/** Of a notification that its host asks for, to see it arrive. */
export const testWords: Record<HostLanguage, PushWords> = {
  it: { title: 'Locanda: notifica di prova', body: 'Le notifiche arrivano su questo dispositivo.' },
  en: { title: 'Locanda: test notification', body: 'Notifications arrive on this device.' },
}
