import type { Transaction } from '#prisma/client.ts'

/** Of one statement: on its way a parameter is held several times over. */
const PIECE_BYTES = 2 * 1024 * 1024

export type FileContent = { sha256: string; content: Uint8Array<ArrayBuffer> }

/** A large content in pieces, which nobody sees before they are whole; one that is there already stays as it is. */
export async function insertContent(tx: Transaction, hostId: string, { sha256, content }: FileContent): Promise<void> {
  const [row] = await tx.$queryRaw<{ isNew: boolean }[]>`
    insert into file_content (host_id, sha256, content)
    values (${hostId}::uuid, ${sha256}, ${content.subarray(0, PIECE_BYTES)})
    on conflict (host_id, sha256) do update set brought_at = excluded.brought_at
    returning xmax = 0 as "isNew"`
  if (row?.isNew !== true) return
  for (let at = PIECE_BYTES; at < content.length; at += PIECE_BYTES) {
    await tx.$executeRaw`
      update file_content set content = content || ${content.subarray(at, at + PIECE_BYTES)}
      where host_id = ${hostId}::uuid and sha256 = ${sha256}`
  }
}
