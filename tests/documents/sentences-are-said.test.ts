import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { SENTENCES } from '#workflows/domain/sentences/sentence.ts'

const root = resolve(import.meta.dirname, '../..')

test('every sentence that has words is said somewhere, but for the words of before', () => {
  const rooms = globSync('{api,activities,outside,prisma,workflows}/**/*.ts', { cwd: root }).filter(
    (file) => !/\.test\.ts$|^workflows\/domain\/sentences\/|^prisma\/generated\//.test(file),
  )
  const code = rooms.map((file) => readFileSync(resolve(root, file), 'utf8')).join('\n')
  const unsaid = Object.keys(SENTENCES).filter((sentence) => !code.includes(`'${sentence}'`))
  expect(unsaid).toEqual(['legacy'])
})
