import type { ApiDeps } from '#api/deps.ts'
import type { Prisma } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { AppError, notFound } from '#workflows/domain/errors.ts'
import { jsonOrNull } from '#workflows/domain/json-or-null.ts'
import { type NumberValue, valuesOfNotification } from './values-of-notification.ts'
import { isSignedByMeta } from './verify-signature.ts'

type Owner = { id: string; host_id: string }

/**
 * Stores what Meta tells of our numbers, then tells their workflows; answers only after it is stored. What lists no message
 * and no status, or is of no number that we know, is accepted and left: Meta would only send it again.
 * @throws AppError not_found where no secret is configured; unauthenticated for bytes that Meta did not sign.
 */
export async function receiveWhatsapp(deps: ApiDeps, signature: string | undefined, body: Buffer): Promise<void> {
  const secret = deps.config.whatsapp.appSecret
  if (secret === undefined) throw notFound('Webhook')
  if (!isSignedByMeta(secret, signature, body)) throw new AppError('unauthenticated', { code: 'unauthorized' })
  const { values, unnamed } = valuesOfNotification(storable(jsonOrNull(body.toString('utf8'))))
  if (unnamed > 0) deps.log.error({ unnamed }, 'a WhatsApp notification names no number: whose it is nobody can say')
  for (const [phoneNumberId, of] of Map.groupBy(values, (value) => value.metadata.phone_number_id)) {
    const owners = await ownersOf(deps, phoneNumberId)
    if (owners.length === 0) deps.log.warn({}, 'a WhatsApp notification for a number of no source was left out')
    for (const owner of owners) await storeAndTell(deps, owner, of)
  }
}

/**
 * Every source that names the number. Naming is not owning: the worker reads what is stored here only with a token that opens
 * the number, and nothing is lost while a token is refused.
 */
const ownersOf = (deps: ApiDeps, phoneNumberId: string) =>
  deps.engineDb.$queryRaw<Owner[]>`
    select id::text, host_id::text from message_source
    where type = 'whatsapp' and deleted_at is null and config->>'phoneNumberId' = ${phoneNumberId}
    order by created_at, id limit 20`

async function storeAndTell(
  deps: ApiDeps,
  { id: sourceId, host_id: hostId }: Owner,
  values: NumberValue[],
): Promise<void> {
  const rows = values.map((value) => ({ hostId, sourceId, body: value as Prisma.InputJsonObject }))
  const owedAt = deps.now()
  await inHost(deps.db, hostId, async (tx) => {
    await tx.webhookEvent.createMany({ data: rows })
    await tx.messageSource.updateMany({ where: { id: sourceId, hostId }, data: { wakeOwedAt: owedAt } })
  })
  deps.workflows.sourcesPoked([{ hostId, sourceId, owedAt }])
}

/** PostgreSQL takes neither NUL nor half a character, in a key no more than in a value. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value)
  if (Array.isArray(value)) return value.map(storable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [storableText(key), storable(inner)]))
}

const storableText = (text: string) => text.replaceAll('\0', '').toWellFormed()
