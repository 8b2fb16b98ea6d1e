import { visibleText } from '#workflows/domain/fold-text.ts'

const TEXT_MAX = 4000
const segmenters = new Map<string, Intl.Segmenter>()

function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'sentence' })
  segmenters.set(language, known)
  return known
}

/** Words that end in a full stop and no sentence; a number with one is an ordinal, an hour or a list. */
const UNFINISHED =
  /(?:^|[\s(])(?:\d{1,2}|ca|z\.\s?b|bzw|inkl|max|min|nr|str|tel|sig|sr|sra|mr|mrs|dr|np|ul|wg|ok|p|m|av|approx)\.\s*$/iu

/** The sentences of a text, in order. */
export function splitSentences(text: string, language: string): string[] {
  const lines = visibleText(text).slice(0, TEXT_MAX).split(/\n+/)
  return lines
    .flatMap((line) => joined([...segmenterOf(language).segment(line)].map(({ segment }) => segment)))
    .flatMap((sentence) => sentence.split(/(?<=[?!…;])\s*(?=[\p{L}\p{N}¿¡])/u))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

function joined(segments: string[]): string[] {
  const sentences: string[] = []
  for (const segment of segments) {
    const last = sentences.at(-1)
    if (last !== undefined && UNFINISHED.test(last)) sentences[sentences.length - 1] = last + segment
    else sentences.push(segment)
  }
  return sentences
}
