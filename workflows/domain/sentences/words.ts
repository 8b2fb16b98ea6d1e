import type { ParamsOf, Sentence, SentenceCode } from './sentence.ts'

/** The words of a language: a text for each code, or how it is made where there are parameters. */
export type Words<C extends SentenceCode = SentenceCode> = {
  readonly [Code in C]: keyof ParamsOf<Code> extends never ? string : (params: ParamsOf<Code>) => string
}

/** A sentence in the words of a language. */
export function inWords<C extends SentenceCode>(words: Words<C>, sentence: Sentence<C>): string {
  const word: string | ((params: never) => string) = words[sentence.code]
  return typeof word === 'string' ? word : word(sentence.params as never)
}
