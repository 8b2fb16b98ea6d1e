import { useSearchParams } from 'react-router-dom'
import { ANALYTICS_WEEKS } from '#api/contract/analytics-words.ts'
import type { Period } from './read-analytics.ts'

const NAMES = { weeks: 'settimane', property: 'proprieta' } as const
const USUAL = '13'

/** What is looked at stands in the address: it can be shared, and the back button brings it back. */
export function usePeriod() {
  const [search, setSearch] = useSearchParams()
  const named = search.get(NAMES.weeks)
  const period: Period = {
    weeks: ANALYTICS_WEEKS.find((weeks) => weeks === named) ?? USUAL,
    propertyId: search.get(NAMES.property) ?? '',
  }
  const set = (name: keyof typeof NAMES, value: string) =>
    setSearch((before) => {
      const after = new URLSearchParams(before)
      if (value === '' || value === USUAL) after.delete(NAMES[name])
      else after.set(NAMES[name], value)
      return after
    })
  return {
    period,
    setWeeks: (weeks: string) => set('weeks', weeks),
    setProperty: (propertyId: string) => set('property', propertyId),
  }
}
