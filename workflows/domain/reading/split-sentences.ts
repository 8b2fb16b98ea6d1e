import { visibleText } from '#workflows/domain/fold-text.ts'

/** Of a text, as it is seen: so many characters are read, and so many ends of lines and sentences, as each sentence takes its time. */
const [READ_WITHIN, ENDS_WITHIN] = [4000, 200]
const ENDS = /[\n?!…;.]+/g

/** What is read of a text. */
function readPart(text: string): string {
  const part = visibleText(text).slice(0, READ_WITHIN)
  const last = part
    .matchAll(ENDS)
    .drop(ENDS_WITHIN - 1)
    .next().value
  return last === undefined ? part : part.slice(0, last.index + last[0].length)
}

/** False of a text that is longer, or has more sentences, than is read. */
export const isReadWhole = (text: string): boolean => readPart(text) === visibleText(text)

const segmenters = new Map<string, Intl.Segmenter>()

function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'sentence' })
  segmenters.set(language, known)
  return known
}

/** Words that end in a full stop and no sentence; a number with one is an ordinal, an hour or a list. */
const UNFINISHED =
  /(?:^|[\s(])(?:\d{1,2}|ca|z\.\s?b|bzw|inkl|max|min|nr|str|tel|sig|sr|sra|mr|mrs|dr|np|ul|wg|ok|p|m|av|approx|aprox|godz|tzn|bijv|evtl?|ggf|zzgl|incl|excl)\.\s*$/iu

/** 'Our son is 3. Is there a cot?': behind a number's full stop a question begins anew. */
const ENDS_IN_NUMBER = /(?:^|[\s(])\d{1,2}\.\s*$/u
const BEGINS_ASKING =
  /^\s*(?:¿|(?:is|are|do|does|can|could|may|what|where|when|how|which|c['’]è|ci sono|avete|hai|si può|possiamo|quanto|dove|quando|gibt|kann|können|dürfen|haben|hat|hätt|wo|wann|wie|was|y a-t|est-ce|avez|peut|pouv|pourr|où|quand|combien|quel|hay|tiene|se puede|podemos|dónde|cuánd|cuánt|is er|zijn er|hebben|heeft|kunnen|mogen|waar|wanneer|hoe|há|tem|têm|pode|onde|quanto|czy|jest|gdzie|kiedy|ile|jak)(?!\p{L}*\.))/iu

/** The sentences of a text, in order. */
export function splitSentences(text: string, language: string): string[] {
  const lines = readPart(text).split(/\n+/)
  return withoutClosing(lines)
    .flatMap((line) => joined([...segmenterOf(language).segment(line)].map(({ segment }) => segment)))
    .flatMap((sentence) => sentence.split(/(?<=[?!…;]|\.\.)\s*(?=[\p{L}\p{N}¿¡])/u))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

/** 'Mit freundlichen Grüßen' on a line of its own, folded by its first words. */
const CLOSING =
  /^\s*(?:mit (?:freundlich|herzlich|best|lieb)\p{L}* gr[uü](?:ß|ss)e?n?|(?:freundliche|liebe|viele|herzliche|beste|schöne) gr[uü](?:ß|ss)e|(?:kind|best|warm) regards|yours (?:sincerely|faithfully|truly)|sincerely|all the best|cordiali saluti|distinti saluti|(?:un )?(?:caro|cordiale) saluto|(?:tanti )?saluti|cordialement|bien (?:cordialement|à vous)|amicalement|salutations distinguées|(?:un )?(?:cordial )?saludos?|atentamente|un abrazo|met (?:vriendelijke|hartelijke) groet(?:en)?|(?:hartelijke )?groet(?:en|jes)?|(?:com os )?(?:melhores )?cumprimentos|atenciosamente|um abraço|(?:serdecznie )?pozdrawiam(?: serdecznie)?|z (?:poważaniem|wyrazami szacunku))[\s,.!]*$/iu
const NAME_WORDS_MOST = 4
/** 'Wann ist Check-in' below a closing is nobody's name. */
const ASKING = /\s(?:is|are|ist|sind|est|sont|es|esta|está|hay|c'è|è|ci|si|y|zijn|é|há|fica|jest|są)\s/iu

/** What stands below a closing line is a name. */
function withoutClosing(lines: string[]): string[] {
  const filled = lines.filter((line) => line.trim() !== '')
  const at = filled.findIndex((line, index) => index > 0 && CLOSING.test(line))
  const isName = (line: string) =>
    line.trim().split(/\s+/).length <= NAME_WORDS_MOST && !/[?\d]/.test(line) && !ASKING.test(line)
  return at > 0 && filled.slice(at + 1).every(isName) && filled.length - at <= 3 ? filled.slice(0, at) : lines
}

function joined(segments: string[]): string[] {
  const sentences: string[] = []
  for (const segment of segments) {
    const last = sentences.at(-1)
    const isAnew = ENDS_IN_NUMBER.test(last ?? '') && segment.includes('?') && BEGINS_ASKING.test(segment)
    if (last !== undefined && UNFINISHED.test(last) && !isAnew) sentences[sentences.length - 1] = last + segment
    else sentences.push(segment)
  }
  return sentences
}
