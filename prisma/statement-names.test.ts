import { expect, test } from 'vitest'
import { createStatementNames, PLANNED_EACH_TIME } from './statement-names.ts'

const repeated = (nameOf: (query: { sql: string }) => string, sql: string, times: number) =>
  Array.from({ length: times }, () => nameOf({ sql })).at(-1)

test('what comes again and again has one name, within what PostgreSQL keeps of a name', () => {
  const nameOf = createStatementNames()
  expect(repeated(nameOf, 'select 1', 4)).toBe('')
  const name = nameOf({ sql: 'select 1' })
  expect(name).toMatch(/^[\w-]{20,63}$/)
  expect(nameOf({ sql: 'select 1' })).toBe(name)
  expect(repeated(nameOf, 'select 2', 5)).not.toBe(name)
})

test('lists of every length are named no more than connections can bear', () => {
  const nameOf = createStatementNames()
  const names = Array.from({ length: 2_000 }, (_, n) => repeated(nameOf, `select ${n}`, 5))
  expect(new Set(names.filter((name) => name !== '')).size).toBe(400)
  expect(names[0]).not.toBe('')
})

test('what is planned each time has no name, however often it comes', () => {
  expect(repeated(createStatementNames(), `${PLANNED_EACH_TIME.sql} select 1`, 20)).toBe('')
})
