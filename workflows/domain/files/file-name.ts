import { cleanLine } from '#workflows/domain/clean-name.ts'
import { cutText } from '#workflows/domain/cut-text.ts'

const MAX_CHARACTERS = 120
const MAX_ENDING = 12

/**
 * A file's name fit for a screen and a disk: no folder, nothing hidden, nothing that a shell or a file system reads otherwise; the
 * ending stays where a name is cut. Empty where nothing is left.
 */
export function cleanFileName(name: string | null | undefined): string {
  const last =
    cleanLine(name ?? '', 1_000)
      .split(/[/\\]/)
      .at(-1) ?? ''
  const clean = last.replace(/[<>:"|?*]/g, '_').replace(/^[.\s]+|[.\s]+$/g, '')
  if (clean.length <= MAX_CHARACTERS) return clean
  const ending = /\.[^.]{1,12}$/.exec(clean)?.[0] ?? ''
  return `${cutText(clean, MAX_CHARACTERS - MAX_ENDING)}${ending}`
}
