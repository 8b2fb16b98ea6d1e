import { createHash } from 'node:crypto'

/**
 * A request that writes a draft from the bytes of its mail: within JSON a large one is refused. See
 * https://developers.google.com/workspace/gmail/api/guides/uploads#multipart.
 */
export function draftUpload(raw: Buffer, threadId: string | null) {
  const mark = `locanda_${createHash('sha256').update(raw).digest('hex').slice(0, 32)}`
  const about = JSON.stringify({ message: threadId === null ? {} : { threadId } })
  const head = [
    ...[`--${mark}`, 'Content-Type: application/json; charset=UTF-8', '', about],
    ...[`--${mark}`, 'Content-Type: message/rfc822', '', ''],
  ].join('\r\n')
  return {
    path: 'upload/gmail/v1/users/me/drafts?uploadType=multipart',
    headers: { 'content-type': `multipart/related; boundary=${mark}` },
    body: new Uint8Array(Buffer.concat([Buffer.from(head), raw, Buffer.from(`\r\n--${mark}--\r\n`)])),
  }
}
