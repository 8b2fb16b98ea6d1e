import type { z } from 'zod'

/** Data of evals that are not as they should be. Its words are for whoever wrote them. */
export class UnreadableSet extends Error {
  constructor(file: string, problems: readonly string[]) {
    super(`${file} cannot be read:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  }
}

/** A file's data as they should be. @throws UnreadableSet naming the file, the case and the field of each that are not. */
export function parseSet<T>(schema: z.ZodType<T>, data: unknown, file: string): T {
  const parsed = schema.safeParse(data)
  if (parsed.success) return parsed.data
  throw new UnreadableSet(
    file,
    parsed.error.issues.map(({ path, message }) => {
      const place = placeOf(path, data)
      return `${place === '' ? '' : `${place}: `}${message}.`
    }),
  )
}

/** 'case it-7, field says': by its id where it has one, else by its place in the file. */
function placeOf(path: readonly PropertyKey[], data: unknown): string {
  const [first, ...rest] = path
  const isOfList = Array.isArray(data) && typeof first === 'number'
  const fields = (isOfList ? rest : path).map(String).join('.')
  const id = isOfList ? (data[first]?.id ?? `number ${first + 1}`) : null
  return [...(id === null ? [] : [`case ${id}`]), ...(fields === '' ? [] : [`field ${fields}`])].join(', ')
}
