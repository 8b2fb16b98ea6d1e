import { escaped } from '#activities/channels/relay/escaped.ts'
import { speaksOfOneself } from '#activities/channels/text/voice.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { conceptsIn } from './concepts.ts'

const MOST_LINES = 3
/** With its question mark a platform tells something, whatever follows. */
const ASKS_WHETHER_KNOWN = [
  ...[
    'did you know',
    'lo sapevi',
    'wussten sie schon',
    'wussten sie das',
    'wusstest du schon',
    'wusstest du das',
    'le saviez-vous',
  ],
  ...[
    'lo sabías',
    'sabías',
    'sabías que',
    'sabía',
    'sabia',
    'lo sabía',
    'você sabia',
    'sabia que',
    'wist je dat',
    'wist u dat',
    'czy wiesz, że',
    'czy wiesz',
    'věděli jste',
  ],
  ...[
    'visste du',
    'vidste du',
    'tiesitkö',
    'tudta',
    'știați că',
    'știați',
    'το γνωρίζατε',
    'jeste li znali',
    'vedeli ste',
    'знаете ли вы',
  ],
  ...[
    'biliyor muydunuz',
    'ご存じですか',
    'ご存知ですか',
    '알고 계셨나요',
    '알고 계십니까',
    'ทราบหรือไม่',
    'คุณทราบหรือไม่',
    'tahukah anda',
    'bạn có biết',
    'чи знаєте ви',
    'знаехте ли',
    '您知道吗',
    '您知道嗎',
    '你知道吗',
  ],
]
const DID_YOU_KNOW = new RegExp(
  String.raw`^[^\p{L}]*(?:${ASKS_WHETHER_KNOWN.map(fold).map(escaped).join('|')})[\s.…]{0,5}\?`,
  'u',
)
const BY_MACHINE = /(?<!\p{L})automat/u
const TRANSLATED =
  /translat|ubersetz|tradott|traduz|tradui|traduci|traducci|vertaald|vertaling|przetlumacz|tlumacz|prelozen|preklad/u

/** Files in nine languages, folded. */
const FILES =
  /(?<!\p{L})(?:attach\p{L}*|anhang\p{L}*|datei\p{L}*|allegat\p{L}*|pieces? jointes?|fichiers?|adjunt\p{L}*|archivos?|anexos?|ficheiros?|bijlagen?|bestand\p{L}*|zalaczn\p{L}*|plik\p{L}*|priloh\p{L}*|soubor\p{L}*|photos?|images?|pictures?|fotos?|bild\p{L}*|immagin\p{L}*|imagen\p{L}*|imagem|afbeelding\p{L}*|zdjec\p{L}*|fotk\p{L}*)(?!\p{L})/u
/** Where hosts look at what came. */
const OF_HOSTS = /(?<!\p{L})(?:e(?:x|ks)tranet\p{L}*|partner central|ycs)(?!\p{L})/u

/** What a platform tells of a guest's files below their words: of them, and of nobody's self. */
const tellsOfFiles = (text: string) => FILES.test(text) && (conceptsIn(text).has('guest') || OF_HOSTS.test(text))

const isNote = (paragraph: readonly string[]): boolean => {
  const text = fold(paragraph.join(' '))
  if (DID_YOU_KNOW.test(text)) return true
  if (/[?!]/.test(text) || speaksOfOneself(text, text)) return false
  return (BY_MACHINE.test(text) && TRANSLATED.test(text)) || tellsOfFiles(text)
}

const MOST_OF_MARK = 10
/** `Traduit automatiquement par Google. Message original :`, between a translation and what the guest wrote. */
export function isTranslationMark(line: string): boolean {
  const text = fold(line).trim()
  const says = BY_MACHINE.test(text) && TRANSLATED.test(text) && /origin|ursprun|oorspronk|oryginal|puvodn/.test(text)
  return says && /[:：]$/.test(text) && text.split(/\s+/).length <= MOST_OF_MARK && !speaksOfOneself(text, text)
}

/** Where the platform's notes begin that stand between a guest's words and what ends here: how to answer, and that it was translated. */
export function notesBegin(lines: readonly string[], end: number): number {
  let begin = end
  for (let at = end; at > 0; ) {
    while (at > 0 && (lines[at - 1] ?? '').trim() === '') at--
    const last = at
    while (at > 0 && last - at < MOST_LINES && (lines[at - 1] ?? '').trim() !== '') at--
    if (at === last || !isNote(lines.slice(at, last))) break
    begin = at
  }
  return begin
}
