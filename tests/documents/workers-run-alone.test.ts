import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/parts/root.ts'
import { FILES_THAT_RUN_ALONE } from '#tests/setup/files-that-run-alone.ts'

const dbFiles = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.db.test.ts'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)))

/** As a program of its own, or within the test. */
const STARTS_A_WORKER = /\brunReplyWorker\(|'activities\/worker\.ts'/

test('a database test that starts a worker has a database of its own: beside others it would do what all of them have left', () => {
  const starting = dbFiles.filter((file) => STARTS_A_WORKER.test(readFileSync(join(root, file), 'utf8')))
  expect(starting.length).toBeGreaterThan(3)
  expect(starting.filter((file) => !FILES_THAT_RUN_ALONE.includes(file))).toEqual([])
})

test('what is named to run alone is there', () => {
  expect(FILES_THAT_RUN_ALONE.filter((file) => !dbFiles.includes(file))).toEqual([])
})
