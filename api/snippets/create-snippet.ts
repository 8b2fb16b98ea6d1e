import { MOST_SNIPPETS, type SnippetInput, type SnippetView } from '#api/contract/snippets.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { snippetData } from './snippet-data.ts'
import { snippetView } from './snippet-view.ts'

/** @throws AppError not_found for another host's property; conflict for a name that is taken; rule_refused beyond so many. */
export const createSnippet = (context: HostContext, { body }: { body: SnippetInput }): Promise<SnippetView> =>
  inHost(context.deps.db, context.host.id, async (tx) => {
    const hostId = context.host.id
    if ((await tx.snippet.count({ where: { hostId } })) >= MOST_SNIPPETS)
      throw new AppError('rule_refused', { code: 'too_many_snippets', params: { most: MOST_SNIPPETS } })
    const data = await snippetData(tx, context, { body })
    return tx.snippet.create({ data: { hostId, ...data }, select: snippetView })
  })
