import type { SentenceInput } from '#workflows/domain/sentences/sentence.ts'
import { FILE_LIMITS, type Transport } from './outgoing-limits.ts'
import { whatsappMediaOf } from './whatsapp-media.ts'

export type FileToSend = { mediaType: string; bytes: number }

const inMegabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024)
const tooLarge = (most: number): SentenceInput => ({ code: 'file_too_large', params: { most: inMegabytes(most) } })

/** Why these files cannot go together on this transport; null where they can. Each is asked first, then all of them. */
export function judgeFiles(transport: Transport, files: readonly FileToSend[]): SentenceInput | null {
  const limits = FILE_LIMITS[transport]
  for (const file of files) {
    const refusal = judgeFile(transport, file)
    if (refusal !== null) return refusal
  }
  if (files.length > limits.files) return { code: 'too_many_files', params: { most: limits.files } }
  const all = files.reduce((sum, { bytes }) => sum + bytes, 0)
  if (all <= limits.allBytes) return null
  return { code: 'files_too_large', params: { most: inMegabytes(limits.allBytes) } }
}

function judgeFile(transport: Transport, { mediaType, bytes }: FileToSend): SentenceInput | null {
  const { fileBytes } = FILE_LIMITS[transport]
  if (bytes === 0) return { code: 'file_empty' }
  if (transport !== 'whatsapp') return bytes > fileBytes ? tooLarge(fileBytes) : null
  const media = whatsappMediaOf(mediaType)
  if (media === null) return { code: 'file_not_for_whatsapp' }
  return bytes > media.mostBytes ? tooLarge(media.mostBytes) : null
}
