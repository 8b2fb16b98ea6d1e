import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { insertContent } from './insert-content.ts'

/** Of one statement, as contents are written. */
const MOST_BYTES = 2 * 1024 * 1024

/**
 * Writes so many bytes as a file's and takes them back: whether anything of that size can be stored at this moment.
 * @throws what PostgreSQL refuses them with.
 */
export async function probeRoom(db: Database, hostId: string, bytes: number): Promise<void> {
  const content = randomBytes(Math.min(Math.max(bytes, 1), MOST_BYTES))
  const sha256 = createHash('sha256').update(content).digest('hex')
  await inHost(db, hostId, async (tx) => {
    await insertContent(tx, hostId, { sha256, content })
    await tx.fileContent.deleteMany({ where: { hostId, sha256 } })
  })
}
