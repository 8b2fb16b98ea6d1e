import { DRAFT_LANGUAGES, type DraftLanguage } from '#workflows/domain/draft.ts'
import { fold, foldedWords } from '#workflows/domain/fold-text.ts'
import { detectLanguage } from '#workflows/domain/language.ts'
import type { Ask } from '#workflows/domain/reading/ask.ts'
import { hasWords } from '#workflows/domain/reading/compile-words.ts'
import { kitOf } from '#workflows/domain/reading/language-kit.ts'
import { readAsks } from '#workflows/domain/reading/read-asks.ts'
import { findRisks } from '#workflows/domain/risk.ts'
import type { Correspondence } from './correspondence.ts'

/** Of a subject and of a text, beyond which nothing is read for it. */
const [MOST_OF_SUBJECT, MOST_OF_TEXT] = [300, 4_000]
const A_SENTENCE = 4
/** As subjects only announce what stands below. */
const ANNOUNCES =
  /question|domand|frage|anfrage|pregunta|vraag|pergunta|pytani|info|richiest|request|demande|booking|reserv|prenotazion|buchung|rezerwac|boeking/i

/**
 * Whether a subject asks, wishes or tells what the text below it does not: a question, something that a host must decide, a thing that the
 * text does not name. What only says of what the mail is says nothing.
 */
export function wishesMore({ subject, names }: Correspondence, text: string): boolean {
  const [above, below] = [subject.slice(0, MOST_OF_SUBJECT), text.slice(0, MOST_OF_TEXT)]
  if (/[?？]/.test(above)) return true
  const known = findRisks({ guest: below, reply: '' })
  if (findRisks({ guest: above, reply: '' }).some((risk) => !known.includes(risk))) return true
  const context = { names: new Set(foldedWords(names.join(' '))), house: { checkIn: '', checkOut: '' } }
  return languagesOf(above, below).some((language) => {
    const wishes = readAsks([above], language, context).asks
    return (
      wishes.length > 0 && isMore(above, wishes, { language, told: () => readAsks([below], language, context).asks })
    )
  })
}

function languagesOf(subject: string, text: string): readonly DraftLanguage[] {
  const told = [detectLanguage(subject), detectLanguage(text)].filter((one) => one !== null)
  return told.length === 0 ? DRAFT_LANGUAGES : [...new Set(told)]
}

/** `told`: what the text says, which takes long to read. */
type Below = { language: DraftLanguage; told: () => readonly Ask[] }

function isMore(subject: string, wishes: readonly Ask[], { language, told }: Below): boolean {
  const isAnnounced = ANNOUNCES.test(subject)
  const isSentence = (subject.match(/[\p{L}\p{N}]+/gu) ?? []).length >= A_SENTENCE && !isAnnounced
  const isOfNothing = wishes.every(({ subjects }) => subjects.length === 0)
  const changes = hasWords(kitOf(language).cues.changes, fold(subject))
  const says = isSentence || !isOfNothing || changes || wishes.some(isWish)
  if (!says) return false
  const asks = told()
  const named = new Set(asks.flatMap(({ subjects }) => subjects))
  const isOther = wishes.flatMap(({ subjects }) => subjects).some((one) => !named.has(one))
  if (wishes.some(isWish)) return isOther || (isOfNothing && !isAnnounced)
  if (changes) return isOther || !isAnnounced
  // A thing is named above thanks to have it.
  return !asks.some(isWish) && (isOther || isSentence)
}

const isWish = ({ kind }: Ask) => kind === 'question' || kind === 'confirm'
