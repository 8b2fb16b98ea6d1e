import type { Piece } from './read-pieces.ts'
import { isSameValue } from './said-value.ts'

/** 'A towel' where there are two. */
export const isOneOfMany = (said: Piece, used: readonly Piece[]) =>
  said.hasOne &&
  !said.values.some(({ kind }) => kind === 'count') &&
  used.some(({ values }) =>
    values.some(({ kind, key, role }) => kind === 'count' && role !== 'until' && Number(key) > 1),
  )

/** 'From 6 to 22' of 'from 6 to 9 and from 17 to 22': both ends are of one span. */
export const isOtherEnd = ({ values }: Piece, used: readonly Piece[]): boolean => {
  const spans = values.filter(
    ({ kind, role }) => role === 'from' && values.some((end) => end.kind === kind && end.role === 'until'),
  )
  return spans.some(({ kind }) =>
    used.some((piece) =>
      piece.values.some(
        (told) =>
          (told.kind === kind || (kind === 'time' && told.kind === 'count')) &&
          told.role !== 'at' &&
          !values.some((said) => isSameValue(said, told, false)) &&
          piece.values.some((end) => end !== told && end.role !== 'at' && end.kind === told.kind),
      ),
    ),
  )
}
