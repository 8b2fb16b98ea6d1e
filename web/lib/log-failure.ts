/** Some failures are only logged (specification, section 8): the screen has already taken the change back. */
export const logFailure = (error: unknown): void => {
  // oxlint-disable-next-line no-console -- the one place where the browser's console is written to
  console.error(error)
}

/**
 * What React mended by drawing once more: logs what was thrown and where in the tree. React's own error only says that there
 * was one, and keeps the other as its cause.
 */
export const logRecovered = (error: unknown, { componentStack }: { componentStack?: string | undefined }): void => {
  const thrown = error instanceof Error ? (error.cause ?? error) : error
  logFailure(new Error(`Drawn at the second try, after ${String(thrown)}:${componentStack ?? ''}`, { cause: thrown }))
}
