/** Waits for all of them even when one fails: a part that is being obtained must not be cut off half way. */
export async function allOrFirstFailure<Work extends readonly Promise<unknown>[]>(work: [...Work]) {
  await Promise.allSettled(work)
  return Promise.all(work)
}
