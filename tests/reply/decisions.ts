import type { ActivityDeps } from '#activities/deps.ts'
import { inHost } from '#prisma/host-scope.ts'
import { type Approval, approveDraft } from '#prisma/messages/approve-draft.ts'
import { discardDraft } from '#prisma/messages/discard-draft.ts'
import { resendMessage } from '#prisma/messages/resend-message.ts'
import { undoDecision } from '#prisma/messages/undo-decision.ts'
import { writeHostReply } from '#prisma/messages/write-host-reply.ts'

export const ACTOR = 'kc-anna'
const UNDO_SECONDS = 5

type Deps = Pick<ActivityDeps, 'db' | 'newId'>
type More = { hostId?: string; undoSeconds?: number; now?: Date }

/** What a host decides, each in a transaction of its own, as the API does it. */
export function decisionsOf(deps: Deps, ownHost: string) {
  const facts = (messageId: string, more: More) => ({
    hostId: ownHost,
    messageId,
    by: { actor: ACTOR },
    undoSeconds: UNDO_SECONDS,
    now: new Date(),
    ...more,
  })
  const scoped = (more: More) => more.hostId ?? ownHost
  return {
    approve: (id: string, more: More & Pick<Approval, 'text' | 'shownVersion' | 'shownRecipient'> = {}) =>
      inHost(deps.db, scoped(more), (tx) => approveDraft(tx, facts(id, more))),
    discard: (id: string, more: More & { shownVersion?: number } = {}) =>
      inHost(deps.db, scoped(more), (tx) => discardDraft(tx, facts(id, more))),
    undo: (id: string, more: More = {}) => inHost(deps.db, scoped(more), (tx) => undoDecision(tx, facts(id, more))),
    resend: (id: string, more: More = {}) => inHost(deps.db, scoped(more), (tx) => resendMessage(tx, facts(id, more))),
    reply: (chatId: string, more: More & { text?: string } = {}) =>
      inHost(deps.db, scoped(more), (tx) =>
        writeHostReply(tx, { ...facts('', more), chatId, id: deps.newId(), text: more.text ?? 'Eccomi' }),
      ),
  }
}
