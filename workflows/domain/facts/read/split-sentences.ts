import { WRITTEN_SHORT } from '#workflows/domain/words/short-words.ts'

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'sentence' })

/** After these a full stop ends no sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:[Mm]ax|[Mm]in|máx|[Mm]áx|mín|ca|bzw|z\.B|inkl|ggf|Nr|nr|tel|Tel|u|ecc|ad|es\.|godz|ul|os|ok|tzn|np|pers|incl|approx|St|Str|Via|p|av|Av|R|etc|sr|sra|Sr|Sra|dr|Dr|Mr|Mrs|Zi|Std|Min|env|evtl|ev|o\.ä|d\.h|u\.a|i\.e|e\.g|\d)\.$/

/** Words that `writeOut` has in full; '150 m.' is none of them. */
const CUT_SHORT = new RegExp(`(?:^|[\\s(/])(?<!\\d\\s)(?:${WRITTEN_SHORT})\\.$`, 'iu')

/** 'No. 4', 'es. 10', 'tgl. 8-12': before a figure these count, else they end a sentence ('Secadora no. Plancha sí'). */
const NUMBERED =
  /(?:^|[\s(])(?:no|es|tgl|aprox|dz|jun|jul|sept|oct|okt|abr|ago|nov|dic|dez|mo|di|mi|do|fr|sa|so|lun|mar|mer|gio|ven|sab|dom)\.$/

/** Who is called so stands behind it: 'Schlüssel bei Fr. Huber', 'u p. Zosi'. */
const TITLE = /(?:^|[\s(])(?:Fr|Hr|Frl|Fam|Prof|[Ss]ig|[Ss]igg|[Dd]ott|Mme|Mlle|Mw|Dhr|Mevr|Dña|Sres|Exma?|p)\.$/

/** 'Niente gatti. 20 euro' is one sentence; a mark within a word ('Enzian!1809') ends none. */
const goesOn = (last: string, segment: string): boolean =>
  ABBREVIATION.test(last.trimEnd()) ||
  CUT_SHORT.test(last.trimEnd()) ||
  (TITLE.test(last.trimEnd()) && /^\p{Lu}\p{Ll}/u.test(segment)) ||
  (NUMBERED.test(last.trimEnd()) && /^\d/.test(segment)) ||
  /^\p{Ll}|^\d+(?:[.,]\d+)?\s?(?:€|%|[Ee]ur)/u.test(segment) ||
  (/[!?]$/.test(last) && /^\d/.test(segment))

/** The segmenter takes '(… only). 4 people' and 'dryer no. The rack' for one sentence. */
const BEFORE_FIGURE =
  /(?<=\p{Ll}{4,}\)?\.)\s+(?=\d+\s\p{Ll}{4,}(?!\p{L}))(?!\d+\s(?:euro|minut))|(?<=\s(?:no|nee|sì|sí)[.!])\s+(?=\p{Lu})/u

/** Who writes all in lower case ends sentences all the same: 'carte no. tassa di soggiorno inclusa'. */
const SHORTENED =
  'max|min|maks|approx|aprox|env|incl|inkl|pers|etc|evtl|ecc|tel|sept|jan|feb|mar|apr|jun|jul|aug|ago|oct|okt|nov|dec|dez|dic|abr|lun|mer|gio|ven|sab|dom|jue|vie|sáb|seg|ter|qua|qui|sex|usw|resp|bzw|ggf|hab|izq|dcha|cap|wzgl|tzn|itp|itd|godz|szt|ppl|std|mind|tgl|whg|sra|slpk|matrim|nie|cod|vol|nro|num|str|avd|avda|via'
const BEFORE_LOWER = new RegExp(
  `(?<=(?<!(?:^|[\\s(/])(?i:${SHORTENED}|${WRITTEN_SHORT}))(?<=\\p{L}{2}|\\d\\p{L}?|\\))[.!]+)\\s+(?=\\p{Ll}{2,}[\\s'’])(?!(?:e|ed|and|und|et|y|en|i|o|or|oder|ou|u|of|lub)\\s)`,
  'u',
)

/** A link begins a sentence of its own: 'Ascensore: no. https://…' tells of the lift, and of nothing else. */
const BEFORE_LINK = /(?<=[.!?])\s+(?=https?:\/\/)/u

/** No thought is longer: what stands together in one is compared with all that stands there. */
const SENTENCE_MOST = 1000

/** A sentence in pieces that end between words, or where there are none. */
function piecesOf(sentence: string): string[] {
  if (sentence.length <= SENTENCE_MOST) return [sentence]
  const rest = sentence.slice(0, SENTENCE_MOST)
  const space = rest.search(/\s\S*$/)
  const piece = space > 0 ? rest.slice(0, space) : rest
  return [piece, ...piecesOf(sentence.slice(piece.length).trim())]
}

/** A line of a single character says nothing. */
const SAYS_SOMETHING = /[\p{L}\d][^\p{L}\d]*[\p{L}\d]|\d|(?!\p{Script=Latin})\p{L}/u

/** A host's text cut into sentences: at lines and bullets, and where a sentence ends. */
export function splitSentences(text: string): string[] {
  return text
    .split(/\r?\n+|\s*[•▪●]\s*|(?<=\s|^)[-*]\s+(?=\p{Lu})/u)
    .flatMap((line) => line.split(BEFORE_LINK))
    .flatMap((line) => line.split(BEFORE_FIGURE))
    .flatMap((line) => line.split(BEFORE_LOWER))
    .flatMap((line) => {
      const sentences: string[] = []
      for (const { segment } of SEGMENTER.segment(line.trim())) {
        const last = sentences.at(-1)
        if (last !== undefined && goesOn(last, segment)) {
          sentences[sentences.length - 1] = last + segment
        } else sentences.push(segment)
      }
      return sentences
    })
    .flatMap((sentence) => piecesOf(sentence.trim()))
    .filter((sentence) => SAYS_SOMETHING.test(sentence))
}
