import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROWS_OF_CHAT } from './rows-of-chat.ts'

const schema = readFileSync(join(import.meta.dirname, '../schema.prisma'), 'utf8')
/** Messages are moved with their numbers; what was told to windows stays as it was told. */
const ELSEWHERE = ['Message', 'LiveEvent']

test('whatever names a chat goes with it when it is merged into another', () => {
  const models = [...schema.matchAll(/^model (\w+) \{$([^]*?)^\}$/gm)]
  const naming = models.filter(([, , body]) => body?.includes('@map("chat_id")')).map(([, name]) => name)
  expect(naming.toSorted()).toEqual([...Object.keys(ROWS_OF_CHAT), ...ELSEWHERE].toSorted())
})

test('nothing else hangs on a chat but where it went', () => {
  const relations = [...schema.matchAll(/^model (\w+) \{$([^]*?)^\}$/gm)]
    .filter(([, , body]) => /\sChat\s+@relation/.test(body ?? ''))
    .map(([, name]) => name)
  const known = new Set([...Object.keys(ROWS_OF_CHAT), ...ELSEWHERE, 'MergedChat'])
  expect(relations.filter((name) => !known.has(name ?? ''))).toEqual([])
})
