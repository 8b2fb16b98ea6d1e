import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MESSAGE_STATUSES, type MessageStatus } from '#workflows/domain/message-status.ts'
import { TRANSITIONS } from '#workflows/domain/message-transitions.ts'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

/** `| state, state | means | next |` */
const rows = read('docs/how-a-message-flows.md')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
const nextOf = (status: MessageStatus) => rows.find(([, states]) => states?.includes(`\`${status}\``))?.[3]

/** Whatever kind of message it is, and whatever is done to it. */
const reached = (status: MessageStatus) =>
  Object.values(TRANSITIONS).flatMap((commands) => Object.values(commands).flatMap((to) => to?.[status] ?? []))

test.each(MESSAGE_STATUSES)('the guide names whatever may become of what is %s', (status) => {
  const next = nextOf(status)
  for (const to of new Set(reached(status))) if (to !== status) expect(next).toMatch(new RegExp(`\\b${to}\\b`))
})

test('every decision has a number of its own, and its title says it', () => {
  const names = readdirSync(new URL('docs/decisions/', root))
  const numbers = names.map((name) => name.slice(0, 3))
  expect(numbers.filter((one, at) => numbers.indexOf(one) !== at)).toEqual([])
  for (const name of names) expect(read(`docs/decisions/${name}`)).toMatch(new RegExp(`^# ${name.slice(0, 3)}:? `))
})
