import type { SnippetInput, SnippetView } from '#api/contract/snippets.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { snippetData } from './snippet-data.ts'
import { snippetView } from './snippet-view.ts'

type ChangeSnippet = { params: { id: string }; body: SnippetInput }

/** @throws AppError not_found, also for another host's; conflict for a name that is taken. */
export const changeSnippet = (context: HostContext, { params: { id }, body }: ChangeSnippet): Promise<SnippetView> =>
  inHost(context.deps.db, context.host.id, async (tx) => {
    const where = { hostId: context.host.id, id }
    if ((await tx.snippet.count({ where })) === 0) throw notFound('Snippet')
    const data = await snippetData(tx, context, { body, id })
    const [row] = await tx.snippet.updateManyAndReturn({ where, data, select: snippetView })
    if (row === undefined) throw notFound('Snippet')
    return row
  })
