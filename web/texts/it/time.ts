/** What times are told with, in Italian. */
export const time = {
  now: 'adesso',
  today: 'Oggi',
  yesterday: 'Ieri',
  days: (n: number) => (n === 1 ? '1 giorno' : `${n} giorni`),
  bytes: (n: number) => `${n} byte`,
} as const
