const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 20
/** The largest multiple of the alphabet's length that a byte can hold: what lies above would favour some letters. */
const FAIR_BELOW = Math.floor(256 / LETTERS.length) * LETTERS.length

/** 'T-', 20 random letters and digits, '!9' (specification, section 9): 119 bits. */
export function temporaryPassword(randomByte: () => number = cryptoByte): string {
  let middle = ''
  while (middle.length < LENGTH) {
    const byte = randomByte()
    if (byte < FAIR_BELOW) middle += LETTERS[byte % LETTERS.length]
  }
  return `T-${middle}!9`
}

const cryptoByte = () => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0
