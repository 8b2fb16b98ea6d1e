import { fold } from '#workflows/domain/fold-text.ts'
import { DISCLAIMERS } from './disclaimer-texts.ts'

/** By their beginnings: the endings are the grammar's. */
const STEM = 6
const wordsOf = (text: string) => (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, STEM))
const LEXICA = Object.values(DISCLAIMERS).map((text) => new Set(wordsOf(text)))

const MARKS =
  /confiden|riservat|vertraulich|vertrouwelijk|geadresseerde|ten onrechte|per abuis|por engano|poufn|destinat|recipient|empfanger|ontvanger|adresat|addressee|adressat|privileged|errore|in error|irrtum|par erreur|por error|por erro|abusivamente|per vergissing|przez pomylke|notif|avvis|unterrichten|benachrichtigen|delete|cancell|loschen|elimin|verwijder|usun|679|privacy|196|ambiente|environment|umwelt|environnement|medio ambiente|milieu|srodowisk|stampare|print|drucken|imprim|afdrukt|drukow|virus|prima di stampare|before printing|bevor sie|avant d'imprimer|antes de imprimir|voordat u|zanim wydrukujesz/g
const LEAST_WORDS = 8
const LEAST_MARKS = 3
/** Of the words that a law or a date is named by. */
const NUMBER = /^\d+$/

/**
 * Whether a paragraph is what firms put below their mails, and not a word more: each of its words is of such texts in one language, and
 * three things in it are what such texts say.
 */
export function isDisclaimer(lines: readonly string[]): boolean {
  const text = lines.join(' ')
  const words = wordsOf(text).filter((word) => !NUMBER.test(word))
  if (words.length < LEAST_WORDS || /\?/.test(text)) return false
  const marks = new Set(fold(text).match(MARKS) ?? [])
  return marks.size >= LEAST_MARKS && LEXICA.some((known) => words.every((word) => known.has(word)))
}
