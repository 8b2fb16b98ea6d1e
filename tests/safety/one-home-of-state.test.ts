import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const HOME = 'prisma/messages/'
/** Rows that nobody decided: the demo's. */
const SEEDS = ['prisma/demo/']

/** What writes a message's state, in Prisma's words or in SQL: each hit is the text of one write. */
function writesOfState(source: string): string[] {
  const calls = [...source.matchAll(/\bmessage\s*\.\s*(create\w*|upsert|update\w*)\s*\(/g)].flatMap((call) => {
    const written = argumentsFrom(source, call.index + call[0].length)
    if (call[1]?.startsWith('update') !== true) return [written]
    const data = /\bdata:\s*(\{)?/.exec(written)
    // What is not written out where it is called cannot be judged here.
    if (data?.[1] === undefined) return [written]
    const columns = argumentsFrom(written, data.index + data[0].length)
    return /\bstatus\b|\.\.\.(?!\()/.test(columns) ? [columns] : []
  })
  const statements = [...source.matchAll(/\b(insert\s+into\s+"?message"?\b|update\s+"?message"?\s)[^`]*/gi)].flatMap(
    ([statement]) => {
      const set = /\bset\b(.*?)(?:\bwhere\b|$)/is.exec(statement)?.[1]
      return /^insert/i.test(statement) || set === undefined || /\bstatus\s*=/.test(set) ? [statement] : []
    },
  )
  return [...calls, ...statements]
}

/** From behind an opening bracket to the one that closes it. */
function argumentsFrom(source: string, start: number): string {
  let depth = 1
  let end = start
  while (depth > 0 && end < source.length) {
    const character = source.charAt(end++)
    if ('([{'.includes(character)) depth++
    if (')]}'.includes(character)) depth--
  }
  return source.slice(start, end)
}

const sources = ['api', 'activities', 'prisma', 'workflows', 'outside'].flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .map((file) => `${room}/${file}`)
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\.fixture\.ts$|\/generated\//.test(file)),
)

test('nothing but its home writes the state of a message', () => {
  const others = sources.filter((file) => ![HOME, ...SEEDS].some((place) => file.startsWith(place)))
  const found = others.flatMap((file) =>
    writesOfState(readFileSync(join(root, file), 'utf8')).map((write) => `${file}: ${write.slice(0, 80)}`),
  )
  expect(found).toEqual([])
})

test('its home is seen to write it', () => {
  const homes = sources.filter(
    (file) => file.startsWith(HOME) && writesOfState(readFileSync(join(root, file), 'utf8')).length > 0,
  )
  expect(homes).toEqual([
    `${HOME}change-drafts.ts`,
    `${HOME}change-message.ts`,
    `${HOME}create-message.ts`,
    `${HOME}insert-guest-messages.ts`,
  ])
})

describe('a write is known in every form', () => {
  test.each([
    "await tx.message.update({ where: { id }, data: { status: 'sent' } })",
    'await tx.message.updateMany({ where, data: { text, status } })',
    'await tx.message.updateManyAndReturn({ where, data: { ...columns } })',
    'await tx.message.updateMany({ where, data })',
    'await db.message.create({ data: row })',
    'await tx.message\n  .upsert({ where, create, update })',
    "await tx.$executeRaw`update message set status = 'sent' where id = 1`",
    'await tx.$executeRaw`UPDATE "message" m SET version = 2, status = ${to}::message_status WHERE m.id = 1`',
    'await tx.$executeRaw`with x as (insert into message (id) values (1) returning id) select 1`',
  ])('%s', (source) => {
    expect(writesOfState(source)).toHaveLength(1)
  })

  test.each([
    "await tx.message.updateMany({ where: { id, status: 'pending' }, data: { askedAt: now } })",
    "await tx.message.findMany({ where: { status: 'sent' } })",
    "await tx.$executeRaw`update message set workflow_at = now() where status = 'received'`",
    'await tx.$executeRaw`update message_source set status = 1`',
    "await tx.chat.updateMany({ data: { lastMessageStatus: 'sent' } })",
  ])('%s is none', (source) => {
    expect(writesOfState(source)).toEqual([])
  })
})
