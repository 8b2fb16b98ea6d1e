/** What keeps Locanda from starting, as one sentence that names the mend. Scripts print it without a stack. */
export class StartFailure extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options)
    this.name = 'StartFailure'
  }
}

/** The code of a system error (`ENOENT`, `EADDRINUSE`), or undefined for anything else. */
export function systemErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
