/** Some failures are only logged (specification, section 8): the screen has already taken the change back. */
export const logFailure = (error: unknown): void => {
  // oxlint-disable-next-line no-console -- the one place where the browser's console is written to
  console.error(error)
}
