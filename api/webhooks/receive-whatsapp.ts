import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ApiDeps } from '#api/deps.ts'
import { accountClosed, accountDeleted } from '#prisma/accounts/is-account-closed.ts'
import { Prisma } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { keepUnread } from '#prisma/webhooks/keep-unread.ts'
import { endRefused, keepRefused } from '#prisma/webhooks/refused-webhooks.ts'
import { AppError, notFound } from '#workflows/domain/errors.ts'
import { jsonOrNull } from '#workflows/domain/json-or-null.ts'
import type { NumberValue, UnnamedValue } from './around-value.ts'
import { guessOwner, loadCandidates } from './guess-owner.ts'
import { isTooDeep, storable } from './storable.ts'
import { valuesOfNotification } from './values-of-notification.ts'

/** `answers`: it was let in to the number, and its host's replies leave. `isGone`: its host's account is deleted. */
type Owner = { id: string; host_id: string; answers: boolean; isGone: boolean }

/**
 * Stores what Meta tells of our numbers, then tells their workflows; answers only after it is stored. What nobody can be given
 * is kept for the administrators: accepted, as Meta would only send it again, and not lost.
 * @throws AppError not_found where no secret is configured; unauthenticated for bytes that Meta did not sign.
 */
export async function receiveWhatsapp(deps: ApiDeps, signature: string | undefined, body: Buffer): Promise<void> {
  const secret = deps.config.whatsapp.appSecret
  if (secret === undefined) throw notFound('Webhook')
  if (!isSignedByMeta(secret, signature, body)) {
    await noteRefused(deps, body)
    throw new AppError('unauthenticated', { code: 'unauthorized' })
  }
  const said = body.toString('utf8').replace(/^\ufeff/, '')
  const notification = isTooDeep(said) ? null : storable(jsonOrNull(said))
  const { values, unnamed, isWhole } = valuesOfNotification(notification)
  const byNumber = Map.groupBy(values, (value) => value.metadata.phone_number_id)
  await endRefused(deps.engineDb, [...byNumber.keys()])
  for (const [phoneNumberId, of] of byNumber) {
    const named = await ownersOf(deps, phoneNumberId)
    const present = named.filter(({ isGone }) => !isGone)
    if (named.length === 0) await leaveForFormer(deps, phoneNumberId, of)
    // Kept for an account that may come back, and told: until then nobody reads it.
    else if (present.length === 0) await keepUnread(deps, { why: 'no_source', phoneNumberId })
    const owners = present.length > 0 ? present : named
    for (const owner of owners) {
      // Each would answer the guest: neither does so by itself.
      const isShared = owners.some(({ host_id, answers }) => answers && host_id !== owner.host_id)
      await storeAndTell(deps, owner, isShared ? of.map((value) => ({ ...value, isShared })) : of)
    }
  }
  if (unnamed.length > 0) await storeUnnamed(deps, unnamed)
  const isUnread = notification === null && said.trim() !== '' && said.trim() !== 'null'
  if (isUnread || !isWhole) await keepUnread(deps, { why: 'unknown_shape', body: said })
}

/** True when the header is Meta's HMAC-SHA256 over exactly these bytes. Compared in constant time, before anything is parsed. */
function isSignedByMeta(secret: string, header: string | undefined, body: Buffer): boolean {
  const signature = /^sha256=([0-9a-f]{64})$/.exec(header ?? '')?.[1]
  if (signature === undefined) return false
  return timingSafeEqual(Buffer.from(signature, 'hex'), createHmac('sha256', secret).update(body).digest())
}

const NUMBER = /"phone_number_id"\s*:\s*"?(\d{1,30})/g
const MOST_NUMBERS = 20

/**
 * Meta signs by another secret where ours was changed or mistyped, and gives up after some days. That it may be so is kept at the
 * numbers that it names, which nobody else is told; nothing else of it is read.
 */
async function noteRefused(deps: ApiDeps, body: Buffer): Promise<void> {
  const found = body.toString('latin1').matchAll(NUMBER)
  const numbers = new Set(found.take(MOST_NUMBERS).map(([, number = '']) => number))
  deps.log.warn(
    { bytes: body.length, numbers: numbers.size },
    'a webhook was refused: its signature is not by our secret',
  )
  if (numbers.size > 0) await keepRefused(deps.engineDb, [...numbers], deps.now())
}

/**
 * Every source that names the number. Naming is not owning: the worker reads what is stored here only with a token that opens
 * the number, and nothing is lost while a token is refused. Who was let in comes before all who only name it.
 */
const ownersOf = (deps: ApiDeps, phoneNumberId: string) =>
  deps.engineDb.$queryRaw<Owner[]>`
    select id::text, host_id::text,
      signed_in_at is not null and state = 'active' and not ${accountClosed(Prisma.sql`message_source.host_id`)} as answers,
      ${accountDeleted(Prisma.sql`message_source.host_id`)} as "isGone"
    from message_source where type = 'whatsapp' and deleted_at is null and config->>'phoneNumberId' = ${phoneNumberId}
    order by signed_in_at is null, created_at, id limit 20`

/**
 * Nobody has the number: it is counted, and waits for the one whose token opened it last, who may only be connecting it anew. Nobody
 * reads it before.
 */
async function leaveForFormer(deps: ApiDeps, phoneNumberId: string, values: readonly NumberValue[]): Promise<void> {
  const [former] = await deps.engineDb.$queryRaw<{ sourceId: string; hostId: string }[]>`
    select id::text as "sourceId", host_id::text as "hostId" from message_source
    where type = 'whatsapp' and deleted_at is not null and ${phoneNumberId} = any(opened_numbers)
    order by deleted_at desc limit 1`
  if (former !== undefined) {
    const data = values.map((value) => ({ ...former, body: bodyOf(value) }))
    await inHost(deps.db, former.hostId, (tx) => tx.webhookEvent.createMany({ data }))
  }
  await keepUnread(deps, { why: 'no_source', phoneNumberId })
}

/** What names no number is stored for the one that it must be of, and marked: it is shown, and answered by nobody but the host. */
async function storeUnnamed(deps: ApiDeps, unnamed: readonly UnnamedValue[]): Promise<void> {
  const candidates = await loadCandidates(deps)
  for (const value of unnamed) {
    const owner = guessOwner(candidates, value.account)
    if (owner === null) await keepUnread(deps, { why: 'no_number', body: JSON.stringify(value, null, 2) })
    else {
      const metadata = { phone_number_id: owner.number }
      await storeAndTell(deps, owner, [{ ...value, metadata, isGuessed: true }])
    }
  }
}

async function storeAndTell(
  deps: ApiDeps,
  { id: sourceId, host_id: hostId }: Pick<Owner, 'id' | 'host_id'>,
  values: NumberValue[],
): Promise<void> {
  const rows = values.map((value) => ({ hostId, sourceId, body: bodyOf(value) }))
  const account = values.find((value) => value.isGuessed !== true)?.account
  const owedAt = deps.now()
  const data = { wakeOwedAt: owedAt, ...(account === undefined ? {} : { accountId: account }) }
  await inHost(deps.db, hostId, async (tx) => {
    await tx.webhookEvent.createMany({ data: rows })
    await tx.messageSource.updateMany({ where: { id: sourceId, hostId }, data })
  })
  deps.workflows.sourcesPoked([{ hostId, sourceId, owedAt }])
}

/** The account is the source's. */
const bodyOf = (value: NumberValue) =>
  Object.fromEntries(
    Object.entries(value).filter(([key, said]) => key !== 'account' && said !== undefined),
  ) as Prisma.InputJsonObject
