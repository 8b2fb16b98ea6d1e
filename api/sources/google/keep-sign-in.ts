import type { SourceColumns } from '#api/sources/save-source.ts'
import type { SourceDraft } from '#api/sources/source-draft.ts'
import type { Transaction } from '#prisma/client.ts'
import type { GmailConfig } from '#prisma/source-config.ts'
import { invalidField } from '#workflows/domain/errors.ts'

type Update = { hostId: string; id: string; draft: SourceDraft; columns: SourceColumns }

/**
 * A mailbox that was connected with Google stays so where no app password is given.
 * @throws AppError invalid_input where it is to be another mailbox: to that one nobody has let us in.
 */
export async function keepSignIn(tx: Transaction, { hostId, id, draft, columns }: Update): Promise<SourceColumns> {
  if (draft.type !== 'gmail' || 'emailPass' in draft.secrets) return columns
  const row = await tx.messageSource.findFirst({
    where: { id, hostId, deletedAt: null, config: { path: ['signIn'], equals: 'google' } },
    select: { connectionKey: true, config: true },
  })
  if (row === null) return columns
  if (row.connectionKey !== draft.connectionKey) throw invalidField('emailPass', { code: 'field_required' })
  const { emailUser } = row.config as GmailConfig
  return {
    ...columns,
    identifier: emailUser,
    config: { ...(columns.config as GmailConfig), emailUser, signIn: 'google' },
  }
}
