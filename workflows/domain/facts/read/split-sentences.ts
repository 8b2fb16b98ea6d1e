const SEGMENTER = new Intl.Segmenter('en', { granularity: 'sentence' })

/** After these a full stop ends no sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:max|min|ca|bzw|z\.B|inkl|ggf|Nr|nr|no|tel|Tel|es|ecc|ad|es\.|godz|ul|os|ok|tzn|np|pers|incl|approx|St|Str|Via|p|av|Av|R|etc|evtl|ev|o\.ä|d\.h|u\.a|i\.e|e\.g|\d)\.$/

/** A host's text cut into sentences: at lines and bullets, and where a sentence ends. */
export function splitSentences(text: string): string[] {
  return text
    .split(/\r?\n+|\s*[•▪●]\s*|(?<=\s|^)[-*]\s+(?=\p{Lu})/u)
    .flatMap((line) => {
      const sentences: string[] = []
      for (const { segment } of SEGMENTER.segment(line.trim())) {
        const last = sentences.at(-1)
        if (last !== undefined && (ABBREVIATION.test(last.trimEnd()) || /^\p{Ll}|^\d+\s?(?:€|%)/u.test(segment))) {
          sentences[sentences.length - 1] = last + segment
        } else sentences.push(segment)
      }
      return sentences
    })
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\d]/u.test(sentence))
}
