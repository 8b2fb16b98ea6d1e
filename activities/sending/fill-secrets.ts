import type { ActivityDeps } from '#activities/deps.ts'
import type { Transaction } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { readFillings } from '#prisma/secrets/read-fillings.ts'
import { type FilledLetter, fillLetter } from '#workflows/domain/secrets/fill-letter.ts'
import { placeholdersIn } from '#workflows/domain/secrets/placeholders.ts'
import type { Outgoing } from './outgoing.ts'

/**
 * The message as it leaves, each placeholder replaced by its value or by the sentence that says when it will come; what is
 * promised is written down first. The stored text keeps its placeholders.
 * @returns null where a placeholder stands for nothing: the message must not leave.
 */
export async function fillSecrets(
  deps: Pick<ActivityDeps, 'db' | 'now'>,
  outgoing: Outgoing,
): Promise<Outgoing['message'] | null> {
  const { message, hostId, chatId, language } = outgoing
  if (placeholdersIn(message.text).length === 0) return message
  return inHost(deps.db, hostId, async (tx) => {
    const { fillings, timeZone } = await readFillings(tx, { hostId, chatId, recipient: message.recipient }, deps.now())
    const filled = fillLetter(message.text, fillings, { language, timeZone })
    if (filled === null) return null
    await keepPromises(tx, outgoing, { filled, now: deps.now() })
    return { ...message, text: filled.text }
  })
}

/** What the letter says will come is owed; what it gives is owed no longer. */
async function keepPromises(
  tx: Transaction,
  { hostId, chatId, language, message }: Outgoing,
  { filled, now }: { filled: FilledLetter; now: Date },
): Promise<void> {
  const owed = new Set(filled.owed.map(({ name }) => name))
  const given = placeholdersIn(message.text).filter((name) => !owed.has(name))
  await tx.owedSecret.updateMany({
    where: { hostId, chatId, name: { in: given }, settledAt: null },
    data: { settledAt: now },
  })
  for (const { name, at } of filled.owed) {
    await tx.owedSecret.upsert({
      where: { chatId_name: { chatId, name }, hostId },
      create: { hostId, chatId, name, dueAt: at, language, createdAt: now },
      update: { dueAt: at, language, settledAt: null, draftId: null },
    })
  }
}
