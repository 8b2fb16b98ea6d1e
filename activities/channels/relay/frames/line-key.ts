import { fold } from '#workflows/domain/fold-text.ts'

const LINKS = /[<([]?(?:https?:\/\/|www\.|mailto:)\S+/gi
const MARKS = /^[\s*_>»›→•·|#=[\]()©.:…–—-]+|[\s*_>»›→•·|#=[\]()©.:…–—-]+$/gu

/** A line as frames are compared: folded, without links and without what is drawn around it. A question mark or `!` stays. */
export const keyOf = (line: string) => fold(line.replace(LINKS, ' ')).replace(/\s+/g, ' ').replace(MARKS, '')

/** Whether a line says nothing: empty, a link, a rule that is drawn. */
export const saysNothing = (line: string) =>
  keyOf(line) === '' && !/[?!]|\p{Extended_Pictographic}/u.test(line.replace(LINKS, ' ').replace(/[©®™]/g, ''))
