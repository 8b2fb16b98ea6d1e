import type { SourceTypeName, SourceView } from '#api/contract/sources.ts'
import type { HostContext } from '#api/http/define-route.ts'
import type { Transaction } from '#prisma/client.ts'
import type { WakeRef } from '#prisma/messages/owed-wakes.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { earlierSelves, findAlike } from './earlier-selves.ts'
import { forgetProgress } from './forget-progress.ts'
import { goOnAgain } from './go-on-again.ts'
import { auditSource, type SourceColumns, saveSource } from './save-source.ts'
import { type SourceDraft, type SourceInputs, sourceDrafts } from './source-draft.ts'

const FIRST_SECRET: Partial<
  Record<SourceTypeName, [field: string, code: 'gmail_source_incomplete' | 'whatsapp_source_incomplete']>
> = {
  gmail: ['emailPass', 'gmail_source_incomplete'],
  whatsapp: ['accessToken', 'whatsapp_source_incomplete'],
}

/**
 * Connects a source. One that the host deleted is taken up again under its old id, whatever its server is called now, so that nothing
 * it brought in before is brought in twice, its chats go on, and what ended with it is owed again.
 * @throws AppError invalid_input, conflict or rule_refused, as the checks of its type say.
 */
export function createSource<T extends SourceTypeName>(type: T) {
  return async (context: HostContext, { body }: { body: SourceInputs[T] }): Promise<SourceView> => {
    const { deps } = context
    const draft = sourceDrafts[type](body)
    refuseWithoutSecret(draft)
    const alike = await findAlike(context, draft)
    let owed: WakeRef[] = []
    const view = await saveSource(context, draft, async (tx, columns) => {
      const taken = await takeUp(tx, context, { columns, alike })
      owed = taken.owed
      await auditSource(tx, context, { action: 'source.create', id: taken.id, type })
      return taken.id
    })
    deps.workflows.wake(owed)
    return view
  }
}

type Taken = { id: string; owed: WakeRef[] }

/** A new row, or the one that the host deleted. */
async function takeUp(
  tx: Transaction,
  context: HostContext,
  { columns, alike }: { columns: SourceColumns; alike: readonly string[] },
): Promise<Taken> {
  const { id: hostId } = context.host
  const { connectionKey } = columns
  const selves = await earlierSelves(tx, { hostId, connectionKey, alike })
  const id = selves[0]?.id ?? context.deps.newId()
  await forgetProgress(tx, { hostId, id, connectionKey, now: context.deps.now() })
  const { count } = await tx.messageSource.updateMany({
    where: { id, hostId, deletedAt: { not: null } },
    data: { ...columns, deletedAt: null, pausedAt: null },
  })
  if (count === 0) await tx.messageSource.create({ data: { ...columns, id, hostId } })
  return { id, owed: await goOnAgain(tx, context, { id, selves }) }
}

/** @throws AppError invalid_input: blank keeps the current secret on edit only. */
function refuseWithoutSecret({ type, secrets }: SourceDraft): void {
  const first = FIRST_SECRET[type]
  if (first === undefined || first[0] in secrets) return
  throw new AppError('invalid_input', { code: first[1], fields: { [first[0]]: say({ code: 'field_required' }) } })
}
