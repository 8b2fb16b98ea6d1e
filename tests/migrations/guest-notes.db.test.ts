import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { expect, test } from 'vitest'
import { isDraftReason } from '#workflows/domain/sentences/sentence.ts'
import { stageOldDatabase } from './old-database.ts'

type Row = [source: 'whatsapp' | 'email', was: string, code: string | null, words: string, isAutomatic?: true]

const ROWS: Row[] = [
  ['whatsapp', '(foto)', 'sent_photo', ''],
  ['whatsapp', '(foto)\nLa porta\nrotta', 'sent_photo', 'La porta\nrotta'],
  ['whatsapp', '(messaggio vocale)', 'sent_voice', ''],
  ['whatsapp', '(documento: id (1).pdf)', 'sent_document', 'id (1).pdf'],
  ['whatsapp', '(documento: id.pdf)\nEcco', 'sent_document', 'id.pdf\nEcco'],
  ['whatsapp', '(posizione: 41.9, 12.5)', 'sent_position', '41.9, 12.5'],
  ['whatsapp', '(reazione 👍)', 'sent_reaction', '👍', true],
  ['whatsapp', '(reazione tolta)', 'reaction_removed', '', true],
  ['whatsapp', '(avviso di WhatsApp)', 'whatsapp_notice', '', true],
  ['whatsapp', '(hologram)', 'sent_other', '', true],
  ['whatsapp', '(forse)', null, '(forse)'],
  ['whatsapp', '(foto) della porta', null, '(foto) della porta'],
  ['whatsapp', 'Ciao', null, 'Ciao'],
  ['email', '(messaggio vuoto)', 'sent_nothing', ''],
  ['email', '(allegati: piano.png, image/jpeg)', 'sent_attachments', 'piano.png, image/jpeg'],
  ['email', '(foto)', null, '(foto)'],
]

const host = randomUUID()

async function giveRows(owner: Client) {
  await owner.query(`insert into host (id, kc_sub, email) values ('${host}', 'h', 'h@x.it')`)
  const sources = { whatsapp: randomUUID(), email: randomUUID() }
  for (const [type, id] of Object.entries(sources))
    await owner.query(
      `insert into message_source (id, host_id, type, identifier, config, connection_key)
       values ('${id}', '${host}', '${type}', '${type}', '{}', '${type}')`,
    )
  for (const [index, [type, was, , , isAutomatic = false]] of ROWS.entries()) {
    const chat = randomUUID()
    await owner.query(
      `insert into chat (id, host_id, source_id, channel, thread_key, last_message_text, last_message_status)
       values ('${chat}', '${host}', '${sources[type]}', '${type}', $1, $2, 'received')`,
      [String(index), was],
    )
    await owner.query(
      `insert into message (host_id, chat_id, source_id, kind, status, seq, text, is_automatic)
       values ('${host}', '${chat}', '${sources[type]}', 'guest', 'received', $1, $2, $3)`,
      [index, was, isAutomatic],
    )
  }
  const source = sources.email
  for (const [thread, text, status] of [
    ['stub', '', 'unreadable'],
    ['ours', '(foto)', 'sent'],
  ])
    await owner.query(
      `insert into chat (host_id, source_id, channel, thread_key, last_message_text, last_message_status)
       values ('${host}', '${source}', 'email', $1, $2, $3)`,
      [thread, text, status],
    )
  await owner.query('delete from live_event')
}

const rowsOf = stageOldDatabase(['20261121235000_guest_notes'], giveRows)

const told = ([, , code, words]: Row) => [words, code === null ? [] : [code]]
const codesOf = (reasons: unknown[]) => reasons.filter(isDraftReason).map(({ code }) => code)

test('what stood in the place of a guest’s words becomes a code, and the words stay', async () => {
  const rows = await rowsOf<{ text: string; reasons: unknown[] }>('select text, reasons from message order by seq')
  expect(rows.map(({ text, reasons }) => [text, codesOf(reasons)])).toEqual(ROWS.map(told))
})

test('the list shows the same of each chat', async () => {
  const rows = await rowsOf<{ text: string; notes: unknown[] }>(
    "select last_message_text as text, last_message_notes as notes from chat where thread_key ~ '^[0-9]+$' order by thread_key::int",
  )
  expect(rows.map(({ text, notes }) => [text, codesOf(notes)])).toEqual(ROWS.map(told))
})

test('a stub is named in the list too, and what the host wrote stays', async () => {
  expect(
    await rowsOf("select last_message_text as text, last_message_notes as notes from chat where thread_key = 'stub'"),
  ).toEqual([{ text: '', notes: [{ code: 'unreadable_mail', params: {} }] }])
  expect(
    await rowsOf("select last_message_text as text, last_message_notes as notes from chat where thread_key = 'ours'"),
  ).toEqual([{ text: '(foto)', notes: [] }])
})

test('no event tells screens of it, and row-level security is forced again', async () => {
  expect(await rowsOf('select entity from live_event')).toEqual([])
  expect(
    await rowsOf(
      "select relname from pg_class where not relforcerowsecurity and relname in ('chat', 'message', 'message_source')",
    ),
  ).toEqual([])
})
