import { fold } from '#workflows/domain/fold-text.ts'

const DEVICE = String.raw`(?:iphone|ipad|ipod|android|samsung|galaxy|huawei|honor|xiaomi|redmi|oppo|oneplus|pixel|nokia|motorola|outlook|gmail|yahoo|mobile?|telefon)[\p{L}\p{N}' +.-]{0,30}?`
/** `Sent from my phone` where the verb stands last, or the device has an ending: a line each, `{}` for the device. */
const SENT = [
  ...[
    '{} gönderildi',
    'az {} küldve',
    '{} küldve',
    'elküldve az {}',
    'elküldve {}',
    'στάλθηκε από το {} μου',
    'στάλθηκε από το {}',
    'εστάλη από το {} μου',
  ],
  ...[
    'στάλθηκε από {}',
    'poslano s mog {}',
    'poslano sa {}',
    'poslano iz {}',
    'poslano z mojega {}',
    '私の{}から送信',
    '{}から送信',
    '{}から送信されました',
  ],
  ...[
    '나의 {}에서 보냄',
    '내 {}에서 보냄',
    '{}에서 보냄',
    '发自我的{}',
    '发自{}',
    '發自我的{}',
    '從我的{}傳送',
    '从我的{}发送',
    'надіслано з {}',
    'надіслано з мого {}',
  ],
  ...[
    'изпратено от {}',
    'изпратено от моя {}',
    'saadetud minu {}',
    'nosūtīts no mana {}',
    'išsiųsta iš {}',
    'נשלח מה-{} שלי',
    'נשלח מה{}',
    'dikirim dari {}',
    'đã gửi từ {}',
    'ส่งจาก {} ของฉัน',
  ],
].map((line) => fold(line).replaceAll(' ', '').replace('{}', DEVICE))
const IS_SENT = new RegExp(`^(?:${SENT.join('|')})$`, 'u')

/** Where a mail program's own link leads that it puts below what somebody writes. */
const OWN_LINK =
  /(?:^|[\s<([])https?:\/\/(?:aka\.ms|go\.microsoft\.com|mail\.onelink\.me|overview\.mail\.yahoo\.com|more\.att\.com|proton\.me|pr\.tn|play\.google\.com|apps\.apple\.com|itunes\.apple\.com|bluemail\.me|www\.bluemail\.me|getaquamail|email\.t-online\.de|www\.gmx\.[a-z]{2,3}|tuta\.com|spark(?:mailapp)?\.[a-z]{2,8})(?:\/\S{0,200})?[\s>)\]]*$/i
/** Pages on which somebody else may choose a time, as programs put them below each mail. */
const SCHEDULES =
  /https?:\/\/(?:outlook\.office(?:365)?\.com\/(?:bookwithme|owa\/calendar)|calendly\.com|cal\.com|meetings(?:-eu1)?\.hubspot\.com|app\.hubspot\.com\/meetings|doodle\.com|zcal\.co|savvycal\.com|tidycal\.com|koalendar\.com|calendar\.app\.google|bookings\.office\.com)\//i
const MOST_OF_SCHEDULE = 8
const PROGRAM =
  /(?<!\p{L})(?:outlook|hotmail|yahoo|gmail|gmx|web\.de|t-online|proton(?:mail)?|tuta(?:nota)?|spark|bluemail|aquamail|mail\.ru|seznam|libero)(?!\p{Ll}{4})/iu
const MOST_WORDS = 10

/** What an offer of a mail program is made of in any language: its name, a system, and these. */
const OFFER_WORDS = new Set(
  `edinin alin alın indirin icin için hanki lataa beszerzese beszerzés letoltese letöltése obtineti obțineți descarcati descărcați pentru αποκτηστε αποκτήστε κατεβαστε για το την
  скачать получить загрузить установить для завантажити отримати изтеглете вземете за preuzmite nabavite za stiahnite ziskajte získajte pre hent fa få skaff deg last ned til for hamta hämta skaffa app appen
  を入手 用 版 を入手する ダウンロード 다운로드 받기 용 获取 獲取 下载 下載 取得 適用於 适用于 u i de ja mobile`
    .split(/\s+/)
    .map(fold),
)
const OWN_NAME = /^(?:outlook|microsoft|yahoo|gmail|mail|proton|protonmail|android|ios|iphone|ipad|windows)/u

/** Whether a line is what a program adds to a mail of its own accord, in a language that puts its words in another order. */
export function isAddedLine(line: string): boolean {
  const text = line.trim()
  if (text.length > 160 || /[?!？！;]/.test(text)) return false
  const bare = text.replace(/[<([]?https?:\S+/gi, ' ').trim()
  const words = fold(bare).match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length === 0 || words.length > MOST_WORDS) return false
  if (IS_SENT.test(fold(bare).replace(/[\s.]/g, ''))) return true
  if (OWN_LINK.test(text) && PROGRAM.test(bare)) return true
  if (bare.replace(/\[(?:cid|image)[^\]]{0,200}\]/gi, '').trim() === '' && /^\[(?:cid|image)/i.test(bare)) return true
  if (SCHEDULES.test(text) && words.length <= MOST_OF_SCHEDULE) return true
  const isNamed = /outlook|yahoo mail|gmail|proton ?mail/.test(fold(bare)) && /android|ios|iphone|ipad/.test(fold(bare))
  return isNamed && words.every((word) => OWN_NAME.test(word) || OFFER_WORDS.has(word))
}
