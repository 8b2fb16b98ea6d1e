import { alertInWords } from '#workflows/domain/alert-words.ts'
import type { TroubleCounts } from '#workflows/domain/alerts.ts'
import type { HostLanguage } from '#workflows/domain/host-language.ts'
import { utcMinute } from '#workflows/domain/utc-minute.ts'

export type ToldAlert = {
  id: string
  host: string | null
  hosts: number
  counts: TroubleCounts
  beganAt: Date
  endedAt: Date | null
}

const WORDS = {
  it: {
    subject: (many: number) => (many === 1 ? 'Molti problemi in poco tempo' : `Molti problemi in poco tempo (${many})`),
    over: 'I molti problemi sono finiti',
    greeting: 'Ciao,',
    since: (from: string) => `dalle ${from}, ancora in corso`,
    between: (from: string, to: string) => `dalle ${from} alle ${to}, finito`,
    often: 'Di altri si scrive al più una volta all’ora; quelli in corso si vedono nell’amministrazione:',
  },
  en: {
    subject: (many: number) => (many === 1 ? 'Much trouble in a short time' : `Much trouble in a short time (${many})`),
    over: 'The much trouble is over',
    greeting: 'Hello,',
    since: (from: string) => `since ${from}, still going on`,
    between: (from: string, to: string) => `from ${from} to ${to}, over`,
    often: 'Of more you are written to once an hour at most; what goes on is shown in the administration:',
  },
}

/** The one mail about all alerts that an administrator has not been told of. */
export function alertMail(alerts: readonly ToldAlert[], link: string, language: HostLanguage) {
  const words = WORDS[language]
  const open = alerts.filter(({ endedAt }) => endedAt === null).length
  const lines = alerts.map((alert) => {
    const { beganAt, endedAt } = alert
    const when =
      endedAt === null ? words.since(utcMinute(beganAt)) : words.between(utcMinute(beganAt), utcMinute(endedAt))
    return `- ${alertInWords(alert, language)} (${when})`
  })
  return {
    subject: open === 0 ? words.over : words.subject(open),
    text: [words.greeting, '', ...lines, '', words.often, link, '', 'Locanda', ''].join('\n'),
  }
}
