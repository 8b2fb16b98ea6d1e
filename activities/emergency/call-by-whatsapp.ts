import { loadSource } from '#activities/channels/account/load-source.ts'
import { FAULTY } from '#activities/channels/account/senders-of-application.ts'
import { sendText } from '#activities/channels/whatsapp/send-text.ts'
import type { SendDeps } from '#activities/sending/channel-of.ts'
import { paceNumber } from '#activities/sending/pace-number.ts'
import { keptBackBy } from '#activities/sending/send-by-any.ts'
import type { Transaction } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { stopSending } from '#prisma/messages/source-sending.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { isReplyWindowOpen } from '#workflows/domain/reply-window.ts'
import { type Sentence, say } from '#workflows/domain/sentences/sentence.ts'
import type { Call } from './load-call.ts'

type OneNumber = { hostId: string; sourceId: string; to: string }

/**
 * Writes to the host's own number from the first number of theirs that can: a text where they wrote to it within a day, else the
 * approved template. Answers why it left by none, null where it did leave, and undefined where no number is set.
 */
export async function callByWhatsapp(deps: SendDeps, call: Call): Promise<Sentence | null | undefined> {
  const to = call.phone.replace(/\D/g, '')
  if (to === '') return undefined
  const { hostId } = call.due
  let kept: Sentence | undefined
  for (const sourceId of await inHost(deps.db, hostId, (tx) => findNumbers(tx, hostId))) {
    const fault = await callBy(deps, call, { hostId, sourceId, to }).catch(asFault)
    if (fault === null) return null
    kept ??= fault
  }
  return kept
}

async function callBy(deps: SendDeps, call: Call, { to, ...source }: OneNumber): Promise<Sentence | null> {
  const { due, template, language, words } = call
  const found = await inHost(deps.db, source.hostId, (tx) => loadNumber(tx, deps, { ...source, to }))
  const needsTemplate = !isReplyWindowOpen(found.lastWroteAt, deps.now())
  if (needsTemplate && template === '') return say({ code: 'whatsapp_template_missing' })
  const pace = paceNumber(deps, source)
  const outcome = await sendText({ guard: deps.guard, api: deps.config.whatsapp, pace }, found.account, {
    to,
    text: needsTemplate ? words.short : words.text,
    ...(needsTemplate ? { template: { name: template, language } } : {}),
    sendKey: `emergency:${due.id}:${due.calls}`,
    onTransmit: async () => undefined,
  })
  if (outcome.outcome === 'stopped') {
    await inHost(deps.db, source.hostId, (tx) =>
      stopSending(tx, { ...source, settingsAt: found.settingsAt }, outcome.fault),
    )
  }
  return keptBackBy(outcome)
}

/** Those that have stopped come last: what stopped them may be over. */
async function findNumbers(tx: Transaction, hostId: string): Promise<string[]> {
  const where = { hostId, type: 'whatsapp', deletedAt: null } as const
  const orderBy = { createdAt: 'asc' } as const
  const all = await tx.messageSource.findMany({ where, orderBy, select: { id: true } })
  const faulty = await tx.messageSource.findMany({ where: { ...where, ...FAULTY }, select: { id: true } })
  const stopped = new Set(faulty.map(({ id }) => id))
  return all.map(({ id }) => id).toSorted((a, b) => Number(stopped.has(a)) - Number(stopped.has(b)))
}

async function loadNumber(tx: Transaction, { vault }: SendDeps, { hostId, sourceId, to }: OneNumber) {
  const loaded = await loadSource(tx, vault, { hostId, sourceId })
  if (loaded.type !== 'whatsapp') throw new AppError('rule_refused', { code: 'whatsapp_unusable' })
  const { _max: newest } = await tx.message.aggregate({
    where: { hostId, sourceId, kind: 'guest', fromAddress: { in: [to, `+${to}`] } },
    _max: { createdAt: true },
  })
  return { account: loaded.account, settingsAt: loaded.settingsAt, lastWroteAt: newest.createdAt }
}

function asFault(error: unknown): Sentence {
  if (!(error instanceof AppError) || error.kind !== 'rule_refused') throw error
  return error.sentence
}
