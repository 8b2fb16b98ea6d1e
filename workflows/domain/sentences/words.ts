import { isSentence, type ParamsOf, type Sentence, type SentenceCode } from './sentence.ts'

/** The words of a language: a text for each code, or how it is made where there are parameters. */
export type Words<C extends SentenceCode = SentenceCode> = {
  readonly [Code in C]: keyof ParamsOf<Code> extends never ? string : (params: ParamsOf<Code>) => string
}

type Word = string | ((params: never) => string)
const withParams = (word: Word, { params }: Pick<Sentence, 'params'>) =>
  typeof word === 'string' ? word : word(params as never)

/** A sentence in the words of a language. */
export const inWords = <C extends SentenceCode>(words: Words<C>, sentence: Sentence<C>): string =>
  withParams(words[sentence.code], sentence)

/** The same in the words of some kinds: empty for a sentence of another kind, for one of a newer version, and for none. */
export function inTheseWords(words: Partial<Words>, sentence: Sentence | null): string {
  const word: Word | undefined = isSentence(sentence) ? words[sentence.code] : undefined
  return word === undefined || sentence === null ? '' : withParams(word, sentence)
}
