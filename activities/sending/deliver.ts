import type { OnTransmit } from '#activities/channels/outgoing-channel.ts'
import { inHost } from '#prisma/host-scope.ts'
import { noteFileLeft } from '#prisma/messages/file-left.ts'
import { noteMailboxDraft } from '#prisma/messages/mailbox-drafts.ts'
import { markTransmitting } from '#prisma/messages/mark-transmitting.ts'
import { releaseTransmission } from '#prisma/messages/release-transmission.ts'
import { isSetAnew } from '#prisma/messages/source-sending.ts'
import { AppError } from '#workflows/domain/errors.ts'
import type { MessageState } from '#workflows/domain/message-state.ts'
import { type Sentence, say } from '#workflows/domain/sentences/sentence.ts'
import { channelOf, type OpenedChannel, type SendDeps } from './channel-of.ts'
import { concludeSend } from './conclude-send.ts'
import { fillSecrets, settleOwed } from './fill-secrets.ts'
import { type Outgoing, readOutgoing, type SendRef } from './outgoing.ts'
import { readMessage } from './read-message.ts'
import { recordOutcome } from './record-outcome.ts'
import { recordSent } from './record-sent.ts'
import { takeDraftsAway } from './take-draft-away.ts'
import { untilNoted } from './until-noted.ts'
import { withFiles } from './with-files.ts'

/**
 * One try of a claimed send, and its outcome in PostgreSQL. A try that finds an earlier one in the middle of leaving
 * sends nothing and looks it up.
 * @throws AppError upstream_unavailable when nothing was delivered and another try makes sense.
 */
export async function deliver(deps: SendDeps, ref: SendRef, ended?: AbortSignal): Promise<MessageState> {
  const outgoing = await readOutgoing(deps, ref)
  if (outgoing.delivery.state === 'transmitting') return concludeSend(deps, ref)
  if (outgoing.delivery.state !== 'claimed') return readMessage(deps, ref)
  return sendOutgoing(deps, outgoing, ended)
}

/** Sends what was claimed and read, and records what came of it. @throws AppError upstream_unavailable as `deliver`. */
export async function sendOutgoing(deps: SendDeps, outgoing: Outgoing, ended?: AbortSignal): Promise<MessageState> {
  const filled = await fillSecrets(deps, outgoing)
  if (filled === null)
    return recordOutcome(deps, outgoing, { state: 'failed', reason: say({ code: 'secret_unknown' }) })
  const { given } = filled
  const message = await withFiles(deps, outgoing, filled.message)
  if (message === null)
    return recordOutcome(deps, outgoing, { state: 'failed', reason: say({ code: 'reply_file_gone' }) })
  await takeDraftsAway(deps, outgoing.draftsLeft)
  const channel = await channelOf(deps, outgoing)
  if (channel.takeDraftAway !== undefined)
    await inHost(deps.db, outgoing.hostId, (tx) => noteMailboxDraft(tx, outgoing))
  let marking: Promise<void> | undefined
  const onTransmit: OnTransmit = async (to) => {
    marking = inHost(deps.db, outgoing.hostId, (tx) => markTransmitting(tx, { ...outgoing, ...to }))
    await marking
  }
  const { hostId } = outgoing
  const onFileLeft = (id: string, leftAs: string) =>
    untilNoted(deps, () => inHost(deps.db, hostId, (tx) => noteFileLeft(tx, { hostId, id, leftAs })))
  const outcome = await channel.send(ended === undefined ? message : { ...message, ended }, onTransmit, onFileLeft)
  // Not marked, nothing left: whatever the channel made of it, this try is over.
  await marking
  const hadBegun = marking !== undefined
  switch (outcome.outcome) {
    case 'sent': {
      const state = await recordSent(deps, outgoing, outcome)
      await settleOwed(deps, outgoing, given)
      const isFiled = await channel.keepCopy?.(message)
      deps.log.debug({ messageId: outgoing.messageId, filed: isFiled }, 'reply sent')
      return state
    }
    case 'unknown':
      return concludeSend(deps, outgoing)
    case 'stopped':
      if (await isMended(deps, outgoing, channel)) return tryAgain(deps, outgoing, { reason: outcome.fault, hadBegun })
      return recordOutcome(deps, outgoing, {
        state: 'stopped',
        reason: outcome.fault,
        settingsAt: channel.settingsAt,
      })
    case 'failed':
      if (outcome.retryable) return tryAgain(deps, outgoing, { reason: outcome.reason, hadBegun })
      return recordOutcome(deps, outgoing, { state: 'failed', reason: outcome.reason })
  }
}

/** Its host set the source anew while this try went by what it was set to before. */
const isMended = ({ db }: SendDeps, { hostId, sourceId }: Outgoing, { settingsAt }: OpenedChannel) =>
  inHost(db, hostId, (tx) => isSetAnew(tx, { hostId, sourceId, settingsAt }))

async function tryAgain(
  { db }: SendDeps,
  outgoing: Outgoing,
  why: { reason: Sentence; hadBegun: boolean },
): Promise<never> {
  await inHost(db, outgoing.hostId, (tx) => releaseTransmission(tx, { ...outgoing, ...why }))
  throw new AppError('upstream_unavailable', { code: 'not_sent_yet' })
}
