/** A question or a sentence of a note is shorter; the encoder's work grows with it. */
const MOST = 400
const NOT_PLAIN = /[^\p{Script=Latin}\p{Nd}\s.,:;!?'"()/%€$£+&-]+/gu

/**
 * A text as the encoder may be given it: Latin characters, figures and plain punctuation, each composed, and not at length. Its tokenizer is
 * foreign C code, with room for four characters for each byte: compatibility forms that become more of them never reach it.
 */
export const plainCharacters = (text: string): string =>
  text.normalize('NFKC').replace(NOT_PLAIN, ' ').replace(/\s+/g, ' ').trim().slice(0, MOST)
