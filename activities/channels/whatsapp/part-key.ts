const MARK = '#'

/** The key that Meta gives back with the statuses of a file that leaves before the last part of its message. */
export const partKey = (sendKey: string, fileId: string) => `${sendKey}${MARK}${fileId}`

/** Which send a part is of; null for the key of a whole send, which its last part has. */
export function partOf(key: string): string | null {
  const at = key.indexOf(MARK)
  return at < 0 ? null : key.slice(0, at)
}
