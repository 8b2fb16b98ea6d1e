import type { Unconfirmed } from '#prisma/accounts/unconfirmed-accounts.ts'
import type { HostLanguage } from '#workflows/domain/host-language.ts'
import { utcMinute } from '#workflows/domain/utc-minute.ts'

export type UnconfirmedToTell = Unconfirmed & { waitsAfterHours: number; link: string }

const WORDS = {
  it: {
    subject: 'Gli account non si possono più verificare',
    greeting: 'Ciao,',
    what: (many: number, since: string) =>
      `dalle ${since} Keycloak non dice più se gli account sono attivi (${many} senza risposta). Chi viene disattivato lì continua per ora a inviare risposte da solo.`,
    later: (hours: number) =>
      `Dopo ${hours} ore senza notizie le risposte automatiche di questi account non partono più e le bozze aspettano il loro host.`,
    act: 'Controlla che l’API di Locanda sia in funzione, che raggiunga Keycloak e che il suo account di servizio possa leggere gli utenti. Finisce da sé entro un minuto dalla prima risposta.',
    often: 'Finché dura ti si scrive una volta al giorno.',
  },
  en: {
    subject: 'Accounts cannot be checked any more',
    greeting: 'Hello,',
    what: (many: number, since: string) =>
      `since ${since} Keycloak has not said any more whether accounts are active (${many} without an answer). Whoever is disabled there goes on sending replies by themselves for now.`,
    later: (hours: number) =>
      `After ${hours} hours without a word automatic replies of these accounts leave no more, and drafts wait for their host.`,
    act: 'See that the API of Locanda runs, that it reaches Keycloak, and that its service account may read users. It ends by itself within a minute of the first answer.',
    often: 'While it lasts you are written to once a day.',
  },
} as const satisfies Record<HostLanguage, unknown>

/** The mail that tells an administrator that nobody knows any more whose account is open, and what mends it. */
export function unconfirmedAccountsWords(
  { many, since, waitsAfterHours, link }: UnconfirmedToTell,
  language: HostLanguage,
) {
  const words = WORDS[language]
  const at = utcMinute(since)
  const told = [words.what(many, at), words.later(waitsAfterHours), words.act, words.often, link]
  return { subject: words.subject, text: [words.greeting, '', ...told, '', 'Locanda', ''].join('\n') }
}
