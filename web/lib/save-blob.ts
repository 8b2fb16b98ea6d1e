const REVOKE_AFTER_MS = 10_000

/** Saves what is here as a file of the browser's. */
export function saveBlob(blob: Blob, as: string): void {
  const url = URL.createObjectURL(blob)
  Object.assign(document.createElement('a'), { href: url, download: as }).click()
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS)
}
