import { inHost } from '#prisma/host-scope.ts'
import { type MailboxDraft, noteMailboxDraftGone } from '#prisma/messages/mailbox-drafts.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { channelOf, type SendDeps } from './channel-of.ts'

/** Takes away what can be at this moment; what cannot stays owed to the sweep, and keeps no reply from leaving. */
export async function takeDraftsAway(deps: SendDeps, drafts: readonly MailboxDraft[]): Promise<void> {
  for (const draft of drafts)
    await takeDraftAway(deps, draft).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error
      deps.log.info({ sendKey: draft.sendKey, reason: error.sentence.code }, 'a draft could not be taken away')
    })
}

/** @throws AppError when the mailbox cannot be asked now, or says no. */
export async function takeDraftAway(deps: SendDeps, draft: MailboxDraft): Promise<void> {
  const channel = await channelOf(deps, draft)
  if (channel.takeDraftAway === undefined) return
  await channel.takeDraftAway(draft)
  await inHost(deps.db, draft.hostId, (tx) => noteMailboxDraftGone(tx, draft))
}
