import { callForResponse } from '#web/lib/api-client.ts'

const REVOKE_AFTER_MS = 10_000

/** Saves what a call answers. It needs the token, so that a plain link cannot fetch it. @throws ApiError */
export async function saveFile(name: 'downloadRaw' | 'downloadFile', id: string, as: string): Promise<void> {
  const response = await callForResponse(name, { params: { id } })
  const url = URL.createObjectURL(await response.blob())
  Object.assign(document.createElement('a'), { href: url, download: as }).click()
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS)
}
