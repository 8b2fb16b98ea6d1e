import type { HostLanguage } from '#workflows/domain/host-language.ts'
import { utcMinute } from '#workflows/domain/utc-minute.ts'

export type Refused = { numbers: readonly { phoneNumberId: string; many: number; firstAt: Date }[]; link: string }

const WORDS = {
  it: {
    subject: 'I messaggi di WhatsApp non arrivano: firma sbagliata',
    greeting: 'Ciao,',
    what: 'le notifiche di Meta per questi numeri vengono rifiutate, perché la loro firma non è quella di WHATSAPP_APP_SECRET. Quello che scrivono gli ospiti non arriva a nessuno:',
    line: (number: string, many: number, since: string) => `- ${number}: ${many} dalle ${since}`,
    act: 'Confronta il segreto dell’app nella console di Meta con WHATSAPP_APP_SECRET e riavvia Locanda. Meta riprova per qualche giorno: ciò che è stato rifiutato arriva allora. Finisce con la prima notifica firmata bene.',
    often: 'Finché dura ti si scrive una volta al giorno.',
  },
  en: {
    subject: 'Messages of WhatsApp do not come in: wrong signature',
    greeting: 'Hello,',
    what: 'what Meta sends for these numbers is refused, as its signature is not by WHATSAPP_APP_SECRET. What guests write there reaches nobody:',
    line: (number: string, many: number, since: string) => `- ${number}: ${many} since ${since}`,
    act: 'Compare the secret of the app in Meta’s console with WHATSAPP_APP_SECRET, and start Locanda anew. Meta tries again for some days: what was refused comes in then. It ends with the first notification that is signed right.',
    often: 'While it lasts you are written to once a day.',
  },
} as const satisfies Record<HostLanguage, unknown>

/** The mail that tells an administrator whose notifications of Meta's are refused, and what mends it. */
export function refusedWebhooksWords({ numbers, link }: Refused, language: HostLanguage) {
  const words = WORDS[language]
  const lines = numbers.map(({ phoneNumberId, many, firstAt }) => words.line(phoneNumberId, many, utcMinute(firstAt)))
  const text = [words.greeting, '', words.what, '', ...lines, '', words.act, words.often, link, '', 'Locanda', '']
  return { subject: words.subject, text: text.join('\n') }
}
