/**
 * The draft that a multipart upload brings, as `drafts.create` has it in JSON; null where the body is none
 * (https://developers.google.com/workspace/gmail/api/guides/uploads#multipart).
 */
export function uploadedDraft(body: Buffer, contentType: string): { message: { raw: string } } | null {
  const boundary = /^multipart\/related;.*boundary="?([^";]+)"?/i.exec(contentType)?.[1]
  if (boundary === undefined) return null
  const [, about, mail, end] = body.toString('latin1').split(new RegExp(`(?:^|\r\n)--${boundary}`))
  const json = contentOf(about, 'application/json')
  const raw = contentOf(mail, 'message/rfc822')
  if (json === null || raw === null || !end?.startsWith('--')) return null
  const { message } = JSON.parse(json) as { message?: object }
  return { message: { ...message, raw: Buffer.from(raw, 'latin1').toString('base64url') } }
}

function contentOf(part: string | undefined, type: string): string | null {
  const at = part?.indexOf('\r\n\r\n') ?? -1
  if (part === undefined || at < 0) return null
  return part.slice(0, at).toLowerCase().includes(`content-type: ${type}`) ? part.slice(at + 4) : null
}
