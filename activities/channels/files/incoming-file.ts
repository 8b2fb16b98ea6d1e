import { FILE_CAPS } from '#workflows/domain/files/file-caps.ts'

/** A file that a guest sent. `content` and its `sha256` are null where it is too large to be kept here. */
export type IncomingFile = {
  name: string
  /** By its bytes; of what was not fetched what the mail says. */
  mediaType: string
  bytes: number
  sha256: string | null
  content: Uint8Array<ArrayBuffer> | null
  /** By which the page of its mail names it. */
  contentId?: string
  /** Of WhatsApp: it is fetched by this once its message is stored. */
  mediaId?: string
}

/** Says of each file in turn whether it is still within the caps. */
export function fileBudget() {
  let files = 0
  let all = 0
  return (bytes: number): boolean => {
    if (files >= FILE_CAPS.files || bytes > FILE_CAPS.fileBytes || all + bytes > FILE_CAPS.allBytes) return false
    files++
    all += bytes
    return true
  }
}
