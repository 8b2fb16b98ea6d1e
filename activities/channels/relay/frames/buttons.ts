import { type Correspondence, isNameLine } from '#activities/channels/text/correspondence.ts'
import { isDrawnLine } from '#activities/channels/text/drawn-line.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { keyOf, saysNothing } from './line-key.ts'

const MOST_WORDS = 8
const MOST_CHARACTERS = 70
/** A button and the address it leads to have no more between them. */
const MOST_BETWEEN = 4
/** Where it leads, in brackets or behind an arrow. */
const LEADS = /(?:[[<(]|-+>)\s*https?:\S+/i

/** What hosts are to do with a message, by the beginnings of the words, folded. */
const DEEDS =
  /^(?:reply|respond|answer|view|see|open|show|go|manage|accept|declin|approv|preapprov|pre|send|check|read|rispond|visualizz|vedi|vai|apri|gest|accett|rifiut|approv|invi|scriv|antwort|beantwort|ansehen|anzeig|offn|zu[mr]|annehm|ablehn|bestatig|vorab|send|schick|schreib|verwalt|repond|voir|affich|consult|ouvr|refus|preapprouv|approuv|envoy|ecri|gerer|contest|ver|abrir|ir|acept|rechaz|preaprob|aprob|envi|escrib|gestion|aceit|recus|pre-aprov|aprov|escrev|geri|gerenc|antwoord|reageer|reager|bekijk|ga|weiger|afwijz|goedkeur|stuur|beheer|odpow|odpisz|zobacz|wyswietl|otworz|przejdz|akcept|zaakcept|odrzuc|zatwierdz|wstepn|wysl|zarzadz|odpov|zobraz|otevr|prej|prijm|odmit|schval|odesl|posl|sprav)/u

/** `isSure`: it says what hosts are to do, so that it is the platform's; another line stands above such an address by chance, perhaps. */
export type Button = { at: number; isSure: boolean }

/**
 * The lines of a text that a platform links to a page that only hosts have, as no guest can: short, a paragraph of their own, with that
 * address behind or below them. A guest's name leads there, too, and is none.
 */
export function buttonsIn(lines: readonly string[], hostPages: RegExp, of: Correspondence): Button[] {
  const buttons: Button[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const said = keyOf(line)
    if (said === '' || line.replace(LEADS, '').trim().length > MOST_CHARACTERS || /[?!]/.test(said)) continue
    const words = fold(said).match(/[\p{L}-]+/gu) ?? []
    if (words.length === 0 || words.length > MOST_WORDS || isNameLine(said, of)) continue
    const isOfPage = of.buttons?.includes(said) === true
    // A page puts nothing between words and a button.
    if (!isOfPage && !isAlone(lines, at)) continue
    const isSure = isOfPage || words.some((word) => DEEDS.test(word)) || pointsOn(lines, at)
    const address = addressBelow(lines, at, isSure)
    if (isOfPage || (address !== null && hostPages.test(address))) buttons.push({ at, isSure })
  }
  return buttons
}

/** Some draw `-->` between a button and its address. */
const pointsOn = (lines: readonly string[], at: number) =>
  /-+>\s*https?:/i.test(lines[at] ?? '') ||
  /^\s*-+>\s*$/.test(lines.slice(at + 1).find((line) => line.trim() !== '') ?? '')

const isAlone = (lines: readonly string[], at: number) =>
  at === 0 || saysNothing(lines[at - 1] ?? '') || isDrawnLine(lines[at - 1] ?? '')

/** Behind it, on the next line, or of a line that says what to do a little further down. */
function addressBelow(lines: readonly string[], at: number, isSure: boolean): string | null {
  const own = lines[at] ?? ''
  if (/https?:/i.test(own)) return own
  for (let below = at + 1; below <= at + (isSure ? MOST_BETWEEN : 1); below++) {
    const line = lines[below] ?? ''
    if (/^\W*https?:/i.test(line)) return line
    if (!saysNothing(line)) return null
  }
  return null
}
