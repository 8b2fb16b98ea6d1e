import { callForResponse } from '#web/lib/api-client.ts'
import { saveBlob } from '#web/lib/save-blob.ts'

/** Saves what a call answers. It needs the token, so that a plain link cannot fetch it. @throws ApiError */
export async function saveFile(name: 'downloadRaw' | 'downloadFile', id: string, as: string): Promise<void> {
  const response = await callForResponse(name, { params: { id } })
  saveBlob(await response.blob(), as)
}
