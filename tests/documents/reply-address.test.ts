import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const HOME = 'prisma/reply-address.ts'
const RECKONED = /\breplyTo\s*\?\?\s*[\w.]*\bemail\b|coalesce\(\s*(?:\w+\.)?reply_to\s*,\s*(?:\w+\.)?email\s*\)/i

test('where the replies of a chat go is reckoned in one place, in words and in SQL', () => {
  const files = globSync('{api,activities,prisma,scripts,workflows}/**/*.ts', { cwd: root }).filter(
    (file) => !file.startsWith('prisma/generated/') && RECKONED.test(readFileSync(resolve(root, file), 'utf8')),
  )
  expect(files).toEqual([HOME])
})
