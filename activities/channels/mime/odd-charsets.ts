import type { Email } from 'postal-mime'

/** The upper half of code page 850: what old programs of Windows' console write. */
const CP_850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'
const DOS = /^content-type:(?:[^\r\n]|\r?\n[ \t]){0,400}?charset\s*=\s*"?(?:ibm|cp|pc)-?850/im
const UTF_7 = /^content-type:(?:[^\r\n]|\r?\n[ \t]){0,400}?charset\s*=\s*"?(?:unicode-1-1-)?utf-?7(?!\d)/im
/** UTF-8 that was read as windows-1252: `Ã©`. */
const READ_WRONGLY =
  /[\u00c2-\u00f4][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]/u

const BYTES = new Map(
  Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1252').decode(new Uint8Array([byte])), byte]),
)

/** The bytes of which windows-1252 makes a text; null where it makes no such text. */
function bytesOf(text: string): Uint8Array | null {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) {
    const byte = BYTES.get(text[at] ?? '')
    if (byte === undefined) return null
    bytes[at] = byte
  }
  return bytes
}

/** What a mail that names another charset than it is written in says, line by line; and what is written in one that no parser knows. */
export function inOddCharset(email: Email, source: string): Email {
  const read = DOS.test(source) ? fromDos : UTF_7.test(source) ? fromUtf7 : asMeant
  const { text, html } = email
  return {
    ...email,
    ...(text === undefined ? {} : { text: text.split('\n').map(read).join('\n') }),
    // A page in UTF-7 is no page: what it hides would be read as one.
    ...(html === undefined || read === fromUtf7 ? {} : { html: html.split('\n').map(read).join('\n') }),
  }
}

function asMeant(line: string): string {
  if (!READ_WRONGLY.test(line)) return line
  const bytes = bytesOf(line)
  if (bytes === null) return line
  const meant = new TextDecoder().decode(bytes)
  return meant.includes('\uFFFD') ? line : meant
}

const fromDos = (line: string): string =>
  line.replace(/[\u0080-\uffff]/g, (character) => {
    const byte = BYTES.get(character)
    return byte === undefined || byte < 128 ? character : (CP_850[byte - 128] ?? character)
  })

/** RFC 2152: `+AOk-`. */
const fromUtf7 = (line: string): string =>
  line.replace(/\+([A-Za-z0-9+/]{0,2000})-?/g, (whole, encoded: string) => {
    if (encoded === '') return whole === '+-' ? '+' : whole
    const bytes = Buffer.from(encoded, 'base64')
    return new TextDecoder('utf-16be').decode(bytes.subarray(0, bytes.length - (bytes.length % 2)))
  })
