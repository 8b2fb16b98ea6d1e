import type { SourceTypeName, SourceView } from '#api/contract/sources.ts'
import type { HostContext } from '#api/http/define-route.ts'
import type { WakeRef } from '#prisma/messages/owed-wakes.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { earlierSelves, findAlike, staysItself } from './earlier-selves.ts'
import { forgetProgress } from './forget-progress.ts'
import { goOnAgain } from './go-on-again.ts'
import { findAccess, type GoogleAccess } from './google/find-access.ts'
import { giveBack } from './google/give-back.ts'
import { keepSignIn } from './google/keep-sign-in.ts'
import { auditSource, saveSource } from './save-source.ts'
import { type SourceInputs, sourceDrafts } from './source-draft.ts'

/**
 * Replaces a source's settings; a blank secret keeps the current one (not for email). An access of Google's that gives way to an app
 * password is given back. @throws AppError not_found
 */
export function updateSource<T extends SourceTypeName>(type: T) {
  return async (
    context: HostContext,
    input: { params: { id: string }; body: SourceInputs[T] },
  ): Promise<SourceView> => {
    const { host, deps } = context
    let owed: WakeRef[] = []
    let access: GoogleAccess | null = null
    const { id } = input.params
    const draft = { ...sourceDrafts[type](input.body), id }
    const [alike, isItself] = await Promise.all([findAlike(context, draft), staysItself(context, draft)])
    const view = await saveSource(context, draft, async (tx, columns) => {
      // A deleted source that was once connected to the same place gives way, and what it left behind goes on here.
      const { connectionKey } = columns
      const selves = await earlierSelves(tx, { hostId: host.id, connectionKey, alike })
      await tx.messageSource.updateMany({
        where: { hostId: host.id, connectionKey, deletedAt: { not: null } },
        data: { connectionKey: null },
      })
      if ('emailPass' in draft.secrets) access = await findAccess(tx, deps.ring, { hostId: host.id, id })
      const kept = await keepSignIn(tx, { hostId: host.id, id, draft, columns })
      const now = columns.settingsAt
      const isAnother = await forgetProgress(tx, { hostId: host.id, id, connectionKey, isItself, now })
      const { count } = await tx.messageSource.updateMany({
        where: { id, hostId: host.id, type, deletedAt: null },
        data: { ...kept, ...(isAnother ? { movedAt: now } : {}) },
      })
      if (count === 0) throw notFound('Source')
      owed = await goOnAgain(tx, context, { id, selves })
      await auditSource(tx, context, { action: 'source.update', id, type })
      return id
    })
    deps.workflows.wake(owed)
    if (access !== null) await giveBack(deps, access)
    return view
  }
}
