import { createHash } from 'node:crypto'
import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import type { Transaction } from '#prisma/client.ts'

type Of = { hostId: string; type: string; identifier: string }
type Said = { text: string; fromAddress: string | null }

/**
 * WhatsApp's id is a message's own; where it comes again with another guest or other words, that is another message all the same, and
 * is not taken for the one that is known.
 */
export async function withOwnIds(
  tx: Transaction,
  { hostId, type, identifier }: Of,
  messages: readonly IncomingMessage[],
): Promise<readonly IncomingMessage[]> {
  if (type !== 'whatsapp' || messages.length === 0) return messages
  const ids = [...new Set(messages.map(({ providerId }) => providerId))]
  const known = await tx.$queryRaw<(Said & { id: string })[]>`
    select m.provider_id as id, m.text, m.from_address as "fromAddress"
    from message_source s join message m on m.source_id = s.id and m.provider_id = any(${ids})
    where s.host_id = ${hostId}::uuid and s.type = 'whatsapp' and s.identifier = ${identifier}
      and m.kind = 'guest' and m.status = 'received'`
  const said = new Map<string, Said>(known.map(({ id, ...row }) => [id, row]))
  return messages.map((message) => {
    const { providerId, text, peer: fromAddress, raw, byHost } = message
    const before = said.get(providerId)
    if (raw !== null || byHost) return message
    if (before === undefined) said.set(providerId, { text, fromAddress })
    if (before === undefined || (before.text === text && before.fromAddress === fromAddress)) return message
    const own = createHash('sha256').update(`${providerId}:${fromAddress}:${text}`).digest('hex')
    return { ...message, providerId: own }
  })
}
