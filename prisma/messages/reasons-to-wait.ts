import { UNCONFIRMED_AFTER_HOURS } from '#prisma/accounts/unconfirmed-accounts.ts'
import { reachOfChat } from '#prisma/arrival/reach-of-chat.ts'
import type { Transaction } from '#prisma/client.ts'
import { autonomyNow } from '#prisma/learning/autonomy-now.ts'
import { readAtOnce } from '#prisma/reading.ts'
import { willItArrive } from '#workflows/domain/arrival/will-it-arrive.ts'
import { STALE_AFTER_HOURS } from '#workflows/domain/deadline.ts'
import { DEFAULT_SETTINGS, reasonsOfThreshold } from '#workflows/domain/decide.ts'
import { reasonsOfOpenFields } from '#workflows/domain/reasons-of-open-fields.ts'
import { type DraftReason, say } from '#workflows/domain/sentences/sentence.ts'
import { type CapsAt, capsMetIn } from './caps-of-chat.ts'
import type { Circumstances } from './circumstances.ts'
import type { LockedMessage } from './lock-message.ts'
import { openDoubts } from './open-doubts.ts'

type At = CapsAt & { circumstances: Circumstances }

/**
 * All that is in the way of what would leave by itself, a draft or a fallback in its place, asked when it would: at the deadline of a
 * draft, and at every claim, the first and those of later tries. Empty where nothing is.
 */
export async function reasonsToWait(tx: Transaction, message: LockedMessage, at: At): Promise<DraftReason[]> {
  const autonomy = await autonomyNow(tx, message)
  const { doubts, caps, reach } = await readAtOnce(tx, {
    doubts: openDoubts(message),
    caps: capsMetIn(message, { ...at, besides: message.id }),
    reach: reachOfChat(message),
  })
  const inTheWay = reach === null ? [] : willItArrive(reach, textThatLeaves(message), at.now)
  return [
    ...ofClosed(at.circumstances),
    ...ofMailbox(at.circumstances),
    ...ofAge(at),
    ...(leavesItself(message) ? ofDraft(message, at.circumstances) : []),
    ...inTheWay.map(({ reason }) => reason),
    ...reasonsOfOpenFields(textThatLeaves(message)),
    ...autonomy,
    ...doubts,
    ...caps,
  ]
}

function ofClosed({ isAccountClosed, isAccountUnconfirmed, ...source }: Circumstances): DraftReason[] {
  if (isAccountClosed) return [say({ code: 'account_was_closed' })]
  if (isAccountUnconfirmed) return [say({ code: 'account_not_confirmed', params: { hours: UNCONFIRMED_AFTER_HOURS } })]
  if (source.isSourceDeleted) return [say({ code: 'source_was_deleted' })]
  return source.isSourcePaused ? [say({ code: 'source_was_paused' })] : []
}

/** The host expects what was written to their old address to be answered from there, or to be asked. */
function ofMailbox({ isOfEarlierMailbox, isWhatsapp }: Circumstances): DraftReason[] {
  if (!isOfEarlierMailbox) return []
  return [isWhatsapp ? say({ code: 'number_changed' }) : say({ code: 'mailbox_changed' })]
}

function ofAge({ circumstances: { questionWrittenAt }, now }: At): DraftReason[] {
  const isOld =
    questionWrittenAt !== null && now.getTime() - questionWrittenAt.getTime() > STALE_AFTER_HOURS * 3_600_000
  return isOld ? [say({ code: 'too_old', params: { hours: STALE_AFTER_HOURS } })] : []
}

/** Instead of a draft that waits its fallback would leave: that needs no Auto-Pilot, and speaks of no house. */
const leavesItself = ({ kind, status }: LockedMessage) => kind === 'draft' && status !== 'pending'

/** Of a fallback in a draft's place it is not known yet: that is asked when it is there. */
const textThatLeaves = ({ kind, status, text }: LockedMessage) => (kind === 'draft' && status === 'pending' ? '' : text)

function ofDraft(
  { confidence }: LockedMessage,
  { confidenceThreshold, isOfItsProperty }: Circumstances,
): DraftReason[] {
  const settings = confidenceThreshold === null ? DEFAULT_SETTINGS : { confidenceThreshold }
  return [
    ...reasonsOfThreshold(confidence ?? 0, settings),
    ...(isOfItsProperty ? [] : [say({ code: 'other_property' })]),
  ]
}
