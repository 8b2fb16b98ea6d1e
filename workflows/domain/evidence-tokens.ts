import { AMENITIES } from './amenities.ts'
import { fold, visibleText } from './fold-text.ts'

export type TokenKind =
  | 'link'
  | 'email'
  | 'iban'
  | 'placeholder'
  | 'price'
  | 'time'
  | 'phone'
  | 'code'
  | 'secret'
  | 'address'
  | 'number'
  | 'amenity'
/** Something checkable that a text says: `raw` as written, `key` the same for all ways to write it. */
export type Token = { kind: TokenKind; raw: string; key: string }

const digits = (text: string) => text.replace(/\D/g, '')
const clock = (hour: number, minute: number) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
/** `20`, `20,00` and `20.00` are one amount. */
export const amount = (text: string) => {
  const decimal = /[.,](\d{1,2})$/.exec(text)
  const whole = digits(decimal ? text.slice(0, decimal.index) : text)
  return `${Number(whole)}.${(decimal?.[1] ?? '').padEnd(2, '0')}`
}
const linkKey = (raw: string) =>
  raw
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '')

function timeKey(match: RegExpExecArray): string | null {
  const { hour, minute, half, word } = match.groups ?? {}
  if (word !== undefined)
    return /^(?:mezzanotte|midnight|mitternacht|minuit|medianoche)$/i.test(word) ? clock(0, 0) : clock(12, 0)
  const base = Number(hour)
  if (base > 24 || Number(minute ?? 0) > 59) return null
  const afternoon = half?.toLowerCase().startsWith('p') === true && base < 12
  const midnight = half?.toLowerCase().startsWith('a') === true && base === 12
  return clock((midnight ? 0 : base + (afternoon ? 12 : 0)) % 24, Number(minute ?? 0))
}

const TLD =
  'com|net|org|info|biz|eu|it|de|fr|es|at|ch|uk|ie|pt|nl|be|pl|ru|cn|io|co|me|ly|gl|to|tv|cc|app|dev|link|click|xyz|site|online|shop|store|top|page|web|live|club|house|rentals|holiday|travel|test|example|local'
const STREET =
  '[Vv]ia|[Vv]iale|[Vv]icolo|[Pp]iazza|[Pp]iazzale|[Cc]orso|[Ll]argo|[Ll]ungomare|[Ll]ungotevere|[Cc]ontrada|[Rr]ue|[Aa]venue|[Bb]oulevard|[Cc]hemin|[Cc]alle|[Aa]venida|[Pp]laza|[Pp]aseo|[Cc]arrer'
/** A stop belongs to what is cut short, as in 'Via G. Garibaldi'; after a whole name a sentence ends. */
const NAME = "(?:(?:\\p{Lu}\\p{L}{0,2}\\.)+(?:\\p{Lu}[\\p{L}'’]*)?|\\p{Lu}[\\p{L}'’]*)"

type Reader = { kind: TokenKind; pattern: RegExp; key: (match: RegExpExecArray) => string | null }

/** In this order: what one has read, the next no longer sees. */
const READERS: Reader[] = [
  { kind: 'placeholder', pattern: /\{\{[^}]*\}?\}?|\[\[[^\]]*\]?\]?/gu, key: (m) => m[0] },
  {
    kind: 'email',
    pattern: /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu,
    key: (m) => m[0].toLowerCase(),
  },
  {
    kind: 'link',
    pattern: /(?:\p{L}[\p{L}\p{N}+.-]*:)?\/\/[^\s<>"'”»)\]]+[^\s<>"'”»)\].,;:!?]/gu,
    key: (m) => linkKey(m[0]),
  },
  {
    kind: 'link',
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}@])(?:www\\.[^\\s]+[^\\s.,;:!?)]|(?:[\\p{L}\\p{N}-]{2,}\\.)+(?:${TLD})(?![\\p{L}\\p{N}])(?:/[^\\s<>"')\\]]*)?|(?:[\\p{L}\\p{N}-]+\\.)+\\p{L}{2,}/[^\\s<>"')\\]]+)`,
      'giu',
    ),
    key: (m) => linkKey(m[0]),
  },
  {
    kind: 'iban',
    pattern: /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{2,4}){3,8}(?![\p{L}\p{N}])/gu,
    key: (m) => m[0].replace(/[ -]/g, ''),
  },
  {
    kind: 'price',
    pattern:
      /(?:[€$£]|(?<!\p{L})(?:EUR|USD|GBP|CHF)(?!\p{L}))\s?\d[\d.,']*\d|(?:[€$£]|(?<!\p{L})(?:EUR|USD|GBP|CHF)(?!\p{L}))\s?\d|\d(?:[\d.,']*\d)?\s?(?:[€$£%]|(?:euros?|eur|dollars?|usd|pounds?|gbp|chf)(?!\p{L}))/giu,
    key: (m) => amount(m[0].replace(/[^\d.,]/g, '')),
  },
  {
    kind: 'time',
    pattern: /(?<![\p{L}\d:.,/])(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))?\s?(?<half>[ap])(?:m(?!\p{L})|\.\s?m\.)/giu,
    key: timeKey,
  },
  {
    kind: 'time',
    pattern:
      /(?<![\p{L}\d:.,/])(?<hour>\d{1,2})\s?(?:[:.h]|h |uhr )(?<minute>[0-5]\d)(?::[0-5]\d)?(?![\d:])(?!\.\d)/giu,
    key: timeKey,
  },
  {
    kind: 'time',
    pattern: /(?<![\p{L}\d:.,/])(?<hour>\d{1,2})\s?(?:uhr|heures?|h|hrs|o['’]?clock|horas en punto)(?!\p{L})/giu,
    key: timeKey,
  },
  {
    kind: 'time',
    pattern:
      /(?<=(?<!\p{L})(?:ore|alle|dalle|per le|entro le|fino alle|um|gegen|ab|bis|las|vers|at|by|from|until|till|before|after)\s)(?<hour>(?:1[3-9]|2[0-4])(?![\d:/]|[.,]\d|\s?(?:€|%|euro|gradi|grad|min|km|m(?!\p{L})))|\d{1,2}(?![\d:/]|[.,]\d|\s?(?:€|%|\p{L})))/giu,
    key: timeKey,
  },
  {
    kind: 'time',
    pattern:
      /(?<!\p{L})(?<word>mezzogiorno|mezzanotte|noon|midday|midnight|mittag|mitternacht|midi|minuit|mediod[ií]a|medianoche)(?!\p{L})/giu,
    key: timeKey,
  },
  {
    kind: 'phone',
    pattern: /(?<![\p{L}\d])(?:\+|00)?\d(?:[\s./()-]{0,2}\d){6,14}(?![\p{L}\d])/gu,
    key: (m) => digits(m[0]).replace(/^00/, ''),
  },
  {
    kind: 'secret',
    pattern:
      /(?<=(?<!\p{L})(?:password|passwort|kennwort|mot de passe|contrase[ñn]a|pin|codice|code|c[óo]digo|clave)\p{L}*(?:\s(?:del|della|de la|der|für das|for the|du|for)\s[\p{L}-]+)?\s?\s?(?::|=|(?<=\s)(?:è|is|ist|est|es|lautet)(?!\p{L}))\s?["“”'«„]?)[^\s"”'»“]*[^\s"”'»“.,;!?]/giu,
    key: (m) => m[0].toLowerCase(),
  },
  {
    kind: 'code',
    pattern:
      /(?<![\p{L}\p{N}])(?!\d{1,3}-(?:min|minutes?|minuten|hours?|days?|nights?|weeks?|bed|beds|person|people|seater|storey|star|car|km|kg|met(?:er|re)s?)(?![\p{L}\p{N}_-]))(?=[\p{L}\p{N}_-]*\d)(?=[\p{L}\p{N}_-]*\p{L})[\p{L}\p{N}_-]{4,}[!#*]?/gu,
    key: (m) => m[0].toLowerCase(),
  },
  { kind: 'code', pattern: /[#*]\s?\d{3,}|\d{3,}\s?[#*]/gu, key: (m) => digits(m[0]) },
  {
    kind: 'address',
    pattern: new RegExp(
      `(?<![\\p{L}])(?:${STREET})\\s+(?:d[aeiu]\\p{L}{0,3}['’\\s]\\s?)?${NAME}(?:[^\\S\\n](?:d[aeiu]\\p{L}{0,3}[^\\S\\n])?${NAME}){0,3}|(?<![\\p{L}])\\p{Lu}\\p{L}+(?:straße|strasse|gasse|weg|platz)(?=\\s\\d)|(?<![\\p{L}])${NAME}\\s(?:Street|Road|Avenue|Lane|Drive|Square)(?!\\p{L})`,
      'gu',
    ),
    key: (m) => fold(m[0]).replace(/\s+/g, ' '),
  },
  { kind: 'number', pattern: /\d+(?:[.,]\d+)?/gu, key: (m) => amount(m[0]) },
]

/** Every checkable thing that a text says. */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = []
  // Words without an end would make the readers quadratic: no address, link or code is that long.
  let rest = visibleText(text).replace(/\S{400}/g, '$& ')
  for (const { kind, pattern, key } of READERS) {
    rest = rest.replace(pattern, (...found) => {
      const groups = typeof found.at(-1) === 'object' ? found.at(-1) : undefined
      const match = Object.assign([found[0]], { groups, index: 0, input: rest }) as unknown as RegExpExecArray
      const read = key(match)
      if (read === null) return found[0]
      tokens.push({ kind, raw: found[0].trim(), key: read })
      // A price or a code keeps its place but not its digits.
      return ' '.repeat(found[0].length)
    })
  }
  return [...tokens, ...readAmenities(text)]
}

/** 'I will ask about the sauna' does not say that there is one. */
const DEFERS =
  /\b(?:verific|controll|mi informo|far[oe] sapere|faccio sapere|chied|check(?!-| ?in| ?out)|find out|get back|let you know|ask|frage nach|klar[et]|melde mich|erkundig|renseigne|verifie|reviens vers|me informo|consult|averigu|comprob)/u

function readAmenities(text: string): Token[] {
  const sentences = text.split(/(?<=[.!?])\s+|\n+/).map(fold)
  const folded = sentences.filter((sentence) => !DEFERS.test(sentence)).join('\n')
  return Object.entries(AMENITIES).flatMap(([name, pattern]) => {
    const match = pattern.exec(folded)
    return match ? [{ kind: 'amenity' as const, raw: match[0], key: name }] : []
  })
}
