import { AppError } from '#workflows/domain/errors.ts'

const LINE_FEED = 10
const DASH = 45
const MAX_DELIMITER_LINES = 2_000

/**
 * Counts the lines that can be MIME delimiters before anything is parsed: the parser has no cap on parts.
 * @throws AppError invalid_input above 2,000.
 */
export function refuseTooManyParts(raw: Uint8Array): void {
  let count = 0
  for (let at = raw.indexOf(LINE_FEED); at !== -1; at = raw.indexOf(LINE_FEED, at + 1)) {
    if (raw[at + 1] === DASH && raw[at + 2] === DASH && ++count > MAX_DELIMITER_LINES) {
      throw new AppError('invalid_input', { code: 'too_many_parts' })
    }
  }
}
