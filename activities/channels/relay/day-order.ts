const NUMERIC = /(?<!\d)(\d{1,2})([./-])(\d{1,2})\2((?:20)?\d{2})(?!\d)/g

/**
 * A text whose days stand behind their months, as in `06/15/2027`, with all its days in numbers as `2027-06-15`: where one cannot be read
 * otherwise and none contradicts, the others are of the same order.
 */
export function withDaysInOrder(text: string): string {
  const found = [...text.matchAll(NUMERIC)].map(([, one = '', , two = '']) => [Number(one), Number(two)] as const)
  const isMonthFirst = found.some(([, two]) => two > 12) && found.every(([one]) => one <= 12)
  if (!isMonthFirst) return text
  return text.replace(NUMERIC, (day) => isoDay(day.split(/[./-]/)))
}

const isoDay = ([month = '', day = '', year = '']: readonly string[]) =>
  [year.length === 2 ? `20${year}` : year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
