import type { Transaction } from '#prisma/client.ts'

/** Brings what the list shows of a chat's deferrals up to date. The caller holds the chat's lock. */
export async function showOwed(tx: Transaction, { hostId, chatId }: { hostId: string; chatId: string }): Promise<void> {
  await tx.$executeRaw`
    update chat c set answer_due_at = d.due_at, answer_owed_at = d.owed_at
    from (select min(due_at) as due_at, min(owed_at) as owed_at from deferral
      where host_id = ${hostId}::uuid and chat_id = ${chatId}::uuid and settled_at is null) d
    where c.id = ${chatId}::uuid and c.host_id = ${hostId}::uuid
      and (c.answer_due_at, c.answer_owed_at) is distinct from (d.due_at, d.owed_at)`
}
