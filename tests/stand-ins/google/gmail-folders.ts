import type { GmailMailbox, GmailMessage } from './gmail-mailbox.ts'

/** A label as IMAP shows it. `label` null: all mail but spam and bin. */
export type GmailFolder = { path: string; attributes: string; label: string | null }
/** `uids`: ascending, of what lies there now. */
export type OpenGmailFolder = GmailFolder & {
  uidValidity: number
  uids: () => { uid: number; message: GmailMessage }[]
  uidNext: () => number
}
export type GmailFolders = ReturnType<typeof createGmailFolders>

/** As an Italian account has them: names are the account's language, attributes are not. */
const SYSTEM: GmailFolder[] = [
  { path: 'INBOX', attributes: '\\HasNoChildren', label: 'INBOX' },
  { path: '[Gmail]/Tutti i messaggi', attributes: '\\All \\HasNoChildren', label: null },
  { path: '[Gmail]/Bozze', attributes: '\\Drafts \\HasNoChildren', label: 'DRAFT' },
  { path: '[Gmail]/Posta inviata', attributes: '\\HasNoChildren \\Sent', label: 'SENT' },
  { path: '[Gmail]/Spam', attributes: '\\HasNoChildren \\Junk', label: 'SPAM' },
  { path: '[Gmail]/Cestino', attributes: '\\HasNoChildren \\Trash', label: 'TRASH' },
]
const SYSTEM_LABELS = new Set([...SYSTEM.map(({ label }) => label), 'UNREAD', 'STARRED', 'IMPORTANT'])
const UID_VALIDITY = 11

/**
 * The folders of a mailbox. A message has a number of its own in each that it lies in, and a new one where it comes back:
 * https://developers.google.com/workspace/gmail/imap/imap-extensions. `hidden`: labels that the account does not show in IMAP.
 */
export function createGmailFolders(mailbox: GmailMailbox, hidden: readonly string[]) {
  const numbers = new Map<string, { next: number; of: Map<string, number> }>()
  const made = new Set<string>()
  let uidValidity = UID_VALIDITY

  const all = (): GmailFolder[] => {
    const used = [...mailbox.messages.values()].flatMap(({ labelIds }) => [...labelIds])
    const own = [...new Set([...made, ...used])].filter((label) => !SYSTEM_LABELS.has(label))
    return [...SYSTEM, ...own.map((label) => ({ path: label, attributes: '\\HasNoChildren', label }))]
  }
  const number = () => {
    for (const folder of all()) {
      const { of, next } = numbers.get(folder.path) ?? { of: new Map<string, number>(), next: 1 }
      let uid = next
      for (const message of mailbox.messages.values())
        if (!liesIn(folder, message)) of.delete(message.id)
        else if (!of.has(message.id)) of.set(message.id, uid++)
      for (const id of [...of.keys()].filter((one) => !mailbox.messages.has(one))) of.delete(id)
      numbers.set(folder.path, { of, next: uid })
    }
  }
  number()
  return {
    end: mailbox.onChange(number),
    list: () => all().filter(({ path }) => !hidden.includes(path)),
    create(label: string) {
      made.add(label)
      number()
    },
    /** All numbers are another's from now on. */
    renumber() {
      uidValidity += 1
      numbers.clear()
      number()
    },
    open(path: string): OpenGmailFolder | null {
      const folder = all().find((one) => one.path === path && !hidden.includes(path))
      if (folder === undefined) return null
      return {
        ...folder,
        uidValidity,
        uids: () =>
          [...(numbers.get(path)?.of ?? [])]
            .flatMap(([id, uid]) => ({ uid, message: mailbox.messages.get(id) }))
            .flatMap(({ uid, message }) => (message === undefined ? [] : { uid, message }))
            .sort((one, other) => one.uid - other.uid),
        uidNext: () => numbers.get(path)?.next ?? 1,
      }
    },
  }
}

const liesIn = ({ label }: GmailFolder, { labelIds }: GmailMessage) =>
  label === null ? !labelIds.has('SPAM') && !labelIds.has('TRASH') : labelIds.has(label)
