import type { Condition } from '#workflows/domain/facts/condition.ts'
import type { FoundFact } from '#workflows/domain/facts/fact.ts'

/** Every figure that a fact says, as numbers; hours of the day as `15:00`. */
export type KnownValues = { times: Set<string>; numbers: Set<number> }

/** The figures of a fact: its value, its conditions, when it holds. */
export function valuesOf(fact: FoundFact): KnownValues {
  const times = new Set<string>()
  const numbers = new Set<number>()
  const addTime = (time: string) => {
    times.add(time)
    const [hour, minute] = time.split(':').map(Number)
    if (minute === 0 && hour !== undefined) numbers.add(hour)
  }
  const { value } = fact
  switch (value.kind) {
    case 'time':
      addTime(value.time)
      break
    case 'hours':
      addTime(value.from)
      addTime(value.to)
      break
    case 'amount':
      numbers.add(value.amount)
      break
    case 'count':
      numbers.add(value.count)
      break
    case 'distance':
      numbers.add(value.distance)
      if (value.unit === 'km') numbers.add(value.distance * 1000)
      if (value.unit === 'm') numbers.add(value.distance / 1000)
      break
    case 'measure':
      numbers.add(value.measure)
      break
    case 'days':
      numbers.add(value.days)
      break
    case 'season':
      for (const day of [value.from, value.to]) numbers.add(Number(day.slice(3)))
      break
    case 'name':
      for (const figure of value.name.match(/\d+/g) ?? []) numbers.add(Number(figure))
      break
    case 'text':
      for (const figure of value.text.match(/\d+(?:[.,]\d+)?/g) ?? []) numbers.add(Number(figure.replace(',', '.')))
      break
    case 'yesNo':
    case 'choices':
      break
  }
  for (const condition of fact.conditions) addCondition(condition, addTime, numbers)
  const season = fact.validity?.season
  for (const day of season ? [season.from, season.to] : []) numbers.add(Number(day.slice(3)))
  return { times, numbers }
}

function addCondition(condition: Condition, addTime: (time: string) => void, numbers: Set<number>): void {
  if ('time' in condition) addTime(condition.time)
  if ('from' in condition) for (const time of [condition.from, condition.to]) addTime(time)
  if ('count' in condition) numbers.add(condition.count)
  if ('kilograms' in condition) numbers.add(condition.kilograms)
  if ('years' in condition) numbers.add(condition.years)
  if ('nights' in condition) numbers.add(condition.nights)
}
