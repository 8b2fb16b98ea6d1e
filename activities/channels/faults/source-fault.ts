import { AppError } from '#workflows/domain/errors.ts'
import type { SentenceInput } from '#workflows/domain/sentences/sentence.ts'
import { SOURCE_FAULTS, type SourceFaultCode } from '#workflows/domain/source-faults.ts'

/** The failure that a fault of the table is: `upstream_unavailable` where it passes, `unauthenticated` where it needs the host. */
export function sourceFault(
  input: SentenceInput<SourceFaultCode>,
  { detail, cause }: { detail?: string; cause?: unknown },
) {
  const kind = SOURCE_FAULTS[input.code] === 'passes' ? 'upstream_unavailable' : 'unauthenticated'
  return new AppError(kind, { ...input, ...(detail === undefined ? {} : { message: detail }), cause })
}
