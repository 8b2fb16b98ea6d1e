import type { IncomingFile } from '#activities/channels/files/incoming-file.ts'
import { cleanFileName } from '#workflows/domain/files/file-name.ts'
import { endingOf } from '#workflows/domain/files/media-type.ts'
import { isRecord } from '#workflows/domain/is-record.ts'

const KINDS = ['image', 'video', 'audio', 'document', 'sticker'] as const
const TYPE = /^[a-z0-9.+-]{1,40}\/[a-z0-9.+-]{1,80}/i
/** Meta's ids are digits; whatever else one may be, it stays within the path. */
const MEDIA_ID = /^[\w.:-]{1,200}$/

/** The files that a message names, each to be fetched by its id: what they are is known then. */
export function mediaOf(message: Record<string, unknown>): IncomingFile[] {
  return KINDS.flatMap((kind) => {
    const part = message[kind]
    const id = isRecord(part) && (typeof part.id === 'string' || typeof part.id === 'number') ? String(part.id) : ''
    if (!isRecord(part) || !MEDIA_ID.test(id)) return []
    const said = typeof part.mime_type === 'string' ? TYPE.exec(part.mime_type)?.[0].toLowerCase() : undefined
    const mediaType = said ?? 'application/octet-stream'
    const given = typeof part.filename === 'string' ? cleanFileName(part.filename) : ''
    const name = given === '' ? `${kind}.${endingOf(mediaType)}` : given
    return [{ name, mediaType, bytes: 0, sha256: null, content: null, mediaId: id }]
  })
}
