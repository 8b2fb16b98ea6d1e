import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { expect, test } from 'vitest'
import { reasonWordsIt } from '#workflows/domain/sentences/it/draft-words.ts'
import { reasonsInWords } from '#workflows/domain/sentences/reasons-in-words.ts'
import { isDraftReason, isSentence } from '#workflows/domain/sentences/sentence.ts'
import { inWords } from '#workflows/domain/sentences/words.ts'
import { wordsEn } from '#workflows/domain/sentences/words-en.ts'
import { stageOldDatabase } from './old-database.ts'

const MIGRATIONS = ['20261121203000_sentences_as_codes', '20261121211000_stubs_as_codes'] as const

const REASONS: [was: string, codes: string[]][] = [
  ['Nessuna risposta necessaria: l’ospite non chiede nulla.', ['nothing_asked']],
  ['Non è stato possibile preparare una bozza: scrivi tu la risposta.', ['no_draft_possible']],
  [
    'Parte da sola: fiducia 9 su 10 (la tua soglia è 8), nessun rischio e ogni affermazione trova riscontro nei tuoi dati.',
    ['leaves_by_itself'],
  ],
  [
    'Aspetta la tua approvazione: riguarda denaro; nei tuoi dati non trovo «10:30», «€ 5», «x1» e altro; manca l’informazione per: la sauna; fiducia 4 su 10, la tua soglia è 8; la modalità automatica è spenta.',
    ['risky', 'unproven', 'unknown', 'low_confidence', 'automatic_mode_off'],
  ],
  [
    'Aspetta la tua approvazione: la bozza è in tedesco, l’ospite scrive in inglese; riguarda chiavi, codici o password, la sicurezza, una modifica della prenotazione.',
    ['wrong_language', 'risky'],
  ],
  ['Aspetta la tua approvazione: la bozza è in un’altra lingua, l’ospite scrive in italiano.', ['other_language']],
  ['Aspetta la tua approvazione: manca l’informazione per: la sauna, la palestra, la navetta e altro.', ['unknown']],
  ['Aspetta la tua approvazione: nei tuoi dati non trovo «Prendi il bus; poi a piedi».', ['legacy']],
  ['Aspetta la tua approvazione: riguarda il tempo.', ['legacy']],
  ['Qualcosa di scritto a mano', ['legacy']],
]

const FAULTS: [was: string, code: string][] = [
  ['The mail server refused user or password', 'mail_sign_in_refused'],
  ['The mail server cannot be reached (ECONNREFUSED)', 'mail_unreachable'],
  ['The address 10.0.0.1 is not allowed', 'address_not_allowed'],
  ['Source not found', 'not_found'],
  ['WhatsApp refused (131047): Re-engagement message', 'whatsapp_refused'],
  ['WhatsApp could not deliver it (131026): Message undeliverable', 'whatsapp_not_delivered'],
  ['WhatsApp takes at most 4096 characters', 'whatsapp_too_long'],
  ['Mail command failed: 550 No such mailbox', 'legacy'],
]

const STUB = 'Questo messaggio non può essere letto. Il file originale è allegato.'

const host = randomUUID()
const source = randomUUID()
const chat = randomUUID()

async function giveRows(owner: Client) {
  await owner.query(`insert into host (id, kc_sub, email) values ('${host}', 'h', 'h@x.it')`)
  await owner.query(
    `insert into message_source (id, host_id, type, identifier, config, state_detail)
     values ('${source}', '${host}', 'email', 'h@x.it', '{}', 'The mail server refused user or password')`,
  )
  await owner.query(
    `insert into chat (id, host_id, source_id, channel, thread_key, last_message_text)
     values ('${chat}', '${host}', '${source}', 'email', 't', '${STUB}')`,
  )
  await owner.query(
    `insert into message (host_id, chat_id, source_id, kind, status, seq, text)
     values ('${host}', '${chat}', '${source}', 'guest', 'unreadable', 99, '${STUB}')`,
  )
  const drafts = [...REASONS.map(([was]) => was), null, 'WhatsApp could not deliver it (131026): Gone']
  for (const [seq, reason] of drafts.entries())
    await owner.query(
      `insert into message (host_id, chat_id, source_id, kind, status, seq, text, reason)
       values ('${host}', '${chat}', '${source}', 'draft', 'pending', $1, '', $2)`,
      [seq, reason],
    )
  const { rows } = await owner.query<{ id: string }>('select id from message limit 1')
  for (const [error] of [...FAULTS, [null]])
    await owner.query(
      `insert into delivery (host_id, message_id, chat_id, send_key, error) values ('${host}', $1, '${chat}', $2, $3)`,
      [rows[0]?.id, randomUUID(), error],
    )
}

const rowsOf = stageOldDatabase(MIGRATIONS, giveRows)

test('reasons become codes that say the same words, and what is not recognised keeps them', async () => {
  const rows = await rowsOf<{ reasons: unknown[] }>("select reasons from message where kind = 'draft' order by seq")
  const told = rows.map(({ reasons }) => reasons.filter(isDraftReason))
  expect(told.map((reasons) => reasons.map(({ code }) => code))).toEqual([...REASONS.map(([, codes]) => codes), [], []])
  expect(told.slice(0, REASONS.length).map((reasons) => reasonsInWords(reasonWordsIt, reasons))).toEqual(
    REASONS.map(([was]) => was),
  )
})

test('what went wrong with a delivery becomes a code that says the same words', async () => {
  const rows = await rowsOf<{ error: string | null; fault: unknown }>('select error, fault from delivery')
  const told = new Map(rows.map(({ error, fault }) => [error, fault]))
  expect(told.get(null)).toBeNull()
  for (const [was, code] of FAULTS) {
    const fault = told.get(was)
    expect(isSentence(fault) && [fault.code, inWords(wordsEn, fault)]).toEqual([code, was])
  }
})

test('what went wrong with a source becomes a code', async () => {
  expect(await rowsOf('select fault from message_source')).toEqual([
    { fault: { code: 'mail_sign_in_refused', params: {} } },
  ])
})

test('what stands for an unreadable mail becomes a code, also in the list', async () => {
  expect(await rowsOf("select text, reasons from message where kind = 'guest'")).toEqual([
    { text: '', reasons: [{ code: 'unreadable_mail', params: {} }] },
  ])
  expect(await rowsOf('select last_message_text from chat')).toEqual([{ last_message_text: '' }])
})

test('no event tells screens of it, and row-level security is forced again', async () => {
  expect(await rowsOf("select entity from live_event where change = 'updated'")).toEqual([])
  const tables = await rowsOf<{ relname: string }>(
    "select relname from pg_class where relforcerowsecurity and relname in ('chat', 'message', 'delivery', 'message_source') order by 1",
  )
  expect(tables.map(({ relname }) => relname)).toEqual(['chat', 'delivery', 'message', 'message_source'])
})
