import { randomUUID } from 'node:crypto'
import { inHost } from '#prisma/host-scope.ts'
import { seal } from '#prisma/vault/seal.ts'
import type { MailBench } from './mail-bench.ts'

/** A WhatsApp source of the bench's host, with a number of its own. */
export async function addWhatsapp(
  { deps, hostId }: MailBench,
  options: { phoneNumberId?: string; accessToken?: string } = {},
) {
  const { phoneNumberId = `1${Date.now()}${Math.floor(Math.random() * 1000)}`, accessToken = 'token' } = options
  const sourceId = randomUUID()
  await inHost(deps.db, hostId, async (tx) => {
    const config = { phoneNumberId }
    await tx.messageSource.create({
      data: { id: sourceId, hostId, type: 'whatsapp', identifier: phoneNumberId, config },
    })
    const sealed = seal(deps.vault, { hostId, owner: sourceId, name: 'accessToken' }, accessToken)
    await tx.sourceSecret.create({ data: { hostId, sourceId, name: 'accessToken', ...sealed } })
  })
  return { hostId, sourceId, phoneNumberId }
}
