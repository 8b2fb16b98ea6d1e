let last: Promise<unknown> = Promise.resolve()

/** Does one piece of work after the other in the whole process: what each holds in memory it holds alone. */
export async function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const before = last
  const { promise, resolve } = Promise.withResolvers<void>()
  last = promise
  await before
  try {
    return await work()
  } finally {
    resolve()
  }
}
