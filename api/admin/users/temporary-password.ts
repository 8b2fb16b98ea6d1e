import { randomInt } from 'node:crypto'

const ALPHANUMERIC = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const RANDOM_CHARACTERS = 20

/** 'T-', 20 random alphanumeric characters, '!9' (specification, section 9): 119 bits. */
export const temporaryPassword = (pick: (below: number) => number = randomInt): string =>
  `T-${Array.from({ length: RANDOM_CHARACTERS }, () => ALPHANUMERIC[pick(ALPHANUMERIC.length)]).join('')}!9`
