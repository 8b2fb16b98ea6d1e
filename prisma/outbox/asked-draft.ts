import { eventIdOf } from './put-in-outbox.ts'

/** A draft of a guest's message as it stood when n8n was asked for another. */
export type AskedDraft = { hostId: string; guestMessageId: string; version: number }

/** The name of the question: one a draft and version of it. */
export const eventIdOfDraft = ({ guestMessageId, version }: Omit<AskedDraft, 'hostId'>) =>
  eventIdOf('ai', guestMessageId, version)

const EVENT_ID = /^ai-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(\d{1,9})$/

/** What a question was about, by its name; null for what names none. */
export function draftOfEventId(eventId: string): Omit<AskedDraft, 'hostId'> | null {
  const [, guestMessageId, version] = EVENT_ID.exec(eventId) ?? []
  return guestMessageId === undefined ? null : { guestMessageId, version: Number(version) }
}
