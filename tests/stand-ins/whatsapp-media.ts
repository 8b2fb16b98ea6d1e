import { createHash, randomInt } from 'node:crypto'

/**
 * What the next request for a file does. `gone`: Meta knows no such file; `busy`: asked for its link, Meta is away; `expired`: the link
 * has died; `hang up`: the connection ends in the midst of the file; `foreign`: the link leads to somebody else.
 */
export type MediaFault = 'gone' | 'busy' | 'expired' | 'hang up' | 'foreign' | 'no such code'
export type Media = { content: Uint8Array; type: string; faults?: MediaFault[]; fileSize?: number }
type Answer = { status: number; json?: unknown; bytes?: Uint8Array; type?: string; isCut?: boolean }

const error = (code: number, subcode?: number) => ({
  error: { code, message: `(#${code}) refused`, type: 'OAuthException', ...(subcode && { error_subcode: subcode }) },
})

/** The files of the Cloud API: each by its id, and by a link of its own each time. */
export function createMediaStore(url: () => string) {
  const files = new Map<string, Media>()
  const links = new Map<string, string>()
  const asked: string[] = []
  const next = (id: string, isLink: boolean) => {
    const faults = files.get(id)?.faults
    return (faults?.[0] === 'hang up') === isLink ? undefined : faults?.shift()
  }

  const linkOf = (id: string): Answer => {
    const media = files.get(id)
    const fault = next(id, true)
    if (fault === 'busy') return { status: 500, json: error(131000) }
    if (media === undefined || fault === 'gone') return { status: 400, json: error(100, 33) }
    if (fault === 'no such code') return { status: 400, json: error(131052) }
    const key = String(randomInt(1e12))
    links.set(key, fault === 'expired' ? 'dead' : id)
    const sha256 = createHash('sha256').update(media.content).digest('hex')
    const at = fault === 'foreign' ? 'http://127.0.0.1:1' : url()
    const size = media.fileSize ?? media.content.length
    return {
      status: 200,
      json: {
        ...{ url: `${at}/media-link/${key}`, mime_type: media.type, sha256, file_size: size, id },
        messaging_product: 'whatsapp',
      },
    }
  }
  const fileAt = (key: string): Answer => {
    const id = links.get(key) ?? 'dead'
    const media = files.get(id)
    if (media === undefined) return { status: 404, json: {} }
    return { status: 200, bytes: media.content, type: media.type, isCut: next(id, false) === 'hang up' }
  }
  return {
    /** The ids whose links were asked for, in order. */
    asked,
    add(media: Media): string {
      const id = String(randomInt(1e12))
      files.set(id, { ...media, faults: [...(media.faults ?? [])] })
      return id
    },
    has: (id: string) => files.has(id),
    /** Null: it is no request for a file. */
    answer(path: string): Answer | null {
      const [, version = '', id = ''] = path.split('/')
      if (version === 'media-link') return fileAt(id)
      if (!files.has(id)) return null
      asked.push(id)
      return linkOf(id)
    },
  }
}
