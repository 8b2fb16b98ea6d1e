import type { HostLanguage } from '#workflows/domain/host-language.ts'

type WhoWaitsWords = {
  greeting: string
  guest: string
  subject: (many: number) => string
  since: string
  waitsFor: Record<'approve' | 'answer', string>
  more: (many: number) => string
  open: string
  how: string
}

/** The mail that names the guests who have waited for long, in both languages. */
export const WHO_WAITS_WORDS: Record<HostLanguage, WhoWaitsWords> = {
  it: {
    greeting: 'Ciao,',
    guest: 'Ospite',
    subject: (many) => (many === 1 ? 'Un ospite aspetta una risposta' : `${many} ospiti aspettano una risposta`),
    since: 'in attesa da più di un’ora:',
    waitsFor: { approve: 'la bozza è da approvare', answer: 'la risposta è da scrivere' },
    more: (many) => (many === 1 ? '- e un altro' : `- e altri ${many}`),
    open: 'Aprili da qui:',
    how: 'Con le notifiche accese su un dispositivo (Settings → General) lo sai subito, e questa mail non arriva più.',
  },
  en: {
    greeting: 'Hello,',
    guest: 'Guest',
    subject: (many) => (many === 1 ? 'A guest is waiting for an answer' : `${many} guests are waiting for an answer`),
    since: 'waiting for more than an hour:',
    waitsFor: { approve: 'the draft waits for your approval', answer: 'the answer is yours to write' },
    more: (many) => (many === 1 ? '- and one more' : `- and ${many} more`),
    open: 'Open them here:',
    how: 'With notifications switched on for a device (Settings → General) you know at once, and this mail no longer comes.',
  },
}
