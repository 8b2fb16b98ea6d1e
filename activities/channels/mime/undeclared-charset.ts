import type { Email } from 'postal-mime'

const WESTERN = 'windows-1252'
/** HTML Living Standard, 13.2.3.2: in the first kilobyte; some programs write a long title before. */
const OF_PAGE = /<meta\b[^>]{0,300}?charset\s*=\s*["']?\s*([\w-]{2,30})/i
const MOST_BEFORE = 4_096
/** The field of a text, folded, without what it is written in. */
const OF_TEXT = /^content-type:[ \t]*text\/(?:plain|html)(?:[^\r\n]|\r?\n[ \t]){0,400}/gim

/** What a mail is written in that does not say so: its page may; else what mail programs take it for. */
export function undeclaredCharset({ html = '' }: Email): string {
  const named = OF_PAGE.exec(html.slice(0, MOST_BEFORE))?.[1] ?? WESTERN
  return isCharset(named) ? named : WESTERN
}

function isCharset(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== 'utf-8'
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/** A mail whose texts say nothing of their charset, with what they are written in. */
export function withCharset(source: string, charset: string): Uint8Array<ArrayBuffer> {
  const told = source.replace(OF_TEXT, (field) =>
    /charset\s*=/i.test(field) ? field : `${field.trimEnd()}; charset=${charset}`,
  )
  return new Uint8Array(Buffer.from(told, 'latin1'))
}
