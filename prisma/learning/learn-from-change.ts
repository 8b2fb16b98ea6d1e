import type { Transaction } from '#prisma/client.ts'
import { DRAFT_LANGUAGES, type DraftLanguage } from '#workflows/domain/draft.ts'
import { nameChanges } from '#workflows/domain/learning/name-changes.ts'
import { statementsOf } from '#workflows/domain/learning/propose-facts.ts'
import type { MessageKind } from '#workflows/domain/message-kind.ts'
import type { MessageCommand } from '#workflows/domain/message-transitions.ts'
import { noteComplaint } from './note-complaint.ts'
import { noteDecision, takeBackDecision } from './note-decision.ts'
import { noteProposals, takeBackProposals } from './note-proposals.ts'
import { noteUnknownTopics } from './note-unknown-topics.ts'
import { type Taught, taughtBy } from './taught-by.ts'

type Changed = {
  id: string
  hostId: string
  chatId: string
  answersId: string | null
  kind: MessageKind
  text: string
  aiText: string | null
  confidence: number | null
  language: string | null
  wish?: unknown
}
/** `isNew`: what a draft says that was written just now. `taught`: what one says that stood, where it is known. */
type Moment = { now: Date; isNew?: Taught; taught?: Taught | undefined }
type Lesson = (tx: Transaction, row: Changed, moment: Moment) => Promise<void>

const takeBack: Lesson = async (tx, { id, hostId }, { now }) => {
  await takeBackProposals(tx, { id, hostId })
  await takeBackDecision(tx, { hostId, messageId: id, now })
}

const noteUnknown: Lesson = async (tx, row, { now, isNew }) => {
  const taught = isNew ?? (await taughtBy(tx, row))
  if (taught !== null) await noteUnknownTopics(tx, row, { ...taught, isNew: isNew !== undefined, now })
}

const noteWhatWaits: Lesson = async (tx, row, { now, isNew }) => {
  const taught = isNew ?? (await taughtBy(tx, row))
  if (taught === null) return
  await noteComplaint(tx, row, { ...taught, now })
  await noteUnknownTopics(tx, row, { ...taught, isNew: isNew !== undefined, now })
}

/** What each command on a draft teaches; a command that is not here is no decision of the host's. */
const LESSONS: Partial<Record<MessageCommand, Lesson>> = {
  approve: async (tx, row, { now, taught }) => {
    const { changes, added } = nameChanges({ draft: row.aiText ?? row.text, sent: row.text, language: languageOf(row) })
    // What the host had written otherwise first was not right as it was.
    const isUnchanged = (row.aiText === null || row.aiText === row.text) && (row.wish ?? null) === null
    const outcome = isUnchanged ? 'unchanged' : 'edited'
    await noteDecision(tx, { ...row, messageId: row.id, taught }, { outcome, changes, now })
    const sentences = added.flatMap((sentence) => statementsOf(sentence, languageOf(row)))
    await noteProposals(tx, { ...row, messageId: row.id, sentences }, now)
  },
  discard: (tx, row, { now, taught }) =>
    noteDecision(tx, { ...row, messageId: row.id, taught }, { outcome: 'discarded', changes: [], now }),
  /** A complaint waits for the host, and so does what nobody knows, whatever else is said. */
  settle_as_pending: noteWhatWaits,
  replace_as_pending: noteWhatWaits,
  /** What the draft before it could not answer, the model's does. */
  replace_as_scheduled: noteUnknown,
  replace_as_no_reply_needed: noteUnknown,
  undo: takeBack,
  write_again: takeBack,
  undo_overtaken: takeBack,
  wait_again: takeBack,
  restore: takeBack,
}

/** The language that a draft is written in; Italian where none was kept. */
export const languageOf = ({ language }: { language: string | null }): DraftLanguage =>
  DRAFT_LANGUAGES.find((one) => one === language) ?? 'it'

/** Keeps what a change of a draft's state says of the host's mind, in the same transaction. */
export async function learnFromChange(
  tx: Transaction,
  row: Changed,
  { command, ...moment }: Moment & { command: MessageCommand },
): Promise<void> {
  if (row.kind === 'draft') await LESSONS[command]?.(tx, row, moment)
  if (row.kind === 'host_reply' && command === 'undo') await takeBackProposals(tx, row)
}
