export type UploadedMedia = { content: Buffer; type: string; name: string }

/** What Meta lets a business hand in: https://developers.facebook.com/docs/whatsapp/cloud-api/reference/media#supported-media-types */
const MOST_BYTES: [RegExp, number][] = [
  [/^image\/(?:jpeg|png)$/, 5_242_880],
  [/^image\/webp$/, 512_000],
  [/^audio\/(?:aac|amr|mpeg|mp4|ogg)$/, 16_777_216],
  [/^video\/(?:mp4|3gpp)$/, 16_777_216],
  [
    /^(?:text\/plain|application\/(?:pdf|msword|vnd\.(?:ms-excel|ms-powerpoint|openxmlformats-officedocument\..+)))$/,
    104_857_600,
  ],
]

/** The file of a form as `POST /{phone-number-id}/media` takes it; null for one that Meta refuses. */
export function readUpload(body: Buffer, contentType: string): UploadedMedia | null {
  const boundary = /^multipart\/form-data;\s*boundary=(.+)$/i.exec(contentType)?.[1]
  if (boundary === undefined) return null
  const fields = new Map<string, { head: string; value: string }>()
  for (const part of body.toString('latin1').split(`--${boundary}`)) {
    const at = part.indexOf('\r\n\r\n')
    const name = /name="(\w+)"/.exec(part.slice(0, at))?.[1]
    if (name !== undefined) fields.set(name, { head: part.slice(0, at), value: part.slice(at + 4, -2) })
  }
  const file = fields.get('file')
  const type = fields.get('type')?.value ?? ''
  if (file === undefined || fields.get('messaging_product')?.value !== 'whatsapp') return null
  const most = MOST_BYTES.find(([pattern]) => pattern.test(type))?.[1] ?? 0
  if (file.value.length > most || !file.head.includes(`Content-Type: ${type}`)) return null
  const name = Buffer.from(/filename="([^"]*)"/.exec(file.head)?.[1] ?? '', 'latin1').toString('utf8')
  return { content: Buffer.from(file.value, 'latin1'), type, name }
}
