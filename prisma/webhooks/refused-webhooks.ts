import type { Database } from '#prisma/client.ts'

/** Numbers of ours whose notifications come with a wrong signature: how many since when. For the engine role. */
export type RefusedNumber = { phoneNumberId: string; many: number; firstAt: Date }

const MOST_TOLD = 50

/** Counts a refused notification for those of these numbers that a source has. Anybody may send one: of no other anything is kept. */
export async function keepRefused(engineDb: Database, phoneNumberIds: readonly string[], now: Date): Promise<void> {
  await engineDb.$executeRaw`
    insert into refused_webhook (phone_number_id, first_at, last_at)
    select distinct config->>'phoneNumberId', ${now}::timestamptz, ${now}::timestamptz from message_source
    where type = 'whatsapp' and deleted_at is null and config->>'phoneNumberId' = any(${phoneNumberIds})
    order by 1
    on conflict (phone_number_id) do update set many = refused_webhook.many + 1, last_at = excluded.last_at`
}

/** What is signed right came for them: that is over. */
export async function endRefused(engineDb: Database, phoneNumberIds: readonly string[]): Promise<void> {
  await engineDb.refusedWebhook.deleteMany({ where: { phoneNumberId: { in: [...phoneNumberIds] } } })
}

/** Whether webhooks of a phone number were refused and none was taken since. For the engine role. */
export const isRefused = async (engineDb: Database, phoneNumberId: string): Promise<boolean> =>
  (await engineDb.refusedWebhook.count({ where: { phoneNumberId } })) > 0

/** Of which the administrators were told by no mail, or by none for so long. */
export const findUntoldRefused = (engineDb: Database, toldBefore: Date): Promise<RefusedNumber[]> =>
  engineDb.refusedWebhook.findMany({
    where: { OR: [{ toldAt: null }, { toldAt: { lt: toldBefore } }] },
    orderBy: { phoneNumberId: 'asc' },
    take: MOST_TOLD,
    select: { phoneNumberId: true, many: true, firstAt: true },
  })

type Marked = { numbers: readonly RefusedNumber[]; from: Date; at: Date }

/** Notes that the mail about these leaves now; false where another process was first. */
export async function markRefusedTold(engineDb: Database, { numbers, from, at }: Marked): Promise<boolean> {
  const phoneNumberId = { in: numbers.map((one) => one.phoneNumberId) }
  const untold = { OR: [{ toldAt: null }, { toldAt: { lt: from } }] }
  const { count } = await engineDb.refusedWebhook.updateMany({
    where: { phoneNumberId, ...untold },
    data: { toldAt: at },
  })
  return count > 0
}

/** Nobody took the mail that was noted then. */
export async function takeBackRefusedTold(engineDb: Database, at: Date): Promise<void> {
  await engineDb.refusedWebhook.updateMany({ where: { toldAt: at }, data: { toldAt: null } })
}
