import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ENDED_UNSENT, OPEN_STATUSES, STANDING_ANSWERS } from '#workflows/domain/message-status.ts'

const root = resolve(import.meta.dirname, '../..')
/** As on one line, however it is broken. */
const read = (file: string) => readFileSync(join(root, file), 'utf8').replace(/\s+/g, ' ')
const spelled = (statuses: readonly string[]) => statuses.map((status) => `'${status}'`).join(', ')

const HOME = 'workflows/domain/message-status.ts'
const code = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: root,
})
  .toString()
  .trim()
  .split('\n')
  .filter((file) => !file.includes('.test.') && existsSync(join(root, file)))

test.each([[OPEN_STATUSES], [STANDING_ANSWERS], [ENDED_UNSENT]])('%j stand together in one file', (statuses) => {
  expect(code.filter((file) => read(file).includes(spelled(statuses)))).toEqual([HOME])
})

test('a default of a host’s is filled in at one place', () => {
  expect(code.filter((file) => /\?\? FALLBACK_DELAY_MINUTES\.default/.test(read(file)))).toEqual([
    'activities/drafting/deadline-from.ts',
  ])
})

test('the index of open messages holds those that are open', () => {
  expect(read('prisma/schema.prisma')).toContain(
    `raw("status IN (${spelled(OPEN_STATUSES)})"), map: "message_open_idx"`,
  )
})
