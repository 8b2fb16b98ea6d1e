import type { ActivityDeps } from '#activities/deps.ts'
import type { Transaction } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { readFillings } from '#prisma/secrets/read-fillings.ts'
import { type FilledReply, fillReply } from '#workflows/domain/secrets/fill-reply.ts'
import { placeholdersIn } from '#workflows/domain/secrets/placeholders.ts'
import type { Outgoing } from './outgoing.ts'

type FillDeps = Pick<ActivityDeps, 'db'>
/** `given`: the secrets that the message tells, or says can no longer be told. */
export type FilledMessage = { message: Outgoing['message']; given: string[] }

/**
 * The message as it leaves, each placeholder replaced by its value or by the sentence that says when it will come; what is
 * promised is written down first. The stored text keeps its placeholders.
 * @returns null where a placeholder stands for nothing: the message must not leave.
 * @throws Error where the chat is gone.
 */
export async function fillSecrets(deps: FillDeps, outgoing: Outgoing): Promise<FilledMessage | null> {
  const { message, hostId, chatId, language, readAt: now } = outgoing
  const names = placeholdersIn(message.text)
  if (names.length === 0) return { message, given: [] }
  return inHost(deps.db, hostId, async (tx) => {
    const { fillings, timeZone } = await readFillings(tx, { hostId, chatId, recipient: message.recipient }, now)
    const filled = fillReply(message.text, fillings, { language, timeZone })
    if (filled === null) return null
    await promise(tx, outgoing, { filled, now })
    const owed = new Set(filled.owed.map(({ name }) => name))
    return { message: { ...message, text: filled.text }, given: names.filter((name) => !owed.has(name)) }
  })
}

/** What was given is owed no longer: known only when the reply has left. */
export async function settleOwed(deps: FillDeps, { hostId, chatId, readAt }: Outgoing, given: string[]): Promise<void> {
  if (given.length === 0) return
  await inHost(deps.db, hostId, (tx) =>
    tx.owedSecret.updateMany({
      where: { hostId, chatId, name: { in: given }, settledAt: null },
      data: { settledAt: readAt },
    }),
  )
}

async function promise(
  tx: Transaction,
  { hostId, chatId, language }: Outgoing,
  { filled, now }: { filled: FilledReply; now: Date },
): Promise<void> {
  for (const { name, at } of filled.owed) {
    await tx.owedSecret.upsert({
      where: { chatId_name: { chatId, name }, hostId },
      create: { hostId, chatId, name, dueAt: at, language, createdAt: now },
      update: { dueAt: at, language, settledAt: null, draftId: null },
    })
  }
}
