const ID_BITS = 128
const FACTOR = 0x9e3779b97f4a7c15f39cc0605cedc835n

/** As a number; an address may name what is no id of a chat. */
const numberOfId = (id: string): bigint => BigInt(`0x${id.replaceAll(/[^0-9a-f]/gi, '') || '0'}`)

/** As a number that differs with the words; nothing secret rests on it. */
const numberOf = (words: string): bigint =>
  Array.from(words).reduce(
    (sum, sign) => BigInt.asUintN(122, (sum + BigInt(sign.codePointAt(0) ?? 0) + 1n) * FACTOR),
    1n,
  )

/**
 * Where what a host says about the draft of a chat is kept while it is not sent: the answer to the part that is `asked`, or, of null, a wish.
 * An id of its own beside those of the chat and its drafts; the same in every window.
 */
export function unsentPlace(chatId: string, asked: string | null): string {
  const words = asked === null ? 'wish' : `asked ${asked.trim()}`
  const sum = BigInt.asUintN(ID_BITS, numberOfId(chatId) + numberOf(words))
  const hex = sum.toString(16).padStart(32, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
