import { createHash } from 'node:crypto'
import type { Transaction } from '#prisma/client.ts'
import { placeholdersIn } from '#workflows/domain/secrets/placeholders.ts'
import { readFillings } from './read-fillings.ts'

type Reply = { hostId: string; chatId: string; id: string; text: string }

/**
 * What the placeholders of a reply stand for at a moment, as something to compare: the same as long as each value, and whether
 * or from when the guest may have it, are the same. Null for a reply without placeholders.
 * @throws Error where the host has no such chat.
 */
export async function fillingFingerprint(tx: Transaction, reply: Reply, now: Date): Promise<string | null> {
  const names = placeholdersIn(reply.text)
  if (names.length === 0) return null
  const { hostId, chatId, id } = reply
  const { fillings } = await readFillings(tx, { hostId, chatId, recipient: null }, now)
  const parts = names.map((name) => {
    const filling = fillings.find((one) => one.name === name)
    return filling === undefined ? [name] : [name, filling.value, filling.release]
  })
  return createHash('sha256')
    .update(JSON.stringify([id, parts]))
    .digest('base64url')
}
