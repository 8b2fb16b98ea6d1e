import type { Prisma } from '#prisma/generated/client.ts'
import { PREVIEW_CHARACTERS } from '#workflows/domain/list-preview.ts'

type Row = Prisma.MessageCreateManyInput

const instant = (at: Date | string | undefined | null) => new Date(at ?? 0).getTime()
/** What a guest or the host can have read: everything but drafts that never left. */
const isSaid = ({ kind, status }: Row) => kind === 'guest' || status === 'sent'

/** The chat's list columns as its messages, in order of time, have left them. @throws Error where there is none. */
export function listColumns(messages: Row[]) {
  const said = messages.filter(isSaid).at(-1)
  const first = messages[0]
  const last = messages.at(-1)
  if (said === undefined || first === undefined || last === undefined) throw new Error('A conversation needs a message')
  return {
    lastMessageText: said.text.slice(0, PREVIEW_CHARACTERS),
    lastMessageNotes: said.kind === 'guest' ? (said.reasons ?? []) : [],
    lastMessageStatus: last.kind === 'fallback' && last.status === 'sent' ? 'fallback_sent' : last.status,
    leftByItselfAt: said.kind === 'draft' && !said.approvedAt ? (said.settledAt ?? null) : null,
    lastMessageAt: new Date(Math.max(...messages.filter(isSaid).map((row) => instant(row.settledAt ?? row.createdAt)))),
    aiConfidence: messages.findLast(({ kind }) => kind === 'draft')?.confidence ?? null,
    createdAt: new Date(instant(first.storedAt)),
  }
}
