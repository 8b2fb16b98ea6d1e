import { databaseErrorOf } from './database-error.ts'

/** PostgreSQL's classes of what it does not take as it is: its data, or more of it than there may be. */
const OF_DATA = /^(?:22|54)/
/** What the language itself throws at a fault of a program. */
const OURS = [TypeError, RangeError, ReferenceError, SyntaxError, URIError]

/** Whether a failure is of what was to be written, so that it fails the same way however often it is tried, and others do not. */
export function isOfWhatIsWritten(error: unknown): boolean {
  const { sqlState } = databaseErrorOf(error) ?? {}
  return sqlState === undefined ? isFaultOfProgram(error) : OF_DATA.test(sqlState)
}

/** What a broken connection is told by has a hundred names, and none of these. */
export const isFaultOfProgram = (error: unknown): boolean => OURS.some((kind) => error instanceof kind)
