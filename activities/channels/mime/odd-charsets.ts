import type { Email } from 'postal-mime'

/** The upper halves of what no decoder here knows: code pages of DOS, which old programs still write, and of the first Macs. */
const UPPER: Readonly<Record<string, string>> = {
  437: 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  850: 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  852: 'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛\u02c7˘§÷¸°¨˙űŘř■\u00a0',
  mac: 'ÄĀāÉĄÖÜáąČäčĆćéŹźĎíďĒēĖóėôöõúĚěü†°Ę£§•¶ß®©™ę¨≠ģĮįĪ≤≥īĶ∂∑łĻļĽľĹĺŅņŃ¬√ńŇ∆«»…\u00a0ňŐÕőŌ–—“”‘’÷◊ōŔŕŘ‹›řŖŗŠ‚„šŚśÁŤťÍŽžŪÓÔūŮÚůŰűŲųÝýķŻŁżĢ\u02c7',
}
const ALIASES: Readonly<Record<string, string>> = { 858: '850', ce: 'mac', centraleurroman: 'mac' }
const NAMED = String.raw`^content-type:(?:[^\r\n]|\r?\n[ \t]){0,400}?charset\s*=\s*"?`
const OF_ONE_BYTE = new RegExp(
  String.raw`${NAMED}(?:(?:cs)?(?:ibm|cp|pc|dos)-?0?(437|850|852|858)|x-mac-(ce|centraleurroman))(?![\w-])`,
  'im',
)
const KOREAN = new RegExp(`${NAMED}(?:cs)?iso-?2022-?kr`, 'im')
const CHINESE = new RegExp(`${NAMED}hz-gb`, 'im')
/** As some programs call a page that decoders know under another name: `win-1250`. */
const OF_WINDOWS = new RegExp(String.raw`${NAMED}(?:win|wincp|windows_|ms-ansi-|ansi-?)-?(125[0-8])(?!\d)`, 'im')
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
  const read = readerOf(source)
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

function readerOf(source: string): (line: string) => string {
  const [, page, mac] = OF_ONE_BYTE.exec(source) ?? []
  const name = (page ?? mac ?? '').toLowerCase()
  const upper = UPPER[ALIASES[name] ?? name]
  if (upper !== undefined) return (line) => ofOneByte(name === '858' ? line.replaceAll('Õ', '\u20ac') : line, upper)
  const windows = OF_WINDOWS.exec(source)?.[1]
  if (windows !== undefined) return (line) => inPage(line, `windows-${windows}`)
  if (KOREAN.test(source)) return fromKorean
  if (CHINESE.test(source)) return fromHz
  return UTF_7.test(source) ? fromUtf7 : asMeant
}

/** What was read as windows-1252 and is written in another page of Windows. */
function inPage(line: string, page: string): string {
  const bytes = bytesOf(line)
  return bytes === null ? line : new TextDecoder(page).decode(bytes)
}

const ofOneByte = (line: string, upper: string): string =>
  line.replace(/[\u0080-\uffff]/g, (character) => {
    if (character === '\u20ac' && upper === UPPER['850']) return character
    const byte = BYTES.get(character)
    return byte === undefined || byte < 128 ? character : (upper[byte - 128] ?? character)
  })

/** Two characters of seven bits each are one, as in the same set's form of eight bits. */
const inEightBits = (sevens: string, charset: string): string =>
  new TextDecoder(charset).decode(Uint8Array.from(sevens, (character) => character.charCodeAt(0) | 0x80))

/** RFC 1557: between shift out and shift in. */
const fromKorean = (line: string): string =>
  line
    .replaceAll('\u001b$)C', '')
    .replace(/\u000e([!-~]{0,2000})\u000f?/g, (_, sevens: string) => inEightBits(sevens, 'euc-kr'))

/** RFC 1843. */
const fromHz = (line: string): string =>
  line.replace(/~(?:\{([!-~]{0,2000}?)(?:~\}|$)|(~))/g, (_, sevens: string | undefined, tilde: string | undefined) =>
    sevens === undefined ? (tilde ?? '') : inEightBits(sevens, 'gbk'),
  )

/** RFC 2152: `+AOk-`. */
const fromUtf7 = (line: string): string =>
  line.replace(/\+([A-Za-z0-9+/]{0,2000})-?/g, (whole, encoded: string) => {
    if (encoded === '') return whole === '+-' ? '+' : whole
    const bytes = Buffer.from(encoded, 'base64')
    return new TextDecoder('utf-16be').decode(bytes.subarray(0, bytes.length - (bytes.length % 2)))
  })
