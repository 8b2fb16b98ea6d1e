import type { MailAccount } from '#activities/channels/account/mail-account.ts'
import type { SourceType } from '#prisma/generated/enums.ts'

/** A source while it is read: where from, since when, and for whom. */
export type OpenSource = {
  hostId: string
  sourceId: string
  type: SourceType
  createdAt: Date
  /** Null for WhatsApp. */
  account: MailAccount | null
  /** Changes with everything that must make a watcher start anew. */
  fingerprint: string
  readsEmlFolder: boolean
}

/** A mailbox source: what the mail sessions take. */
export type OpenMailbox = OpenSource & { type: 'gmail' | 'email'; account: MailAccount }

/** One way to read a source. Every failure is an AppError: unauthenticated, upstream_unavailable, invalid_input, not_found. */
export type SourceSession = {
  /** Brings in everything that is there. */
  sync(signal: AbortSignal): Promise<void>
  /** Comes back when something new may be there, when the pause is over, or when the signal fires. */
  waitForNews(signal: AbortSignal): Promise<void>
  close(): void
}

const HOUR_MS = 3_600_000

/** What was written an hour before the source was connected is history: shown, never answered by itself. The host has seen to it. */
export const historyBefore = (source: OpenSource) => new Date(source.createdAt.getTime() - HOUR_MS)
