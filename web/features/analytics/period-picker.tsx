import { ANALYTICS_WEEKS } from '#api/contract/analytics-words.ts'
import { itAnalytics as texts } from '#web/texts/it-analytics.ts'
import { Select } from '#web/ui/input.tsx'
import { usePropertiesWithChats } from './read-analytics.ts'
import type { usePeriod } from './use-period.ts'

/** Of which weeks, and of which property. */
export function PeriodPicker({
  control: { period, setWeeks, setProperty },
}: {
  control: ReturnType<typeof usePeriod>
}) {
  const { data: properties = [] } = usePropertiesWithChats()
  const isKnown = period.propertyId === '' || properties.some(({ id }) => id === period.propertyId)
  return (
    <>
      <Select
        aria-label={texts.period}
        value={period.weeks}
        onChange={(event) => setWeeks(event.target.value)}
        className="w-36"
      >
        {ANALYTICS_WEEKS.map((weeks) => (
          <option key={weeks} value={weeks}>
            {texts.periods[weeks]}
          </option>
        ))}
      </Select>
      <Select
        aria-label={texts.property}
        value={period.propertyId}
        onChange={(event) => setProperty(event.target.value)}
        className="w-44"
      >
        <option value="">{texts.allProperties}</option>
        {properties.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {!isKnown && <option value={period.propertyId}>{texts.thisProperty}</option>}
      </Select>
    </>
  )
}
