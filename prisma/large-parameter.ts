import { randomUUID } from 'node:crypto'

type Large = string | Uint8Array

/** What statements under way have in the place of these names. */
const parameters = new Map<string, Large>()

/**
 * Runs a statement of which one parameter is large: it is given a name that stands for it, and only the driver sees what it is.
 * Prisma would copy it several times, write it out as text and hold on to that for the next hundred statements.
 */
export async function withLarge<T>(value: Large, run: (name: string) => PromiseLike<T>): Promise<T> {
  const name = randomUUID()
  parameters.set(name, value)
  try {
    return await run(name)
  } finally {
    parameters.delete(name)
  }
}

/** As the driver is to send it. Nobody can guess a name: a guest who writes one writes a text. */
export const largeOr = (value: unknown): unknown =>
  typeof value === 'string' && parameters.size > 0 ? (parameters.get(value) ?? value) : value
