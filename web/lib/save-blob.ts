const REVOKE_AFTER_MS = 10_000

/** Saves a text that is here as a file of the browser's. */
export function saveText(text: string, { as, type }: { as: string; type: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href: url, download: as }).click()
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS)
}
