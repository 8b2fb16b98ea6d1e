import type { Attachment, Email } from 'postal-mime'
import { pictureSize } from './picture-size.ts'

const MAX_HTML = 400_000
/** A spacer, a mark that a mail was opened, an icon of a network. */
const SMALL = { bytes: 1_500, area: 64 * 64 }
/** Of a logo; what is larger may be a page of words. */
const LARGE = { bytes: 40 * 1024, area: 150_000 }
/** Fewer characters beside a picture say nothing without it. */
const FEW_CHARACTERS = 12
const DATA = /\ssrc\s*=\s*["']?data:(image\/[a-z0-9.+-]{1,20});base64,([a-z0-9+/=\s]*)/gi

/** As cameras, telephones and programs that copy the screen call what they make. */
const TAKEN =
  /^(?:img|dsc[fn]?|dcim|pxl|mvimg|vid|scan|p\d)[-_ ]?\d{2,}|^(?:photo|foto|bild|immagine|imagen|image|zdj[eę]cie|obr[aá]zek|fotka|whatsapp (?:image|bild|afbeelding)|signal)[-_ ](?=.*\d)|screen ?shot|bildschirmfoto|schermata|captura|capture d|schermafbeelding|zrzut|sn[ií]mek/iu
const PHOTO = /\.(?:jpe?g|hei[cf])$/i
/** As signatures name theirs, and programs what has no name: `image001.jpg`. */
const OF_SIGNATURE =
  /logo|icon|signature|firma|banner|footer|header|badge|social|facebook|instagram|twitter|linkedin|youtube|whatsapp\.|spacer|pixel|unterschrift|podpis|assinatura|handtekening|avatar|profil|^outlook|^att\d|^image\d*\.|^unnamed|^unknown|^img\.|^[\da-f-]{16,}\./iu

/** Whether its name says that somebody took it. */
const isTaken = (name: string) => TAKEN.test(name) || (PHOTO.test(name) && !OF_SIGNATURE.test(name))

/** Whether a picture that a page shows may be what its sender says: one that somebody took, a large one, or all there is. */
export function maySay({ content, filename }: Attachment, words: string): boolean {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'base64') : new Uint8Array(content)
  // Of a large mail only what is text was fetched.
  return bytes.length === 0 || isTaken(filename?.trim() ?? '') || maySpeak(bytes, bytes.length, words)
}

function maySpeak(bytes: Uint8Array, length: number, words: string): boolean {
  const size = pictureSize(bytes)
  const area = size === null ? null : size.width * size.height
  const isAlone = (words.match(/\p{L}/gu)?.length ?? 0) < FEW_CHARACTERS
  if (isAlone) return length > SMALL.bytes && (area ?? SMALL.area + 1) > SMALL.area
  return length > LARGE.bytes || (area ?? 0) > LARGE.area
}

/** The kinds of pictures that stand in the page itself and may say something. */
export const picturesInPage = ({ html = '' }: Email, words: string): string[] =>
  [...html.slice(0, MAX_HTML).matchAll(DATA)].flatMap(([, kind = 'image', data = '']) =>
    maySpeak(Buffer.from(data.slice(0, 64 * 1024), 'base64'), data.length * 0.75, words) ? [kind] : [],
  )

/** Where a page begins to quote. */
const QUOTE = /<blockquote|gmail_quote|divRplyFwdMsg|yahoo_quoted|border-top:\s*solid #(?:e1e1e1|b5c4df)/i
const ALT = /<img\b[^>]{0,2000}?\salt\s*=\s*(?:"([^"]{1,500})"|'([^']{1,500})')/gi
/** What programs write there by themselves. */
const DESCRIBED =
  /generated|generat[ao] automaticamente|automatisch generiert|générée? automatiquement|generada automáticamente|gerada automaticamente|gegenereerd|wygenerowan/i
const FEW_WORDS = 4

/** What stands in place of a page's pictures, where that is more than a name. */
export function wordsOfPictures({ html = '' }: Email): string {
  const own = html.slice(0, MAX_HTML)
  const quote = own.search(QUOTE)
  return [...(quote === -1 ? own : own.slice(0, quote)).matchAll(ALT)]
    .map(([, quoted, single]) => (quoted ?? single ?? '').replace(/&nbsp;|\s+/gi, ' ').trim())
    .filter(
      (alt) => !DESCRIBED.test(alt) && (/[?？]/.test(alt) || (alt.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= FEW_WORDS),
    )
    .slice(0, 20)
    .join('\n')
}
