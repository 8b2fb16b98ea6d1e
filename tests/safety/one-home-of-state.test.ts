import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const HOME = 'prisma/messages/'
/** Rows that nobody decided: the demo's, and the heaps that are measured on. Tests and their fixtures set what they need. */
const FILLERS = ['prisma/demo/', 'scripts/bench/']
const DELIVERY_WRITE = /\bdelivery\s*\.\s*(?:create|update|upsert)|\b(?:insert\s+into|update)\s+"?delivery\b/i

const TABLE = String.raw`(?:"?public"?\s*\.\s*)?"?(?:message|chat)"?(?![\w"])`
const STATEMENT = new RegExp(String.raw`\b(?:insert\s+into|merge\s+into|update(?:\s+only)?)\s+${TABLE}[^\`]*`, 'gi')
const CALL =
  /(?:\b(message|chat)\b|\[\s*['"](message|chat)['"]\s*\]|\bmessageRows\(\w+\))\s*\??\.\s*(create\w*|upsert|update\w*)\s*\(/g
/** As other models call a message, or those that are theirs. */
const RELATIONS = [
  ...readFileSync(join(root, 'prisma/schema.prisma'), 'utf8').matchAll(/^ +(\w+) +Message(?:\[\]|\?)?(?= |$)/gm),
]
  .map(([, name]) => name)
  .join('|')
const NESTED_WRITE = new RegExp(
  String.raw`\b(?:${RELATIONS})\s*:\s*\{\s*(?:create\w*|connectOrCreate|upsert|update\w*)\b`,
)
/** Rows of messages that are written with another's row, whatever that is of; and any table, by a name that nobody can read here. */
const NESTED_ANYWHERE = new RegExp(NESTED_WRITE, 'g')
const ANY_TABLE = /\b(?:insert\s+into|merge\s+into|update(?:\s+only)?)\s+\$\{|\$(?:executeRawUnsafe|queryRawUnsafe)\b/gi
/** A delegate that is no property by its name: `of(tx).update({`, `tx[kind].create({`. A hash is updated with no object. */
const OTHER_DELEGATE =
  /(?<=\)|\w\[\w+\])(?<!\bmessageRows\(\w+\))\s*\??\.\s*(?:create|createMany\w*|upsert|update|updateMany\w*)\s*\(\s*\{/g
/** The writes of all messages in a variable, where the type of a transaction does not refuse them. */
const AS_VALUE = /\b(?:tx|db|\w*Db)\s*\.\s*message\b(?!\s*\??\.|\w)/g
const OF_LIST = /\b(?:lastMessageStatus|last_message_status)\b/

/** What writes a message's state, or the one its chat shows in the list, in Prisma's words or in SQL: one text a write. */
const writesOfState = (source: string): string[] => [
  ...callsThatWrite(source),
  ...statementsThatWrite(source),
  ...hiddenWrites(source),
]

const hiddenWrites = (source: string): string[] =>
  [NESTED_ANYWHERE, ANY_TABLE, OTHER_DELEGATE, AS_VALUE].flatMap((form) =>
    [...source.matchAll(form)].map(([write]) => write),
  )

function callsThatWrite(source: string): string[] {
  return [...source.matchAll(CALL)].flatMap((call) => {
    const written = argumentsFrom(source, call.index + call[0].length)
    if ((call[1] ?? call[2]) === 'chat') return OF_LIST.test(dataOf(written)) ? [written] : []
    if (call[3]?.startsWith('update') !== true) return [written]
    const columns = dataOf(written)
    // What is not written out where it is called cannot be judged here.
    return columns === '' || /\bstatus\b|\.\.\./.test(columns) ? [written] : []
  })
}

/** What stands between the braces of `data`; of other arguments all; nothing where it stands elsewhere. */
function dataOf(written: string): string {
  const data = /\bdata\s*(?::\s*(\{)?|(?=[,}]))/.exec(written)
  if (data === null) return written
  return data[1] === undefined ? '' : argumentsFrom(written, data.index + data[0].length)
}

function statementsThatWrite(source: string): string[] {
  return [...source.matchAll(STATEMENT)].flatMap(([statement]) => {
    const ofChat = /^\S+(?:\s+(?:into|only))?\s+(?:"?public"?\s*\.\s*)?"?chat/i.test(statement)
    if (!/^update/i.test(statement)) return !ofChat || OF_LIST.test(statement) ? [statement] : []
    const set = /\bset\b(.*?)(?:\bwhere\b|$)/is.exec(statement)?.[1]
    const state = ofChat ? 'last_message_status' : 'status'
    const isWritten = new RegExp(String.raw`(?<![\w.])"?${state}"?\s*=|\([^()]*(?<!\w)"?${state}"?(?!\w)[^()]*\)\s*=`)
    return (set === undefined && !ofChat) || isWritten.test(set ?? '') || hasHiddenColumn(set ?? '') ? [statement] : []
  })
}

/** A column, or several, by a piece of SQL that stands elsewhere: `set ${columns}`, `set a = 1, ${more}`. */
function hasHiddenColumn(set: string): boolean {
  let flat = set.replace(/\$\{[^{}]*\}/g, '§')
  while (/\([^()]*\)/.test(flat)) flat = flat.replace(/\([^()]*\)/g, '')
  return /(?:^|,)\s*§/.test(flat)
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

const sources = ['api', 'activities', 'prisma', 'workflows', 'outside', 'scripts'].flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .map((file) => `${room}/${file}`)
    .filter((file) => /\.m?ts$|\.mjs$/.test(file) && !/\.test\.ts$|\.fixture\.ts$|\/generated\//.test(file)),
)

const others = sources.filter((file) => ![HOME, ...FILLERS].some((place) => file.startsWith(place)))

test('nothing but its home writes what became of an attempt to send', () => {
  const writers = (files: string[]) =>
    files.filter((file) => DELIVERY_WRITE.test(readFileSync(join(root, file), 'utf8')))
  expect(writers(others)).toEqual([])
  expect(writers(sources).length).toBeGreaterThan(3)
})

test('nothing but its home writes the state of a message, or that of the list', () => {
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
    // What it writes is made by a function, which the test does not read.
    `${HOME}begin-decision.ts`,
    `${HOME}change-drafts.ts`,
    `${HOME}change-message.ts`,
    `${HOME}create-message.ts`,
    `${HOME}insert-guest-messages.ts`,
    `${HOME}merge-chats.ts`,
    `${HOME}show-in-list.ts`,
    `${HOME}write-draft.ts`,
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
    "await tx.$executeRaw`update public.message set status = 'sent'`",
    'await tx.$executeRaw`update "public"."message" set status = \'sent\'`',
    "await tx.$executeRaw`update only message set status = 'sent'`",
    'await tx.$executeRaw`update message set (status, version) = (select 1, 2)`',
    'await tx.$executeRaw`update message set "status" = 1`',
    "await tx.$executeRaw`merge into message m using x on x.id = m.id when matched then update set status = 'sent'`",
    "await tx['message'].update({ where, data: { status } })",
    'await tx.message?.update({ where, data })',
    "await tx.chat.update({ where, data: { messages: { updateMany: { where, data: { status: 'sent' } } } } })",
    "await tx.host.update({ where, data: { messages: { updateMany: { where, data: { status: 'sent' } } } } })",
    'await tx.$executeRaw`update ${Prisma.raw(table)} set status = 1`',
    'await tx.$executeRawUnsafe(statement)',
    'await of(tx).update({ where, data })',
    'await tx[kind].updateMany({ where, data })',
    'const rows = tx.message; await rows.updateMany({ where, data })',
    'const rows = deps.engineDb.message',
    'await tx.message.updateMany({ where, data: { text, ...(set ?? {}) } })',
    'await tx.$executeRaw`update message set ${columns} where id = 1`',
    'await tx.$executeRaw`update message m set version = f(${a}, ${b}), ${more} where id = 1`',
    "await tx.messageFile.update({ where, data: { message: { update: { status: 'sent' } } } })",
    "await tx.deferral.update({ where, data: { guestMessage: { update: { status: 'sent' } } } })",
    "await tx.chat.updateMany({ data: { lastMessageStatus: 'sent' } })",
    "await tx.$executeRaw`update chat c set head_seq = 1, last_message_status = 'sent' where true`",
    'await tx.$executeRaw`update public.chat set (last_message_status, head_seq) = (select 1, 2)`',
    'await tx.$executeRaw`insert into chat (id, last_message_status) values (1, 2)`',
    'await tx.$executeRaw`with x as (insert into message (id) values (1) returning id) select 1`',
  ])('%s', (source) => {
    expect(writesOfState(source)).toHaveLength(1)
  })

  test.each([
    "await tx.message.updateMany({ where: { id, status: 'pending' }, data: { askedAt: now } })",
    "await tx.message.findMany({ where: { status: 'sent' } })",
    "await tx.$executeRaw`update message set workflow_at = now() where status = 'received'`",
    'await tx.$executeRaw`update message_source set status = 1`',
    'await tx.chat.updateMany({ where: { lastMessageStatus: status }, data: { headSeq: 2 } })',
    'await tx.chat.create({ data: { headSeq: 2 } })',
    "await tx.$executeRaw`update chat set head_seq = 2 where last_message_status = 'pending'`",
    'await tx.$executeRaw`insert into chat (id) values (1)`',
    'await tx.$executeRaw`update message set version = f(${a}, ${b}), raw = ${c} where id = 1`',
    'await tx.message.findMany({ where, include: { message: { select: { id: true } } } })',
  ])('%s is none', (source) => {
    expect(writesOfState(source)).toEqual([])
  })
})
