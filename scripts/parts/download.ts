import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { StartFailure } from './start-failure.ts'

/** Writes what an address answers into a file. @throws StartFailure when it does not arrive within five minutes. */
export async function download(url: string, file: string): Promise<void> {
  const failed = (cause: unknown) => {
    throw new StartFailure(`${url} could not be downloaded`, { cause })
  }
  const response = await fetch(url, { signal: AbortSignal.timeout(300_000) }).catch(failed)
  if (!response.ok || response.body === null) throw new StartFailure(`${url} answered ${response.status}`)
  await pipeline(response.body, createWriteStream(file)).catch(failed)
}
