import type { SnippetView } from '#api/contract/snippets.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { snippetView } from './snippet-view.ts'

/** A host's snippets, by name. */
export const listSnippets = ({ deps, host }: HostContext): Promise<SnippetView[]> =>
  inHost(deps.db, host.id, (tx) =>
    tx.snippet.findMany({
      where: { hostId: host.id },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
      select: snippetView,
    }),
  )
