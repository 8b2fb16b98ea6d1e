import { loadSource } from '#activities/channels/account/load-source.ts'
import { sendText } from '#activities/channels/whatsapp/send-text.ts'
import type { SendDeps } from '#activities/sending/channel-of.ts'
import type { Transaction } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { isReplyWindowOpen } from '#workflows/domain/reply-window.ts'
import { type Sentence, say } from '#workflows/domain/sentences/sentence.ts'
import type { Call } from './load-call.ts'

/**
 * Writes to the host's own number from a number of theirs: a text where they wrote to it within a day, else the approved template.
 * Answers why it did not leave, null where it did, and undefined where no number is set.
 * @throws AppError rule_refused where the token of their number is lost, or the number cannot be used.
 */
export async function callByWhatsapp(
  deps: SendDeps,
  { due, phone, template, language, words }: Call,
): Promise<Sentence | null | undefined> {
  const to = phone.replace(/\D/g, '')
  if (to === '') return undefined
  const found = await inHost(deps.db, due.hostId, (tx) => findNumber(tx, deps, { hostId: due.hostId, to }))
  if (found === null) return undefined
  const needsTemplate = !isReplyWindowOpen(found.lastWroteAt, deps.now())
  if (needsTemplate && template === '') return say({ code: 'whatsapp_template_missing' })
  const outcome = await sendText({ guard: deps.guard, api: deps.config.whatsapp }, found.account, {
    to,
    text: needsTemplate ? words.short : words.text,
    ...(needsTemplate ? { template: { name: template, language } } : {}),
    sendKey: `emergency:${due.id}:${due.calls}`,
    onTransmit: async () => undefined,
  })
  if (outcome.outcome === 'sent') return null
  return outcome.outcome === 'stopped' ? outcome.fault : outcome.reason
}

async function findNumber(tx: Transaction, { vault }: SendDeps, { hostId, to }: { hostId: string; to: string }) {
  const source = await tx.messageSource.findFirst({
    where: { hostId, type: 'whatsapp', deletedAt: null },
    orderBy: { createdAt: 'asc' },
    select: { id: true },
  })
  if (source === null) return null
  const loaded = await loadSource(tx, vault, { hostId, sourceId: source.id })
  if (loaded.type !== 'whatsapp') return null
  const { _max: newest } = await tx.message.aggregate({
    where: { hostId, sourceId: source.id, kind: 'guest', fromAddress: { in: [to, `+${to}`] } },
    _max: { createdAt: true },
  })
  return { account: loaded.account, lastWroteAt: newest.createdAt }
}
