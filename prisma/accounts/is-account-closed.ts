import { Prisma, type Transaction } from '#prisma/client.ts'

/**
 * Whether nothing of a host's may act any more, inside `inHost`: their account is disabled or deleted, as last heard. Asked at the
 * moment when something would act.
 */
export async function isAccountClosed(tx: Transaction, hostId: string): Promise<boolean> {
  const [account] = await tx.$queryRaw<{ isClosed: boolean }[]>`
    select ${accountClosed(Prisma.sql`${hostId}::uuid`)} as "isClosed"`
  return account?.isClosed === true
}

/** In SQL: whether the account of the host of a row is closed, where the role may see it. `hostId`: the column. */
export const accountClosed = (hostId: Prisma.Sql): Prisma.Sql => Prisma.sql`exists (
  select from host closed_host join account_state closed on closed.kc_sub = closed_host.kc_sub
  where closed_host.id = ${hostId} and closed.access in ('disabled', 'deleted'))`

/** In SQL: whether the account of the host of a row is deleted: whoever is made anew is another. */
export const accountDeleted = (hostId: Prisma.Sql): Prisma.Sql => Prisma.sql`exists (
  select from host gone_host join account_state gone on gone.kc_sub = gone_host.kc_sub
  where gone_host.id = ${hostId} and gone.access = 'deleted')`
