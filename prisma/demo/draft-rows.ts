import type { DemoDraft } from '#prisma/demo/conversation.ts'
import { demoId } from '#prisma/demo/demo-id.ts'
import {
  attemptRows,
  auditRow,
  type ConversationPlace,
  type DemoRows,
  joinRows,
  noRows,
} from '#prisma/demo/demo-rows.ts'
import { addMinutes, addSeconds } from '#prisma/demo/demo-time.ts'
import { propertyId } from '#prisma/demo/property-rows.ts'
import { AI_SETTINGS } from '#prisma/demo/settings.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { BY_THRESHOLD } from '#workflows/domain/autonomy/autonomy-of.ts'
import { decide } from '#workflows/domain/decide.ts'

const DRAFTING_SECONDS = 4
const UNDO_SECONDS = 5

/** How often a draft changed its state until it came to this one. */
const VERSIONS: Record<DemoDraft['status'], number> = {
  pending: 2,
  scheduled: 2,
  approved: 3,
  sent: 4,
  outcome_unknown: 5,
  failed: 5,
  held: 4,
  discarded: 3,
  superseded: 3,
  fallback_sent: 3,
  no_reply_needed: 2,
}

const ATTEMPTS: Partial<Record<DemoDraft['status'], 'sent' | 'failed' | 'unknown'>> = {
  sent: 'sent',
  failed: 'failed',
  outcome_unknown: 'unknown',
}

export type Answered = { id: string; at: Date; seq: number }
type DraftRow = Prisma.MessageCreateManyInput & { id: string; rfcMessageId: string }

/**
 * The rows of the draft that answers one guest message, and of what became of it.
 * @throws Error for a conversation whose fallback was sent and is not written.
 */
export function draftRows(place: ConversationPlace, draft: DemoDraft, answered: Answered): DemoRows {
  const draftedAt = addSeconds(answered.at, DRAFTING_SECONDS)
  const decidedAt = addMinutes(draftedAt, draft.settledAfter ?? 0)
  const waits = draft.status === 'pending'
  const message: DraftRow = {
    ...replyBase(place, answered, 'draft'),
    kind: 'draft',
    status: draft.status,
    text: draft.text,
    aiText: draft.aiText ?? draft.text,
    // A reply is dated when it left.
    createdAt: draft.status === 'sent' ? addSeconds(decidedAt, UNDO_SECONDS + 1) : draftedAt,
    storedAt: draftedAt,
    confidence: draft.confidence,
    language: place.conversation.language,
    drafter: 'built-in',
    reasons: decisionOf(draft).reasons,
    evidence: evidenceOf(draft),
    propertyId: place.conversation.property === null ? null : propertyId(place.hostId, place.conversation.property),
    // What waits for the host still waits when somebody looks, and counts down to nothing that will not come.
    deadlineAt: waits ? null : addMinutes(draftedAt, AI_SETTINGS.fallbackDelayMinutes),
    settledAt: waits ? null : addSeconds(decidedAt, UNDO_SECONDS),
    approvedAt: draft.by === 'host' && draft.status !== 'discarded' ? decidedAt : null,
    version: VERSIONS[draft.status],
  }
  return joinRows([{ ...noRows(), messages: [message] }, decisionRows(place, message, { draft, decidedAt, answered })])
}

const replyBase = ({ hostId, chatId, sourceId }: ConversationPlace, answered: Answered, kind: string) => {
  const id = demoId(answered.id, kind)
  return {
    hostId,
    chatId,
    sourceId,
    id,
    seq: answered.seq,
    answersId: answered.id,
    rfcMessageId: `<${id}@demo.locanda.test>`,
  }
}

/** What the product's own rule says of such a draft, with the settings that the demo host has. */
export const decisionOf = ({ confidence, risks, unknowns, unproven, status }: DemoDraft) =>
  decide(
    {
      confidence,
      risks: risks ?? [],
      unknowns: unknowns ?? [],
      unproven: unproven ?? [],
      holds: [],
      autonomy: BY_THRESHOLD,
      needsReply: status !== 'no_reply_needed',
    },
    { ...AI_SETTINGS, automaticMode: true },
  )

const evidenceOf = ({ topics, claims, asked, unknowns, risks }: DemoDraft) => ({
  topics: topics ?? [],
  claims: (claims ?? []).map(([sentence, fact]) => ({ sentence, fact })),
  unknowns: unknowns ?? [],
  risks: risks ?? [],
  ...(asked && { questions: asked.map(([text, state]) => ({ text, kind: 'question', topics: [], state })) }),
})

type Decision = { draft: DemoDraft; decidedAt: Date; answered: Answered }

function decisionRows(place: ConversationPlace, message: DraftRow, decision: Decision): DemoRows {
  const { draft, decidedAt, answered } = decision
  const rows = noRows()
  if (draft.status === 'fallback_sent') return fallbackRows(place, decision)
  if (draft.status === 'discarded')
    rows.audits.push(auditRow(place, { action: 'draft.discard', subject: message.id, at: decidedAt }))
  if (draft.by === 'host')
    rows.audits.push(
      auditRow(place, {
        action: 'draft.approve',
        subject: message.id,
        at: decidedAt,
        detail: { edited: draft.aiText !== undefined },
      }),
    )
  if (draft.aiText !== undefined) {
    const { hostId } = place
    rows.wordings.push({
      id: demoId(message.id, 'wording'),
      hostId,
      messageId: message.id,
      text: draft.text,
      createdAt: decidedAt,
    })
  }
  const state = ATTEMPTS[draft.status]
  if (state === undefined) return rows
  const attempt = { message, sendKey: `reply-${answered.id}:send`, at: addSeconds(decidedAt, UNDO_SECONDS), state }
  return joinRows([rows, attemptRows(place, draft.fault === undefined ? attempt : { ...attempt, fault: draft.fault })])
}

function fallbackRows(place: ConversationPlace, { draft, decidedAt, answered }: Decision): DemoRows {
  if (draft.fallback === undefined)
    throw new Error(`${place.conversation.key}: a fallback_sent draft needs its fallback`)
  const base = replyBase(place, answered, 'fallback')
  const times = { createdAt: decidedAt, storedAt: decidedAt, settledAt: addSeconds(decidedAt, 1) }
  const language = place.conversation.language
  const message: DraftRow = {
    ...base,
    ...times,
    kind: 'fallback',
    status: 'sent',
    text: draft.fallback,
    language,
    version: 3,
  }
  const audit = auditRow(place, {
    action: 'draft.fallback',
    subject: demoId(answered.id, 'draft'),
    at: decidedAt,
    actor: 'system',
  })
  const attempt = { message, sendKey: `reply-${answered.id}:fallback`, at: decidedAt, state: 'sent' as const }
  return joinRows([{ ...noRows(), messages: [message], audits: [audit] }, attemptRows(place, attempt)])
}
