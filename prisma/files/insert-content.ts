import type { Transaction } from '#prisma/client.ts'
import { withLarge } from '#prisma/large-parameter.ts'

/** Of one statement, which has a limit of time. */
const PIECE_BYTES = 2 * 1024 * 1024

export type FileContent = { sha256: string; content: Uint8Array<ArrayBuffer> }

/** A large content in pieces, which nobody sees before they are whole; one that is there already stays as it is. */
export async function insertContent(tx: Transaction, hostId: string, { sha256, content }: FileContent): Promise<void> {
  const [row] = await withLarge(
    content.subarray(0, PIECE_BYTES),
    (piece) => tx.$queryRaw<{ isNew: boolean }[]>`
      insert into file_content (host_id, sha256, content)
      values (${hostId}::uuid, ${sha256}, ${piece}::bytea)
      on conflict (host_id, sha256) do update set brought_at = excluded.brought_at
      returning xmax = 0 as "isNew"`,
  )
  if (row?.isNew !== true) return
  for (let at = PIECE_BYTES; at < content.length; at += PIECE_BYTES) {
    await withLarge(
      content.subarray(at, at + PIECE_BYTES),
      (piece) => tx.$executeRaw`
        update file_content set content = content || ${piece}::bytea
        where host_id = ${hostId}::uuid and sha256 = ${sha256}`,
    )
  }
}
