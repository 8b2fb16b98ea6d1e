import { fold } from '#workflows/domain/fold-text.ts'

/**
 * What a program adds that looked a mail through for viruses, or that tells its sender when it is read: in nine languages, every word of
 * it one of these.
 */
const SCANNED = new Set(
  `virus viruses virusfrei viren virenfrei virusvrij malware antivirus antivirussoftware software avast avg norton mcafee eset nod32 kaspersky bitdefender panda avira sophos malwarebytes
  l absence dans ete de od wolny wolna virusfria virusfri
  free from of checked scanned by for with this email e mail message has been was is and verified clean no found
  questa e stata stato controllata controllato esaminata verificata alla ricerca di da per privo priva il software messaggio non contiene
  diese wurde von auf geprueft gepruft dieser nachricht keine gefunden enthalt
  cet ce courriel courrier message a ete verifie verifiee analyse analysee par le logiciel contre les sans ne contient aucun garanti
  este correo electronico mensaje ha sido comprobado comprobada analizado analizada verificado por el en busca libre sin no contiene
  dit deze is gecontroleerd gescand op door bericht bevat geen
  esta foi verificada verificado analisada pelo pela livre isento sem nao contem mensagem
  ta wiadomosc zostala sprawdzona przeskanowana przez program antywirusowy pod katem obecnosci wirusow wolna od nie zawiera bez
  tato tento zprava byla byl zkontrolovana zkontrolovan programem na viry neobsahuje bez viru
  sender notified tracked mailtrack remove image www com`
    .trim()
    .split(/\s+/),
)
const OF_VIRUS = /vir(?:us|en|i|ow|y|u)(?!\p{L})|vir(?:us|en)\p{L}*|wirus\p{L}*|malware/u
const OF_TRACKER = /(?<!\p{L})mailtrack(?!\p{L})/u
const MAKER_LINK =
  /https?:\/\/(?:[\w-]+\.)*(?:avast|avg|norton|mcafee|eset|kaspersky|bitdefender|pandasecurity|avira|sophos|malwarebytes|mailtrack|mltrk)\.(?:com|io|net)(?:\/|\?|$|[>)\s])/i
const ANCHOR = /^\s*<?#[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}>?\s*$/i
const LINKS = /[<([]?(?:https?:\/\/|www\.)[^\s<>]*[>)\]]?/gi
const MOST_WORDS = 18

/** Whether a line is what such a program adds, and not a word more; `below` goes on with it where it was broken. */
export function isScannedLine(line: string, below = ''): boolean {
  if (ANCHOR.test(line)) return true
  const isOf = (text: string) => {
    if (text.length > 300 || /[?!]/.test(text.replace(LINKS, ' '))) return false
    const words = fold(text.replace(LINKS, ' ').replace(/(?<=\p{L})\.(?=www\.)/gu, ' ')).match(/[\p{L}\p{N}]+/gu) ?? []
    if (words.length > MOST_WORDS || !words.every((word) => SCANNED.has(word))) return false
    return (
      MAKER_LINK.test(text) ||
      /www\.(?:avast|avg|norton|mcafee|eset|kaspersky|bitdefender)\.com/i.test(text) ||
      OF_VIRUS.test(fold(text)) ||
      OF_TRACKER.test(fold(text))
    )
  }
  return isOf(line) || (below !== '' && isOf(`${line} ${below}`) && isOf(below))
}
