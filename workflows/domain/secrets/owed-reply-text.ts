import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { firstName } from '#workflows/domain/first-name.ts'
import { kindOfName, placeholderOf } from './placeholders.ts'
import { secretLabel, toReplyLanguage } from './secret-labels.ts'

type Phrases = { greeting: (name: string | null) => string; promised: (label: string) => string }

const to = (word: string) => (name: string | null) => (name === null ? `${word},` : `${word} ${name},`)

const PHRASES: Record<DraftLanguage, Phrases> = {
  it: { greeting: to('Ciao'), promised: (label) => `Come promesso, ${label}:` },
  en: { greeting: to('Hi'), promised: (label) => `As promised, ${label}:` },
  de: { greeting: to('Hallo'), promised: (label) => `Wie versprochen ${label}:` },
  fr: { greeting: to('Bonjour'), promised: (label) => `Comme promis, ${label} :` },
  es: { greeting: to('Hola'), promised: (label) => `Como le prometí, ${label}:` },
  nl: { greeting: to('Hallo'), promised: (label) => `Zoals beloofd ${label}:` },
  pt: { greeting: to('Olá'), promised: (label) => `Como prometido, ${label}:` },
  pl: { greeting: to('Dzień dobry'), promised: (label) => `Zgodnie z obietnicą ${label}:` },
}

/** The reply that keeps a promise: each secret by its name, a line each. */
export function owedReplyText(
  names: string[],
  { language, guest, host }: { language: string | null; guest: string | null; host: string | null },
): string {
  const spoken = toReplyLanguage(language)
  const { greeting, promised } = PHRASES[spoken]
  const lines = names.flatMap((name) => {
    const kind = kindOfName(name)
    return kind === null ? [] : [`${promised(secretLabel(kind, spoken))} ${placeholderOf(name)}`]
  })
  return [greeting(firstName(guest)), lines.join('\n'), firstName(host) ?? '']
    .filter((part) => part !== '')
    .join('\n\n')
}
