import type { UnreadWebhookView } from '#api/contract/webhooks.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { asAdministrator } from '#prisma/host-scope.ts'

const MOST = 50

/** What came and nobody can be shown, the newest first. */
export async function listUnreadWebhooks({ deps }: HostContext): Promise<UnreadWebhookView[]> {
  const rows = await asAdministrator(deps.db, (tx) =>
    tx.unreadWebhook.findMany({ orderBy: [{ lastAt: 'desc' }, { key: 'asc' }], take: MOST }),
  )
  return rows.map(({ firstAt, lastAt, ...row }) => ({
    ...row,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
  }))
}
