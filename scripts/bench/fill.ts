import { gzipSync } from 'node:zlib'
import type pg from 'pg'
import { MOST_BURSTS } from '#workflows/domain/replay/limits.ts'

export const MANY_CHATS = 100_000
const MANY_MESSAGES = 1_000_000
export const LONG_CHAT_MESSAGES = 10_000
const MANY_EVENTS = 500_000
const MANY_PROPERTIES = 500
/** One in so many chats waits for the host's decision, and one in so many for an answer after a draft was refused. */
const WAITS = 2_000
const REFUSED = 20

/** Where to look in what was filled in: an ordinary chat, amid all others, a very long one, a message with its file. */
export type Filled = {
  chatId: string
  chatsBefore: [lastMessageAt: string, createdAt: string, id: string]
  waitingBefore: [due: 'infinity', arrival: string, lastMessageAt: string, id: string]
  longChatId: string
  rawMessageId: string
  fileId: string
  formattedMessageId: string
  propertyId: string
  replayId: string
  checkId: string
  trialId: string
  /** A live event with a thousand after it. */
  missedFrom: string
}

type HostPlace = { hostId: string; sourceId: string }

/** @throws Error where nobody has that address, or no mailbox. */
export const hostOf = async (owner: pg.Client, email: string): Promise<HostPlace> => {
  const { rows } = await owner.query<HostPlace>(
    `select h.id as "hostId", s.id as "sourceId" from host h join message_source s on s.host_id = h.id
     where h.email = $1 and s.type = 'email' and s.deleted_at is null limit 1`,
    [email],
  )
  const [place] = rows
  if (place === undefined) throw new Error(`No host ${email} with a mailbox`)
  return place
}

/**
 * Gives the host 100,000 chats of three years, 1,000,000 messages in them, 500 properties and 500,000 live events.
 * @throws Error where there is no such host, or nothing was filled in.
 */
export async function fill(owner: pg.Client, email: string): Promise<Filled> {
  const place = await hostOf(owner, email)
  // Rows that stand for years of use: they are no news for the live stream.
  await owner.query('set session_replication_role = replica')
  await insertProperties(owner, place)
  await insertChats(owner, place)
  await insertMessages(owner, place)
  await insertLongChat(owner, place)
  await insertWords(owner, place)
  await insertFile(owner, place)
  await insertPage(owner, place)
  await insertEvents(owner, place)
  await insertAnnouncements(owner, place)
  await insertReplay(owner, place)
  await owner.query(`insert into mailbox_check (host_id, ended_at) values ($1, now())`, [place.hostId])
  await owner.query(
    `insert into trial (host_id, property_id, question) select $1, id, 'Is there parking?' from property where host_id = $1 limit 1`,
    [place.hostId],
  )
  await owner.query('set session_replication_role = default')
  await owner.query('select recount_figures()')
  await owner.query('select recount_weeks()')
  await owner.query('vacuum analyze')
  // What was filled in has long been written where it stands for years; else the first calls would wait for it.
  await owner.query('checkpoint')
  return look(owner, place)
}

/** A replay that is over, with as many bursts as one may have. */
const insertReplay = (owner: pg.Client, { hostId }: HostPlace) =>
  owner.query(
    `with made as (
       insert into replay (host_id, state, since, ended_at) values ($1, 'done', now() - interval '90 days', now()) returning id)
     insert into replay_case (replay_id, position, host_id, chat_id, guest_message_id, asked_at, asked_ids, done_at, action,
       text, confidence, unknown, verdict)
     select made.id, row_number() over (order by m.created_at) - 1, $1, m.chat_id, m.id, m.created_at, array[m.id], now(), 'wait',
       m.text, 4, '{parking}', 'contradicts'
     from made, (select * from message where host_id = $1 and kind = 'guest' order by created_at desc limit $2) m`,
    [hostId, MOST_BURSTS],
  )

const insertProperties = (owner: pg.Client, { hostId }: HostPlace) =>
  owner.query(
    `with made as (
       insert into property (host_id, name, address, created_at)
       select $1, 'Casa ' || n, 'Via ' || n, now() - make_interval(hours => n) from generate_series(1, $2::int) n returning id)
     insert into property_extra (property_id, host_id, position, key, value)
     select id, $1, at, 'Welcome Note', '"Benvenuti, le chiavi sono nella cassetta accanto alla porta."' from made, generate_series(0, 5) at`,
    [hostId, MANY_PROPERTIES],
  )

const insertChats = (owner: pg.Client, { hostId, sourceId }: HostPlace) =>
  owner.query(
    `insert into chat (host_id, source_id, property_id, channel, thread_key, title, subject, sender, email, unread_count,
       head_seq, last_message_text, last_message_status, left_by_itself_at, check_in_date, last_message_at, created_at)
     select $1, $2, p.ids[1 + n % $4::int], (array['email','airbnb','booking','whatsapp'])[1 + n % 4], 'bench:' || n,
       'Stay ' || n, 'Stay ' || n, 'Guest ' || n, 'guest' || n || '@bench.test', n % 3,
       10, repeat('What time may we arrive, and is there parking? ', 4), case when n % $5::int = 7 then 'pending' when n % $6::int = 3 then 'discarded' else 'sent' end,
       case when n % 2 = 0 then now() end, current_date + n % 60,
       now() - make_interval(mins => 15 * n), now() - make_interval(mins => 15 * n + 600)
     from (select array_agg(id) as ids from property where host_id = $1) p, generate_series(1, $3::int) n`,
    [hostId, sourceId, MANY_CHATS, MANY_PROPERTIES, WAITS, REFUSED],
  )

/** A word of one message only, one of one in a hundred, and one of one in five thousand. */
const RARER_WORDS = `left(md5(c.id || '-' || k.seq), 8) || case when hashtext(c.id::text) % 10 = 3 and k.seq = 4 then ' balcony' else '' end
  || case when hashtext(c.id::text) % 500 = 3 and k.seq = 4 then ' harpsichord' else '' end`

/** As the worker finds them. */
const insertWords = (owner: pg.Client, { hostId }: HostPlace) =>
  owner.query(
    `insert into message_words (host_id, message_id, chat_id, written_at, words)
     select host_id, id, chat_id, created_at, strip(to_tsvector('simple', text)) from message where host_id = $1
     on conflict do nothing`,
    [hostId],
  )

/** Half of them guests', half drafts that went out; the newest draft of a waiting chat waits. */
const insertMessages = (owner: pg.Client, { hostId, sourceId }: HostPlace) =>
  owner.query(
    `insert into message (host_id, chat_id, source_id, kind, status, seq, text, ai_text, from_name, from_address, evidence,
       created_at, stored_at, settled_at, approved_at, question_at, workflow_at)
     select $1, c.id, $2, k.kind::message_kind,
       case when k.kind = 'guest' then 'received' when k.seq = 10 then c.last_message_status else 'sent' end::message_status,
       k.seq, 'Some words of a conversation, as guests and hosts write them about arrival. ' || ${RARER_WORDS}, null, c.sender, c.email,
       case when k.kind = 'draft' then '{"topics":["parking"],"claims":[],"unknowns":[],"risks":[]}'::jsonb end,
       k.at, k.at, case when k.kind = 'draft' and (k.seq < 10 or c.last_message_status <> 'pending') then k.at end,
       case when k.kind = 'draft' and k.seq % 4 = 0 then k.at end,
       case when k.kind = 'draft' then k.at - make_interval(mins => 1 + abs(hashtext(c.id::text || k.seq)) % 300) end, now()
     from chat c, lateral (
       select n as seq, (array['draft', 'guest'])[1 + n % 2] as kind, c.last_message_at - make_interval(mins => 60 * (10 - n)) as at
       from generate_series(1, $3::int) n) k
     where c.host_id = $1 and c.thread_key like 'bench:%'`,
    [hostId, sourceId, MANY_MESSAGES / MANY_CHATS],
  )

const insertLongChat = (owner: pg.Client, { hostId, sourceId }: HostPlace) =>
  owner.query(
    `insert into message (host_id, chat_id, source_id, kind, status, seq, text, raw, created_at, stored_at, workflow_at)
     select $1, c.id, $2, (array['guest','host_reply'])[1 + n % 2]::message_kind,
       (array['received','sent'])[1 + n % 2]::message_status, n + 10, repeat('Some words of a long conversation. ', 6),
       case when n = 2 then decode(repeat('4d61696c', 5000), 'hex') end,
       c.last_message_at - make_interval(mins => $3::int - n), now(), now()
     from chat c, generate_series(1, $3::int) n where c.host_id = $1 and c.thread_key = 'bench:1'`,
    [hostId, sourceId, LONG_CHAT_MESSAGES],
  )

/** A photo of 500 KB, at the newest message of the long chat. */
const insertFile = (owner: pg.Client, { hostId }: HostPlace) =>
  owner.query(
    `with photo as (
       insert into file_content (host_id, sha256, content) values ($1, repeat('a', 64), decode(repeat('ffd8ffe000', 100000), 'hex')) returning sha256)
     insert into message_file (host_id, message_id, position, name, media_type, bytes, sha256)
     select $1, m.id, 0, 'photo.jpg', 'image/jpeg', 500000, p.sha256 from photo p, (
       select m.id from message m join chat c on c.id = m.chat_id
       where m.host_id = $1 and c.thread_key = 'bench:1' and m.kind = 'guest' order by m.seq desc limit 1) m`,
    [hostId],
  )

/** A mail that was formatted, of a hundred rows, as the newest message of the long chat. */
const insertPage = (owner: pg.Client, { hostId }: HostPlace) => {
  const row =
    '<tr><td style="color:#333;padding:4px">Parking</td><td><a href="https://casa.example/p">Yes</a></td></tr>'
  const mail = `Content-Type: text/html; charset=utf-8\r\n\r\n<table>${row.repeat(100)}</table>\r\n`
  return owner.query(
    `insert into message_original (message_id, host_id, file, is_whole, has_html)
     select m.id, $1, $2, true, true from message m join chat c on c.id = m.chat_id
     where m.host_id = $1 and c.thread_key = 'bench:1' and m.kind = 'guest' order by m.seq desc limit 1`,
    [hostId, gzipSync(mail)],
  )
}

/** What happened lately, to be replayed and to be looked through by an administrator. */
async function insertEvents(owner: pg.Client, { hostId }: HostPlace): Promise<void> {
  await owner.query(
    `insert into live_event (host_id, entity, entity_id, change, xid, horizon, at)
     select $1, 'message', gen_random_uuid(), 'updated', 1, 1, now() - make_interval(secs => ($2::int - n) / 10.0)
     from generate_series(1, $2::int) n`,
    [hostId, MANY_EVENTS],
  )
  await owner.query(
    `insert into audit_event (host_id, actor, action, subject, at)
     select $1, 'bench', (array['draft.approve','reply.sent'])[1 + n % 2], gen_random_uuid()::text, now() - make_interval(secs => $2::int - n)
     from generate_series(1, $2::int) n`,
    [hostId, MANY_EVENTS],
  )
}

/** A week of announcements to n8n, and some that wait, or were given up. */
async function insertAnnouncements(owner: pg.Client, { hostId }: HostPlace): Promise<void> {
  await owner.query(
    `insert into outbox_event (host_id, receiver, kind, message_id, event_id, state, tries, tried_at, next_at, give_up_at, settled_at, fault)
     select $1, 'n8n', 'new_message', m.id, 'new_message-' || m.id,
       case when n % 1000 = 0 then 'waiting' when n % 1000 = 1 then 'given_up' else 'delivered' end::outbox_state, 1, now(), now(), now(),
       case when n % 1000 = 0 then null else now() end,
       case when n % 1000 < 2 then '{"code":"n8n_not_published","params":{}}'::jsonb end
     from (select id, row_number() over () as n from message where host_id = $1 and kind = 'guest' limit $2::int) m`,
    [hostId, MANY_EVENTS],
  )
}

async function look(owner: pg.Client, { hostId }: HostPlace): Promise<Filled> {
  const { rows } = await owner.query<Filled>(
    `select a.id as "chatId", json_build_array(a.last_message_at at time zone 'utc', a.created_at at time zone 'utc', a.id) as "chatsBefore",
       json_build_array('infinity', r.check_in_date, r.last_message_at at time zone 'utc', r.id) as "waitingBefore",
       l.id as "longChatId", (select id from message where host_id = $1 and chat_id = l.id and raw is not null) as "rawMessageId",
       (select id from message_file where host_id = $1 order by position desc limit 1) as "fileId",
       (select message_id from message_original where host_id = $1 and has_html limit 1) as "formattedMessageId",
       (select id from replay where host_id = $1 order by created_at desc limit 1) as "replayId",
       (select id from mailbox_check where host_id = $1) as "checkId",
       (select id from trial where host_id = $1 order by created_at desc limit 1) as "trialId",
       (select id from property where host_id = $1 and name = 'Casa 7') as "propertyId",
       (select (max(id) - 1000)::text from live_event where host_id = $1) as "missedFrom"
     from chat a, chat r, chat l where r.host_id = $1 and r.thread_key = 'bench:50003' and a.host_id = $1 and a.thread_key = 'bench:50000' and l.host_id = $1 and l.thread_key = 'bench:1'`,
    [hostId],
  )
  const [filled] = rows
  if (filled === undefined) throw new Error('Nothing was filled in')
  const [at, created, id] = filled.chatsBefore
  const [due, arrival, waitedAt, waitedId] = filled.waitingBefore
  return {
    ...filled,
    chatsBefore: [`${at}Z`, `${created}Z`, id],
    waitingBefore: [due, arrival, `${waitedAt}Z`, waitedId],
  }
}
