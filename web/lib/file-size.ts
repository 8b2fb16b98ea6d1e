import { say } from '#web/texts/say.ts'
import { numberFormat } from './formats.ts'

const tenths = numberFormat('it', { maximumFractionDigits: 1 })

/** How large a file is, as hosts read it: `1,4 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < 1_000) return say.time.bytes(bytes)
  return bytes < 999_500 ? `${Math.round(bytes / 1_000)} KB` : `${tenths(bytes / 1_000_000)} MB`
}
