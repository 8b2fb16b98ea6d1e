import type { MessageFileView } from '#api/contract/message-files.ts'
import type { MessageView } from '#api/contract/messages.ts'
import { REACH, type ReachRow, toReach } from '#prisma/arrival/reach-of-chat.ts'
import { Prisma } from '#prisma/client.ts'
import { readModelUse } from '#prisma/model-use-column.ts'
import { REPLY_ADDRESS } from '#prisma/reply-address.ts'
import { readFault, readReasons } from '#prisma/sentence-columns.ts'
import { statusList } from '#prisma/status-list.ts'
import { readWish } from '#prisma/wish-column.ts'
import { willItArrive } from '#workflows/domain/arrival/will-it-arrive.ts'
import { latestDeadline } from '#workflows/domain/deadline.ts'
import { type MessageStatus, messageFlags } from '#workflows/domain/message-status.ts'
import { DECIDABLE, NOT_ARRIVED } from '#workflows/domain/message-transitions.ts'
import { readEvidence } from './read-evidence.ts'

export type MessageViewRow = {
  id: string
  chatId: string
  kind: MessageView['kind']
  status: MessageStatus
  text: string
  createdAt: Date
  fromName: string | null
  fromAddress: string | null
  aiText: string | null
  confidence: number | null
  language: string | null
  drafter: string | null
  reasons: unknown
  evidence: unknown
  wish: unknown
  propertyId: string | null
  deadlineAt: Date | null
  modelDueAt: Date | null
  modelUse: unknown
  undoUntil: Date | null
  approvedByHost: boolean
  supersededByHost: boolean
  answersId: string | null
  deliveryFault: unknown
  hasRaw: boolean
  hasFormatted: boolean
  isTemplate: boolean
  mergesChats: boolean
  files: MessageFileView[] | null
  version: number
  recipient: string | null
  /** Of a draft that can still be decided. */
  reach: ReachRow | null
}

/** The columns of a message `m` as the API answers it, with why its last delivery failed. */
export const MESSAGE_COLUMNS = Prisma.sql`
  m.id::text as id, m.chat_id::text as "chatId", m.kind::text as kind, m.status::text as status, m.text,
  m.created_at as "createdAt", m.from_name as "fromName", m.from_address as "fromAddress", m.ai_text as "aiText",
  m.confidence, m.language, m.drafter, m.reasons, m.evidence, m.wish, m.property_id::text as "propertyId", m.deadline_at as "deadlineAt", m.undo_until as "undoUntil",
  m.model_due_at as "modelDueAt", m.model_use as "modelUse",
  m.approved_at is not null as "approvedByHost", m.superseded_by_id is not null as "supersededByHost",
  m.answers_id::text as "answersId", (m.raw is not null or m.kind in ('guest', 'host_reply') and exists (
    select from message_original o where o.message_id = m.id and o.host_id = m.host_id)) as "hasRaw", m.version,
  m.kind = 'guest' and exists (
    select from message_original o where o.message_id = m.id and o.host_id = m.host_id and o.has_html) as "hasFormatted", m.template is not null as "isTemplate",
  m.kind = 'guest' and exists (select from merged_chat j where j.host_id = m.host_id and j.message_id = m.id) as "mergesChats",
  case when m.kind in ('guest', 'host_reply') or m.approved_at is not null then (
    select json_agg(json_build_object('id', f.id, 'position', f.position, 'name', f.name, 'mediaType', f.media_type,
      'bytes', f.bytes, 'isStored', f.sha256 is not null, 'hasLeft', f.left_as is not null,
      'missing', case when f.sha256 is null then case when f.is_lost then 'lost' when f.media_due_at is not null then 'coming'
        else 'too_large' end end) order by f.position)
    from message_file f where f.message_id = m.id and f.host_id = m.host_id) end as files,
  case when m.kind <> 'guest' then coalesce(m.recipient, (
    select ${REPLY_ADDRESS} from chat c where c.id = m.chat_id and c.host_id = m.host_id)) end as recipient,
  case when m.kind = 'draft' and m.status in (${statusList(DECIDABLE)}) then (
    select ${REACH} from chat c join message_source s on s.host_id = c.host_id and s.id = c.source_id
    where c.id = m.chat_id and c.host_id = m.host_id) end as reach,
  case when m.status = 'sent' then m.delivery_notice
    when m.status = 'held' and m.held_because is not null then m.held_because
    when m.status in (${statusList(NOT_ARRIVED)}) then (
      select d.fault from delivery d where d.message_id = m.id and d.host_id = m.host_id
      order by d.claimed_at desc limit 1) end as "deliveryFault"`

function modelUseOf(column: unknown): MessageView['modelUse'] {
  const use = readModelUse(column)
  if (use === null) return null
  const { costMicros, ...taken } = use
  return { ...taken, cost: costMicros === null ? null : costMicros / 1_000_000 }
}

const latestDeadlineOf = ({ status, deadlineAt, createdAt }: MessageViewRow) =>
  status === 'pending' && deadlineAt !== null ? latestDeadline(createdAt) : null

const isFromAi = (kind: MessageViewRow['kind']) => kind === 'draft' || kind === 'fallback' || kind === 'emergency'

/** A message as the conversation shows it, as of `now`. */
export const toMessageView = (row: MessageViewRow, now: Date): MessageView => ({
  id: row.id,
  chatId: row.chatId,
  kind: row.kind,
  status: row.status,
  text: row.text,
  createdAt: row.createdAt.toISOString(),
  is_from_ai: isFromAi(row.kind),
  ...messageFlags(row.status),
  confidence: row.confidence,
  approvedByHost: row.approvedByHost,
  supersededByHost: row.supersededByHost,
  sender: row.kind === 'guest' ? (row.fromName ?? row.fromAddress) : null,
  aiText: row.aiText === row.text ? null : row.aiText,
  language: row.language,
  drafter: row.drafter,
  reasons: readReasons(row.reasons),
  evidence: readEvidence(row.evidence),
  wish: readWish(row.wish),
  propertyId: row.propertyId,
  deadlineAt: row.deadlineAt?.toISOString() ?? null,
  latestDeadlineAt: latestDeadlineOf(row)?.toISOString() ?? null,
  writingUntil: row.modelDueAt?.toISOString() ?? null,
  modelUse: modelUseOf(row.modelUse),
  undoUntil: row.undoUntil?.toISOString() ?? null,
  answersId: row.answersId,
  deliveryFault: readFault(row.deliveryFault),
  hasRaw: row.hasRaw,
  hasFormatted: row.hasFormatted,
  isTemplate: row.isTemplate,
  mergesChats: row.mergesChats,
  files: row.files ?? [],
  version: row.version,
  recipient: row.recipient,
  arrival: row.reach === null ? [] : willItArrive(toReach(row.reach), row.text, now),
})
