import { anyHeaderBlockAt, type HeaderBlock } from './any-header-block.ts'
import { isDateText } from './date-words.ts'
import { baseSubject } from './subject.ts'

const label = (names: string) => new RegExp(String.raw`^\*?(?:${names})\s?[:：]\*?\s?(.*)$`, 'i')
/** As Outlook and others write them, in the languages of the guests. */
const LABELS = {
  from: label(
    'da|from|von|de|de la|van|od|от|від|mittente|från|fra|lähettäjä|feladó|kimden|από|odosielateľ|差出人|发件人|發件人|寄件者|寄件人|보낸 사람|מאת|من|จาก|dari|pengirim|từ|saatja|nuo|no',
  ),
  date: label(
    'inviato|data|sent|date|gesendet|datum|envoyé|enviad[oa](?: el| em)?|fecha|verzonden|wysłan[oey]|odesláno|odoslané|отправлено|дата|надіслано|skickat|sendt|dato|lähetetty|elküldve|dátum|trimis|gönderildi|gönderme tarihi|tarih|στάλθηκε|ημερομηνία|送信日時|日時|发送时间|發送時間|日期|傳送時間|寄件日期|보낸 날짜|poslano|изпратено|נשלח|תאריך|تم الإرسال|التاريخ|ส่ง|วันที่|dikirim|tanggal|đã gửi|ngày|saadetud|kuupäev|išsiųsta|data|nosūtīts',
  ),
  to: label(
    'a|per|to|an|à|para|aan|do|komu|кому|till|til|vastaanottaja|címzett|către|kime|προς|宛先|收件人|收件者|받는 사람|prima|za|до|אל|إلى|ถึง|kepada|đến|tới|adressaat|saaja|kam',
  ),
  cc: label('cc|ccn|bcc|kopie|kopia|kopie à|copie à|dw|dv|c/c|reply-to|rispondi a|antwort an|抄送|참조'),
  subject: label(
    'oggetto|subject|betreff|objet|asunto|onderwerp|assunto|temat|předmět|predmet|тема|ämne|emne|aihe|tárgy|subiect|konu|θέμα|件名|主题|主題|主旨|제목|относно|naslov|zadeva|נושא|الموضوع|เรื่อง|perihal|subjek|chủ đề|teema|tēma',
  ),
  other: label(
    'importance|priorità|priority|wichtigkeit|importancia|importância|prioriteit|ważność|důležitost|prioritet',
  ),
} as const
type Kind = keyof typeof LABELS

const MOST_FIELDS = 9
/** Thunderbird passes mails on with the subject and the day above who wrote. */
const MOST_ABOVE_SENDER = 2
const MOST_NAME_WORDS = 8

/**
 * The header of an earlier mail as Outlook and others write it above that mail: who, when, and to whom or of what, each under its own
 * label. Null where one of these is missing or is something else: a guest's `From: Rome` has no sender and no hour.
 */
export function headerBlockAt(lines: readonly string[], at: number): HeaderBlock | null {
  return knownBlockAt(lines, at) ?? anyHeaderBlockAt(lines, at)
}

function knownBlockAt(lines: readonly string[], at: number): HeaderBlock | null {
  const fields = fieldsAt(lines, at)
  const kinds = new Set(fields.map(({ kind }) => kind))
  if (!fields.slice(0, MOST_ABOVE_SENDER + 1).some(({ kind }) => kind === 'from')) return null
  // What comes twice stands above the header, and is a guest's.
  const once = fields.map(({ kind }) => kind).filter((kind) => kind !== 'cc' && kind !== 'other')
  if (new Set(once).size < once.length) return null
  if (!kinds.has('date') || !(kinds.has('to') || kinds.has('subject'))) return null
  if (!fields.every(isPlain)) return null
  const subjectAt = fields.findIndex(({ kind }) => kind === 'subject')
  return {
    lines: fields.length,
    subjectAt: subjectAt === -1 ? null : subjectAt,
    subject: baseSubject(fields[subjectAt]?.value),
  }
}

type Field = { kind: Kind; value: string }

function fieldsAt(lines: readonly string[], at: number): Field[] {
  const fields: Field[] = []
  for (const line of lines.slice(at, at + MOST_FIELDS)) {
    const field = fieldOf(line.trim())
    if (field === null) break
    fields.push(field)
  }
  return fields
}

function fieldOf(line: string): Field | null {
  if (!/[:：]/.test(line)) return null
  for (const kind of Object.keys(LABELS) as Kind[]) {
    const value = LABELS[kind].exec(line)?.[1]
    if (value !== undefined) return { kind, value: value.trim() }
  }
  return null
}

function isPlain({ kind, value }: Field): boolean {
  if (kind === 'date') return isDateText(value) && /(?<!\d)\d{2}(?:\d\d)?(?!\d)/.test(value)
  if (kind === 'subject') return true
  if (kind === 'other') return /^\p{L}{0,12}$/u.test(value)
  const names = value.replace(/<[^<>]*>|\[mailto:[^\]]*\]|\S+@\S+/g, ' ')
  return !/[?!]/.test(value) && (names.match(/\p{L}+/gu) ?? []).length <= MOST_NAME_WORDS
}
