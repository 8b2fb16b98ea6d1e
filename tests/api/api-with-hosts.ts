import { afterAll } from 'vitest'
import { runConformingApi } from './conforming-api.ts'
import { newHost } from './signed-in-host.ts'

/** For the tests of a file: the API, held to its own document, and two who are signed in at it. Gone with the last test. */
export async function apiWithHosts(environment: NodeJS.ProcessEnv = {}) {
  const api = await runConformingApi(environment)
  afterAll(async () => {
    await api.close()
  })
  const [anna, bruno] = await Promise.all([newHost(api), newHost(api)])
  return { api, anna, bruno }
}
