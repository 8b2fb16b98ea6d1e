import { langOf } from '#web/texts/say.ts'

const LOCALES = { it: 'it-IT', en: 'en-GB' } as const

/** Makes something of Intl for the language of a place, once for each: making one costs more than using it a thousand times. */
export function perLocale<T>(byDefault: 'it' | 'en', make: (locale: string) => T): () => T {
  const made = new Map<string, T>()
  return () => {
    const locale = LOCALES[langOf(byDefault)]
    const known = made.get(locale) ?? make(locale)
    made.set(locale, known)
    return known
  }
}

/** Dates in the language of a place, or always in that of `en-CA`, whose days are `2026-11-24`; in a zone where one is given. */
export function dateFormat(byDefault: 'it' | 'en' | 'en-CA', options: Intl.DateTimeFormatOptions) {
  const made = new Map<string, Intl.DateTimeFormat>()
  return (at: Date, zone?: string): string => {
    const locale = byDefault === 'en-CA' ? byDefault : LOCALES[langOf(byDefault)]
    const key = `${locale} ${zone}`
    const known = made.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: zone })
    made.set(key, known)
    return known.format(at)
  }
}

/** Numbers in the language of a place. */
export function numberFormat(byDefault: 'it' | 'en', options: Intl.NumberFormatOptions): (value: number) => string {
  const format = perLocale(byDefault, (locale) => new Intl.NumberFormat(locale, options))
  return (value) => format().format(value)
}
