import { type ParamKind, SENTENCES, type Sentence } from './sentence.ts'

const QUOTES: ReadonlySet<ParamKind> = new Set(['text', 'texts'])

/** True when the words of a sentence repeat nothing that a guest, a draft or a server said: fit to leave the house. */
export const quotesNobody = ({ code }: Sentence): boolean =>
  Object.values<ParamKind>(SENTENCES[code]).every((kind) => !QUOTES.has(kind))
