import type { SourceTypeName, SourceView } from '#api/contract/sources.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { forgetProgress } from './forget-progress.ts'
import { auditSource, saveSource } from './save-source.ts'
import { type SourceInputs, sourceDrafts } from './source-draft.ts'

/** Replaces a source's settings; a blank secret keeps the current one (not for email). @throws AppError not_found */
export function updateSource<T extends SourceTypeName>(type: T) {
  return (context: HostContext, input: { params: { id: string }; body: SourceInputs[T] }): Promise<SourceView> => {
    const { host } = context
    const { id } = input.params
    return saveSource(context, { ...sourceDrafts[type](input.body), id }, async (tx, columns) => {
      // A deleted source that was once connected to the same place gives way.
      await tx.messageSource.updateMany({
        where: { hostId: host.id, connectionKey: columns.connectionKey, deletedAt: { not: null } },
        data: { connectionKey: null },
      })
      await forgetProgress(tx, { hostId: host.id, id, connectionKey: columns.connectionKey })
      const { count } = await tx.messageSource.updateMany({
        where: { id, hostId: host.id, type, deletedAt: null },
        data: columns,
      })
      if (count === 0) throw notFound('Source')
      await auditSource(tx, context, { action: 'source.update', id, type })
      return id
    })
  }
}
