import type { ImapFlow, ListResponse } from 'imapflow'

/** What mail programs call it, in the languages of hosts. */
const NAMES =
  /^(?:sent(?: (?:items|mail|messages|e-?mails))?|(?:posta|elementi|messaggi) inviat[aie]|inviat[aie]|gesendete?(?: (?:elemente|objekte|nachrichten))?|(?:(?:éléments|messages|courriers) )?envoyés|(?:elementos|mensajes|itens|mensagens) enviad[oa]s|enviad[oa]s|verzonden(?: items| berichten)?|(?:elementy )?wysłane)$/i

/** The folder marked `\Sent` (RFC 6154), else one that is called so; null where there is none. */
export const sentFolder = async (client: ImapFlow): Promise<string | null> => (await sentFolders(client))[0] ?? null

/** Every such folder, the marked one first: a phone may keep what it sends in one of its own. */
export async function sentFolders(client: ImapFlow): Promise<string[]> {
  const folders = (await client.list()).filter(({ flags }) => !flags.has('\\Noselect'))
  const isMarked = ({ specialUse }: ListResponse) => specialUse === '\\Sent'
  const found = folders.filter((folder) => isMarked(folder) || NAMES.test(folder.name))
  return found.toSorted((one, other) => Number(isMarked(other)) - Number(isMarked(one))).map(({ path }) => path)
}
