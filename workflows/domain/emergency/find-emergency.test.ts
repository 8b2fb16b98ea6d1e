import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findEmergency } from './find-emergency.ts'

/** `kind | words` of an emergency, `- | words` of ordinary mail: a file a language, and a new line is a new case. */
const SETS = ['known', 'apart', 'later'] as const
const casesOf = (set: string) =>
  readdirSync(join(import.meta.dirname, 'cases', set)).flatMap((file) =>
    readFileSync(join(import.meta.dirname, 'cases', set, file), 'utf8')
      .split('\n')
      .filter((line) => line.includes(' | '))
      .map((line) => {
        const [kind = '', ...words] = line.split(' | ')
        return { language: file.replace('.txt', ''), kind, text: words.join(' | ') }
      }),
  )

describe.each(SETS)('%s cases', (set) => {
  const cases = casesOf(set)
  const emergencies = cases.filter(({ kind }) => kind !== '-')
  const ordinary = cases.filter(({ kind }) => kind === '-')

  test('no emergency is missed', () => {
    const missed = emergencies.filter(({ kind, text }) => !findEmergency(text).some((found) => found === kind))
    const all = missed.filter(({ text }) => findEmergency(text).length === 0)
    expect({ all, otherKind: missed.map((one) => ({ ...one, found: findEmergency(one.text) })) }).toEqual({
      all: [],
      otherKind: [],
    })
  })

  test('of ordinary mail one in a hundred at most is taken for one', () => {
    const alarms = ordinary.filter(({ text }) => findEmergency(text).length > 0)
    expect({ alarms, isFew: alarms.length <= ordinary.length / 100 }).toMatchObject({ isFew: true })
  })
})
