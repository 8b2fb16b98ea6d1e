import { z } from 'zod'
import type { ApiDeps } from '#api/deps.ts'
import type { Prisma } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { AppError, notFound } from '#workflows/domain/errors.ts'
import { jsonOrNull } from '#workflows/domain/json-or-null.ts'
import { isSignedByMeta } from './verify-signature.ts'

const Notification = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.looseObject({ metadata: z.looseObject({ phone_number_id: z.string().min(1).max(100) }) }),
        }),
      ),
    }),
  ),
})
type Value = z.infer<typeof Notification>['entry'][number]['changes'][number]['value']
type Owner = { id: string; host_id: string }

/**
 * Stores what Meta tells of our numbers, then tells their workflows; answers only after it is stored. What is of no shape or
 * number that we know is accepted and left: Meta would only send it again.
 * @throws AppError not_found where no secret is configured; unauthenticated for bytes that Meta did not sign.
 */
export async function receiveWhatsapp(deps: ApiDeps, signature: string | undefined, body: Buffer): Promise<void> {
  const secret = deps.config.whatsapp.appSecret
  if (secret === undefined) throw notFound('Webhook')
  if (!isSignedByMeta(secret, signature, body)) throw new AppError('unauthenticated', { code: 'unauthorized' })
  const notification = Notification.safeParse(jsonOrNull(body.toString('utf8'), storable))
  if (!notification.success) return deps.log.warn({}, 'a WhatsApp notification of unknown shape was left out')
  const values = notification.data.entry.flatMap((entry) => entry.changes.map((change) => change.value))
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

async function storeAndTell(deps: ApiDeps, { id: sourceId, host_id: hostId }: Owner, values: Value[]): Promise<void> {
  const rows = values.map((value) => ({ hostId, sourceId, body: value as Prisma.InputJsonObject }))
  const owedAt = deps.now()
  await inHost(deps.db, hostId, async (tx) => {
    await tx.webhookEvent.createMany({ data: rows })
    await tx.messageSource.updateMany({ where: { id: sourceId, hostId }, data: { wakeOwedAt: owedAt } })
  })
  deps.workflows.sourcesPoked([{ hostId, sourceId, owedAt }])
}

/** PostgreSQL takes neither NUL nor half a character. */
const storable = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value
