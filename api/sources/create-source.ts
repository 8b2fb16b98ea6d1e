import type { SourceTypeName, SourceView } from '#api/contract/sources.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { auditSource, saveSource } from './save-source.ts'
import { type SourceDraft, type SourceInputs, sourceDrafts } from './source-draft.ts'

const FIRST_SECRET: Partial<
  Record<SourceTypeName, [field: string, code: 'gmail_source_incomplete' | 'whatsapp_source_incomplete']>
> = {
  gmail: ['emailPass', 'gmail_source_incomplete'],
  whatsapp: ['accessToken', 'whatsapp_source_incomplete'],
}

/**
 * Connects a source. One that the host deleted is taken up again under its old id, so that nothing it brought in
 * before is brought in twice.
 * @throws AppError invalid_input, conflict or rule_refused, as the checks of its type say.
 */
export function createSource<T extends SourceTypeName>(type: T) {
  return (context: HostContext, { body }: { body: SourceInputs[T] }): Promise<SourceView> => {
    const { deps, host } = context
    const draft = sourceDrafts[type](body)
    refuseWithoutSecret(draft)
    return saveSource(context, draft, async (tx, columns) => {
      const id = deps.newId()
      const { connectionKey } = columns
      const revived = await tx.messageSource.updateManyAndReturn({
        where: { hostId: host.id, connectionKey, deletedAt: { not: null } },
        data: { ...columns, deletedAt: null },
        select: { id: true },
      })
      const [old] = revived
      if (old === undefined) await tx.messageSource.create({ data: { ...columns, id, hostId: host.id } })
      await auditSource(tx, context, { action: 'source.create', id: old?.id ?? id, type })
      return old?.id ?? id
    })
  }
}

/** @throws AppError invalid_input: blank keeps the current secret on edit only. */
function refuseWithoutSecret({ type, secrets }: SourceDraft): void {
  const first = FIRST_SECRET[type]
  if (first === undefined || first[0] in secrets) return
  throw new AppError('invalid_input', { code: first[1], fields: { [first[0]]: say({ code: 'field_required' }) } })
}
