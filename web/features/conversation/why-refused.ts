import type { UnsentFilesView } from '#api/contract/message-files.ts'
import { it } from '#web/texts/files-to-send.ts'

/** Why a file of so many bytes cannot stand beside those; undefined where it may, by what can be said before it is sent up. */
export function whyRefused(
  { files, fileBytes, allBytes }: UnsentFilesView['limits'],
  beside: readonly number[],
  bytes: number,
): string | undefined {
  if (bytes === 0) return it.empty
  if (bytes > fileBytes) return it.tooLarge(fileBytes)
  if (beside.length >= files) return it.tooMany(files)
  return beside.reduce((sum, one) => sum + one, bytes) > allBytes ? it.tooLargeTogether(allBytes) : undefined
}
