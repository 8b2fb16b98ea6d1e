import type { Transaction } from '#prisma/client.ts'
import type { UnsentFileModel } from '#prisma/generated/models.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { judgeFiles } from '#workflows/domain/files/judge-files.ts'
import type { Transport } from '#workflows/domain/files/outgoing-limits.ts'
import { insertContent } from './insert-content.ts'

/** Any number that no other advisory lock of the product has. */
const UNSENT_FILES = 7_391
/** Of a host in all chats: what nobody sends shall not fill the disk. */
const MOST_UNSENT = { files: 200, bytes: 500 * 1024 * 1024 }

export type NewFile = Omit<UnsentFileModel, 'uploadedAt' | 'bytes'> & { content: Uint8Array<ArrayBuffer> }
type At = { transport: Transport; now: Date }

/**
 * Keeps a file beside a text that was not sent. The same bytes of the same name in the same place are one file; of
 * another name they are another, whose content is stored once.
 * @throws AppError rule_refused where it cannot go with what is there, or the host has too many.
 */
export async function keepUnsentFile(tx: Transaction, file: NewFile, { transport, now }: At): Promise<UnsentFileModel> {
  const { content, ...columns } = file
  const { hostId, placeId, name, sha256, mediaType } = file
  await tx.$queryRaw`select from pg_advisory_xact_lock(${UNSENT_FILES}::int, hashtext(${hostId}))`
  const beside = await tx.unsentFile.findMany({ where: { hostId, placeId }, orderBy: { uploadedAt: 'asc' } })
  const same = beside.find((other) => other.sha256 === sha256 && other.name === name)
  if (same !== undefined) return same
  const refusal = judgeFiles(transport, [...beside, { mediaType, bytes: content.length }]) ?? (await tooMany(tx, file))
  if (refusal !== null) throw new AppError('rule_refused', refusal)
  await insertContent(tx, hostId, { sha256, content })
  return tx.unsentFile.create({ data: { ...columns, bytes: content.length, uploadedAt: now } })
}

async function tooMany(tx: Transaction, { hostId, content }: NewFile) {
  const { _count: files, _sum: sum } = await tx.unsentFile.aggregate({
    where: { hostId },
    _count: true,
    _sum: { bytes: true },
  })
  const isRoom = files < MOST_UNSENT.files && (sum.bytes ?? 0) + content.length <= MOST_UNSENT.bytes
  return isRoom ? null : ({ code: 'too_many_unsent_files' } as const)
}
