import { createCipheriv } from 'node:crypto'
import { guestMail } from './mail-bench.ts'

/** A part of a mail: its headers, and its bytes in base64, or text as it stands. */
export type MailPart = { headers: string[]; content: Buffer | string }

const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')
/** A photo of so many bytes, each like no other. */
export const photoOf = (bytes: number, seed = 1): Buffer => {
  const noise = createCipheriv('aes-128-ctr', Buffer.alloc(16, seed), Buffer.alloc(16))
  return Buffer.concat([JPEG, noise.update(Buffer.alloc(Math.max(0, bytes - JPEG.length)))]).subarray(0, bytes)
}

export const filePart = (type: string, name: string, content: Buffer, disposition = 'attachment'): MailPart => ({
  headers: [`Content-Type: ${type}; name="${name}"`, `Content-Disposition: ${disposition}; filename="${name}"`],
  content,
})
export const textPart = (content: string, type = 'text/plain'): MailPart => ({
  headers: [`Content-Type: ${type}; charset=utf-8`],
  content,
})

const written = ({ headers, content }: MailPart) =>
  typeof content === 'string'
    ? [...headers, '', content]
    : [
        ...headers,
        'Content-Transfer-Encoding: base64',
        '',
        (content.toString('base64').match(/.{1,76}/g) ?? []).join('\r\n'),
      ]

export const multipart = (kind: string, mark: string, parts: readonly MailPart[]): MailPart => ({
  headers: [`Content-Type: multipart/${kind}; boundary="${mark}"`],
  content: [...parts.flatMap((part) => [`--${mark}`, ...written(part)]), `--${mark}--`, ''].join('\r\n'),
})

/** A guest's mail that is this part. */
export const mailOf = ({ headers, content }: MailPart, more: Parameters<typeof guestMail>[0] = {}) =>
  guestMail({ ...more, headers: ['MIME-Version: 1.0', ...headers], body: String(content) })
