import { type Correspondence, NOBODY } from './correspondence.ts'
import { type CutLine, doubtfulOf, type JudgedLine } from './judged-line.ts'
import { isForwardOf, isMachinesForward } from './machines-forward.ts'
import { normaliseText } from './normalise-text.ts'
import { findQuoteHead, isForwardMark, isReplyAbove, type QuoteHead } from './quote-heads.ts'
import { judgeCut, judgeOwn } from './signature.ts'
import { splitHeads } from './split-heads.ts'
import { baseSubject, isForwardSubject, isReplySubject } from './subject.ts'

/**
 * `removed`: what was cut away although nothing proves that it is no word of the guest's. `cut`: all that was, with what it was taken for:
 * every line of a mail is either in `text` or there.
 */
export type OwnWords = { text: string; removed: string; cut: CutLine[] }

const isQuoted = (line: string) => /^\s*>/.test(line)

/**
 * What the guest wrote now, without what was quoted and what a signature adds. Where quotes are marked line by line, what
 * stands between them is theirs. Keeps all of it where nothing would be left.
 */
export function ownWords(written: string, of: Correspondence = NOBODY): OwnWords {
  const whole = normaliseText(written)
  return wordsOf(judgeLines(splitHeads(whole.split('\n')), of), whole)
}

/** Of judged lines; `whole` where none of them is the guest's. */
export function wordsOf(judged: readonly JudgedLine[], whole: string): OwnWords {
  const own = judged.filter(({ as }) => as === 'own').map(({ line }) => line)
  const text = normaliseText(own.join('\n'))
  if (!SAYS_SOMETHING.test(text)) return { text: whole, removed: '', cut: [] }
  return { text, removed: doubtfulOf(judged), cut: judged.filter(isCut) }
}

const SAYS_SOMETHING = /[\p{L}\p{N}\p{Extended_Pictographic}?!]/u
const isCut = (line: JudgedLine): line is CutLine => line.as !== 'own'

/** What each line of a mail is; never more than one thing, and never none. */
export function judgeLines(lines: readonly string[], of: Correspondence, isBelowHead = false): JudgedLine[] {
  const head = findQuoteHead(lines)
  const forward =
    head === null ? lines.findIndex(isForwardMark) : head.isHeader && isForwardSubject(of.subject) ? head.at : -1
  if (forward !== -1) {
    const above = judgeRuns(lines.slice(0, forward), of, isBelowHead)
    const passedOn = lines.slice(forward)
    const isAsked = above.some(({ line, as }) => as === 'own' && SAYS_SOMETHING.test(line))
    // The host knows what the host wrote.
    if (isAsked && isForwardOf(passedOn, of.own ?? [])) return [...above, ...passedOn.map(asQuote)]
    return [...above, ...passedOn.map(isAsked && isMachinesForward(passedOn) ? asDoubtful : asOwn)]
  }
  if (head === null) return judgeRuns(lines, of, isBelowHead)
  const end = head.at + head.lines
  const below = lines.slice(end)
  if (isToBeAnswered(lines, head, of))
    return [
      ...judgeRuns(lines.slice(0, head.at), of, isBelowHead),
      ...lines.slice(head.at, end).map((line): JudgedLine => ({ line, as: 'head' })),
      ...judgeLines(below, of, isBelowHead),
    ]
  return [
    ...judgeRuns(lines.slice(0, head.at), of, isBelowHead),
    ...lines.slice(head.at, end).map((line, index) => judgeHead(line, head.at + index, { head, of })),
    ...(isMarked(below, head) ? judgeLines(below, of, true) : judgeCut(below, of)),
  ]
}

/** A ticket's own mail begins with where to answer: what it has to say stands below. An answer to it says that it is one. */
const isToBeAnswered = (lines: readonly string[], head: QuoteHead, { subject }: Correspondence) =>
  isReplyAbove(lines[head.at] ?? '') && subject !== '' && !isReplySubject(subject)

const asQuote = (line: string): JudgedLine => ({ line, as: 'quote' })
const asOwn = (line: string): JudgedLine => ({ line, as: 'own' })
/** Kept beside the words: the guest's to tell, and not theirs to be asked. */
const asDoubtful = (line: string): JudgedLine => ({ line, as: 'doubtful' })

/** Below the header of an earlier mail a marked line may be of a quote in that mail, unless it is the first. */
const isMarked = (below: readonly string[], { isHeader }: QuoteHead) =>
  isHeader ? isQuoted(below.find((line) => line.trim() !== '') ?? '') : below.some(isQuoted)

/** A subject is the earlier mail's own only where it is this mail's. */
function judgeHead(line: string, at: number, { head, of }: { head: QuoteHead; of: Correspondence }): JudgedLine {
  const isOther = head.subject?.at === at && of.subject !== '' && head.subject.says !== baseSubject(of.subject)
  return { line, as: isOther ? 'doubtful' : 'head' }
}

/** Marked lines are a quote where a head says whose; what stands between them is the guest's. */
function judgeRuns(lines: readonly string[], of: Correspondence, isBelowHead: boolean): JudgedLine[] {
  const judged: JudgedLine[] = []
  for (let from = 0; from < lines.length; ) {
    const isQuote = isQuoted(lines[from] ?? '')
    const next = lines.findIndex((line, at) => at > from && isQuoted(line) !== isQuote)
    const run = lines.slice(from, next === -1 ? undefined : next)
    if (isQuote) for (const line of run) judged.push({ line, as: isBelowHead ? 'quote' : 'doubtful' })
    else judged.push(...judgeOwn(run, of))
    from += run.length
  }
  return judged
}
