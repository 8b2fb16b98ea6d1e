import type { EmergencyKind } from '#workflows/domain/emergency/emergency-kinds.ts'
import type { HostLanguage } from '#workflows/domain/host-language.ts'
import { emergenciesEn } from '#workflows/domain/sentences/en/names.ts'
import { emergenciesIt } from '#workflows/domain/sentences/it/names.ts'
import { utcMinute } from '#workflows/domain/utc-minute.ts'

/** `closed`: the host's account is. `unreached`: no way leads to them. */
export type WhyUnattended = 'closed' | 'unreached'
export type Unattended = {
  why: WhyUnattended
  kinds: readonly EmergencyKind[]
  host: string
  since: Date
  link: string
}

const WORDS = {
  it: {
    names: emergenciesIt,
    subject: (what: string) => `EMERGENZA senza nessuno: ${what}`,
    closed: {
      what: (host: string, at: string) =>
        `alle ${at} un ospite di ${host} ha scritto di un’emergenza. L’account è disattivato o eliminato: l’host non viene chiamato e all’ospite non parte nulla.`,
      act: 'Avvisa l’host o chi si occupa della casa. Se riattivi l’account, l’host viene chiamato subito:',
    },
    unreached: {
      what: (host: string, at: string) =>
        `alle ${at} un ospite di ${host} ha scritto di un’emergenza. L’host viene chiamato, ma nessuna chiamata lo raggiunge: né per mail, né su WhatsApp, né su un dispositivo.`,
      act: 'Avvisa l’host o chi si occupa della casa. Perché le chiamate non passano sta nella sua conversazione; gli utenti sono qui:',
    },
    often:
      'Di altre emergenze di questo host ti si scrive al più una volta all’ora. Le parole dell’ospite non sono qui.',
    greeting: 'Ciao,',
  },
  en: {
    names: emergenciesEn,
    subject: (what: string) => `EMERGENCY that nobody answers: ${what}`,
    closed: {
      what: (host: string, at: string) =>
        `at ${at} a guest of ${host} wrote of an emergency. The account is disabled or deleted: the host is not called, and nothing leaves for the guest.`,
      act: 'Tell the host or whoever looks after the house. If you open the account again, the host is called at once:',
    },
    unreached: {
      what: (host: string, at: string) =>
        `at ${at} a guest of ${host} wrote of an emergency. The host is called, and no call reaches them: neither by mail, nor on WhatsApp, nor on a device.`,
      act: 'Tell the host or whoever looks after the house. Why no call gets through stands in their conversation; the users are here:',
    },
    often:
      'Of more emergencies of this host you are written to once an hour at most. The guest’s words are not in here.',
    greeting: 'Hello,',
  },
} as const satisfies Record<HostLanguage, unknown>

/** The mail that tells an administrator of an emergency that reaches nobody: whose and of what kind, and no word of the guest's. */
export function unattendedWords({ why, kinds, host, since, link }: Unattended, language: HostLanguage) {
  const words = WORDS[language]
  const what = kinds.map((kind) => words.names[kind]).join(', ')
  const lines = [words.greeting, '', words[why].what(host, utcMinute(since)), '', words[why].act, link, '', words.often]
  return { subject: words.subject(what), text: [...lines, '', 'Locanda', ''].join('\n') }
}
