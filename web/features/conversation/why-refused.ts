import type { UnsentFilesView } from '#api/contract/message-files.ts'
import { say } from '#web/texts/say.ts'

/** Why a file of so many bytes cannot stand beside those; undefined where it may, by what can be said before it is sent up. */
export function whyRefused(
  { files, fileBytes, allBytes }: UnsentFilesView['limits'],
  beside: readonly number[],
  bytes: number,
): string | undefined {
  if (bytes === 0) return say.filesToSend.empty
  if (bytes > fileBytes) return say.filesToSend.tooLarge(fileBytes)
  if (beside.length >= files) return say.filesToSend.tooMany(files)
  return beside.reduce((sum, one) => sum + one, bytes) > allBytes
    ? say.filesToSend.tooLargeTogether(allBytes)
    : undefined
}
