type Forms = readonly [one: string, few: string, many: string]

/** One, two to four, and five or more have forms of their own: '1 noc, 2 noce, 5 nocy'. */
export function countPl(count: number, [one, few, many]: Forms): string {
  if (count === 1) return one
  const last = count % 10
  const isFew = last >= 2 && last <= 4 && (count % 100 < 10 || count % 100 > 20)
  return `${count} ${isFew ? few : many}`
}

/** 'Jest jeden', 'są dwa', 'jest pięć'. */
export function thereArePl(count: number, forms: Forms): string {
  const last = count % 10
  const isFew = count !== 1 && last >= 2 && last <= 4 && (count % 100 < 10 || count % 100 > 20)
  return `${isFew ? 'są' : 'jest'} ${countPl(count, forms)}`
}
