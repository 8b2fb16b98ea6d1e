const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 8_000

/** Browsers fail so, in words of their own, where the code of a part could not be fetched. */
export const isNotFetched = (error: unknown) => error instanceof TypeError

/** Whether the server itself answers, and not what the service worker keeps; until somebody can ask it, as the browser has it. */
let isServerThere = async (): Promise<boolean> => navigator.onLine
export const askServerBy = (ask: () => Promise<boolean>): void => {
  isServerThere = ask
}

/** Until a browser that had no line says that it has one, or so long. */
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    addEventListener('online', done)
  })

async function untilServerIsThere(): Promise<void> {
  for (let ms = FIRST_WAIT_MS; !(await isServerThere()); ms = Math.min(2 * ms, LONGEST_WAIT_MS)) await pause(ms)
}

/**
 * Fetches code, and again for as long as there is no line: what waits for it is not there meanwhile, and what stands around it is.
 * @throws what `load` throws where the server answers and still does not give it: it has another build by now.
 */
export async function untilFetched<T>(load: () => Promise<T>): Promise<T> {
  for (let isAgain = false; ; isAgain = true) {
    try {
      return await load()
    } catch (error) {
      if (!isNotFetched(error) || (isAgain && (await isServerThere()))) throw error
    }
    await untilServerIsThere()
  }
}
