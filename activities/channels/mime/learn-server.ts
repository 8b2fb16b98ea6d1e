import { z } from 'zod'
import type { LearnedServer, ServerEvidence } from './receiving-server.ts'

/** What was seen so far of the headers that a source's server writes, without one proved mail that lacks them. */
const ServerNotes = z.object({
  organisation: z.string(),
  count: z.number().int().positive(),
  depth: z.number().int(),
  mails: z.number(),
  senders: z.array(z.string()),
  since: z.string(),
  isLearned: z.boolean(),
})
export type ServerNotes = z.infer<typeof ServerNotes>

/** Whoever writes such headers themselves would have to be all who write to this mailbox, under so many domains, for a day. */
const MAILS = 5
const SENDERS = 3
const DAY_MS = 24 * 3_600_000

/** Takes note of a proved mail: one without the headers of before, and nothing is known any more. */
export function learnServer(notes: ServerNotes | null, evidence: ServerEvidence, now: Date): ServerNotes | null {
  const { organisation, count, depth, sender } = evidence
  if (organisation === null) return null
  const first = { organisation, count, depth, mails: 0, senders: [], since: now.toISOString() }
  const before = notes === null || notes.organisation !== organisation ? first : notes
  const mails = Math.min(MAILS, before.mails + 1)
  const senders = [...new Set([...before.senders, sender])].slice(0, SENDERS)
  const isLongAgo = now.getTime() - Date.parse(before.since) >= DAY_MS
  return {
    organisation,
    count: Math.min(before.count, count),
    depth: Math.max(before.depth, depth),
    mails,
    senders,
    since: before.since,
    isLearned: mails === MAILS && senders.length === SENDERS && isLongAgo,
  }
}

/** What a source keeps of it; null for nothing, and for what another version wrote. */
export const readServerNotes = (stored: unknown): ServerNotes | null => ServerNotes.safeParse(stored).data ?? null

/** The server whose word counts; null while too little was seen. */
export const learnedServer = (notes: ServerNotes | null): LearnedServer | null =>
  notes?.isLearned === true ? { organisation: notes.organisation, count: notes.count, depth: notes.depth } : null
