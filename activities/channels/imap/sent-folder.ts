import type { ImapFlow } from 'imapflow'

/** The folder marked `\Sent` (RFC 6154), else one that is called so; null where there is none. */
export async function sentFolder(client: ImapFlow): Promise<string | null> {
  const folders = await client.list()
  const marked = folders.find((folder) => folder.specialUse === '\\Sent')
  const named = folders.find((folder) =>
    /^(sent|sent items|sent mail|posta inviata|inviati|gesendet)$/i.test(folder.name),
  )
  return (marked ?? named)?.path ?? null
}
