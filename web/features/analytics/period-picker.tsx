import { ANALYTICS_WEEKS } from '#api/contract/analytics-words.ts'
import { say } from '#web/texts/say.ts'
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
        aria-label={say.analytics.period}
        value={period.weeks}
        onChange={(event) => setWeeks(event.target.value)}
        className="w-36"
      >
        {ANALYTICS_WEEKS.map((weeks) => (
          <option key={weeks} value={weeks}>
            {say.analytics.periods[weeks]}
          </option>
        ))}
      </Select>
      <Select
        aria-label={say.analytics.property}
        value={period.propertyId}
        onChange={(event) => setProperty(event.target.value)}
        className="w-44"
      >
        <option value="">{say.analytics.allProperties}</option>
        {properties.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {!isKnown && <option value={period.propertyId}>{say.analytics.thisProperty}</option>}
      </Select>
    </>
  )
}
