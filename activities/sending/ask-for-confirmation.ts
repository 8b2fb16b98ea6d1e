import type { ActivityDeps } from '#activities/deps.ts'
import { isAccountClosed } from '#prisma/accounts/is-account-closed.ts'
import type { Transaction } from '#prisma/client.ts'
import { readDebugSettings } from '#prisma/debug-settings.ts'
import { inHost } from '#prisma/host-scope.ts'
import type { MessageRef } from '#prisma/messages/message-row.ts'
import { readReasons } from '#prisma/sentence-columns.ts'
import { AppError } from '#workflows/domain/errors.ts'
import type { HostLanguage } from '#workflows/domain/host-language.ts'
import type { DraftReason } from '#workflows/domain/sentences/sentence.ts'
import type { SendDeps } from './channel-of.ts'
import { confirmationText } from './confirmation-text.ts'
import { CONFIRMATION_WORDS } from './confirmation-words.ts'
import { sendByAny } from './send-by-any.ts'

/**
 * Asks the host by mail, in the host's language, to decide on a draft, when that switch is on and an address is set: at most once a
 * draft. The mailbox that the guest wrote to comes before the host's others.
 * @throws AppError upstream_unavailable when nothing left and another try makes sense.
 */
export async function askForConfirmation(
  deps: SendDeps,
  { hostId, draftId }: { hostId: string; draftId: string },
): Promise<void> {
  const switches = await readDebugSettings(deps.db)
  if (!switches.sendConfirmationEmail || !switches.sendEmail || switches.useMockEmail) return
  const ref = { hostId, messageId: draftId }
  const question = await inHost(deps.db, hostId, (tx) => getQuestion(tx, ref))
  if (question === null) return
  const link = `${deps.config.publicUrl ?? ''}/chat/${question.chatId}`
  const outcome = await sendByAny(
    deps,
    { hostIds: [hostId], first: question.sourceId },
    {
      ...{ key: `confirmation:${draftId}`, forHost: hostId },
      to: question.to,
      subject: CONFIRMATION_WORDS[question.language].subject,
      text: confirmationText({ ...question, link }, question.language),
      ...markOnce(deps, ref),
    },
  )
  // One that stopped may be followed by one that the host has mended, or by the sender of the application.
  if (outcome?.outcome === 'stopped' || (outcome?.outcome === 'failed' && outcome.retryable)) {
    throw new AppError('upstream_unavailable', { code: 'confirmation_not_sent_yet' })
  }
  deps.log.info({ draftId, outcome: outcome?.outcome ?? 'no sender' }, 'confirmation mail')
}

type Question = {
  to: string
  language: HostLanguage
  chatId: string
  sourceId: string
  guest: string | null
  property: string | null
  reasons: DraftReason[]
  hasDeadline: boolean
}

async function getQuestion(tx: Transaction, { hostId, messageId }: MessageRef): Promise<Question | null> {
  // They cannot sign in to answer.
  if (await isAccountClosed(tx, hostId)) return null
  const draft = await tx.message.findFirst({
    where: { id: messageId, hostId, status: 'pending', askedAt: null },
    select: {
      chatId: true,
      sourceId: true,
      reasons: true,
      deadlineAt: true,
      chat: { select: { sender: true, property: { select: { name: true } } } },
    },
  })
  const settings = await tx.appSettings.findUnique({ where: { hostId }, select: { email: true, language: true } })
  if (draft === null || settings === null || settings.email === '') return null
  const { chatId, sourceId, chat } = draft
  const about = { guest: chat.sender, property: chat.property?.name ?? null, reasons: readReasons(draft.reasons) }
  const hasDeadline = draft.deadlineAt !== null
  return { to: settings.email, language: settings.language, chatId, sourceId, ...about, hasDeadline }
}

/** Asked from when the mail begins to leave, unless nobody takes it. @throws AppError conflict where another asked before. */
function markOnce(deps: Pick<ActivityDeps, 'db' | 'now'>, { hostId, messageId: id }: MessageRef) {
  const askedAt = deps.now()
  return {
    async onTransmit() {
      const where = { id, hostId, status: 'pending', askedAt: null } as const
      const { count } = await inHost(deps.db, hostId, (tx) => tx.message.updateMany({ where, data: { askedAt } }))
      if (count === 0) throw new AppError('conflict', { code: 'host_asked_before' })
    },
    onRefused: async () =>
      void (await inHost(deps.db, hostId, (tx) =>
        tx.message.updateMany({ where: { id, hostId, askedAt }, data: { askedAt: null } }),
      )),
  }
}
