import { type AddressInfo, createServer, type Socket } from 'node:net'
import { fetchItem, labelOfWire } from './gmail-fetch.ts'
import { createGmailFolders, type GmailFolders, type OpenGmailFolder } from './gmail-folders.ts'
import { type GmailMailbox, headerOf } from './gmail-mailbox.ts'
import { type ImapWord, imapWords, isInSet, quoted } from './imap-words.ts'

/**
 * `hidden`: folders that the account does not show in IMAP. `answers`: what a command is answered with after its tag. `withheld`: the
 * ids of messages that are listed, and not handed over. The last two are read anew each time.
 */
export type GmailImapScript = {
  hidden?: readonly string[]
  answers?: Record<string, string>
  withheld?: ReadonlySet<string>
}

/** What Gmail announces, without what no answer is written for here (COMPRESS, CONDSTORE, ESEARCH, LIST-STATUS). */
const CAPABILITIES = 'IMAP4rev1 UNSELECT IDLE NAMESPACE QUOTA ID XLIST CHILDREN X-GM-EXT-1'
const BEFORE = `${CAPABILITIES} SASL-IR AUTH=PLAIN`
const AFTER = `${CAPABILITIES} UIDPLUS MOVE LITERAL- SPECIAL-USE`

/** `shown`: the UIDs that its client knows, in their order. `idleTag`, `signInTag`: of what waits for a line. */
type Connection = {
  socket: Socket
  isIn: boolean
  folder: OpenGmailFolder | null
  isReadOnly: boolean
  shown: number[]
  idleTag: string | null
  signInTag: string | null
}
type Command = { verb: string; words: ImapWord[]; byUid: boolean }

/**
 * Gmail's IMAP server before a mailbox that the stand-in of its API may serve as well: labels are folders, every mail but spam and bin
 * lies in All Mail once (https://developers.google.com/workspace/gmail/imap/imap-extensions).
 */
export async function startGmailImap(
  mailbox: GmailMailbox,
  { hidden = [], answers = {}, withheld = new Set() }: GmailImapScript = {},
) {
  const folders = createGmailFolders(mailbox, hidden)
  const commands: string[] = []
  const open = new Set<Connection>()
  const server = createServer({ noDelay: true }, (socket) => {
    const connection = {
      socket,
      isIn: false,
      folder: null,
      isReadOnly: true,
      shown: [],
      idleTag: null,
      signInTag: null,
    }
    open.add(connection)
    socket.on('error', () => undefined).on('close', () => open.delete(connection))
    socket.write('* OK Gimap ready for requests\r\n')
    let rest = ''
    socket.on('data', (data) => {
      const lines = (rest + data.toString('latin1')).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) answer(connection, line)
    })
  })
  const end = mailbox.onChange(() => {
    for (const connection of open) if (connection.idleTag !== null) tellChanges(connection)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    folders,
    /** All that was asked, without tags. */
    commands,
    close() {
      end()
      folders.end()
      for (const { socket } of open) socket.destroy()
      server.close()
    },
  }

  function answer(connection: Connection, line: string): void {
    if (line.toUpperCase() === 'DONE') {
      connection.socket.write(`${connection.idleTag} OK IDLE terminated (Success)\r\n`)
      connection.idleTag = null
      return
    }
    const { signInTag } = connection
    connection.signInTag = null
    const whole = signInTag === null ? line : `${signInTag} AUTHENTICATE PLAIN ${line}`
    const [tag = '', first = '', ...others] = imapWords(whole)
    commands.push(whole.slice(String(tag).length + 1))
    const byUid = String(first).toUpperCase() === 'UID'
    const [verb = '', ...words] = byUid ? others : [first, ...others]
    const command = { verb: String(verb).toUpperCase(), words, byUid }
    const waits = command.verb === 'IDLE' || (command.verb === 'AUTHENTICATE' && words.length === 1)
    if (waits) {
      connection[command.verb === 'IDLE' ? 'idleTag' : 'signInTag'] = String(tag)
      connection.socket.write(command.verb === 'IDLE' ? '+ idling\r\n' : '+ \r\n')
      return
    }
    const said = answers[command.verb] ?? outcomeOf(command, { connection, mailbox, folders, withheld })
    if (byUid || command.verb === 'NOOP') tellChanges(connection)
    connection.socket.write(`${String(tag)} ${said}\r\n`)
    if (command.verb === 'LOGOUT') connection.socket.end()
  }
}

/** EXPUNGE for what is gone, from the highest on, then how many there are. */
function tellChanges(connection: Connection): void {
  const { folder, socket, shown } = connection
  if (folder === null) return
  const now = folder.uids().map(({ uid }) => uid)
  for (let at = shown.length; at > 0; at--)
    if (!now.includes(shown[at - 1] ?? 0)) {
      socket.write(`* ${at} EXPUNGE\r\n`)
      shown.splice(at - 1, 1)
    }
  if (now.length !== shown.length) socket.write(`* ${now.length} EXISTS\r\n`)
  connection.shown = now
}

type Served = { connection: Connection; mailbox: GmailMailbox; folders: GmailFolders; withheld: ReadonlySet<string> }

/** Writes what comes before the tagged line, and answers that without its tag. */
function outcomeOf(command: Command, served: Served): string {
  const { connection, mailbox, folders } = served
  const { verb, words } = command
  const say = (line: string) => void connection.socket.write(`* ${line}\r\n`)
  switch (verb) {
    case 'CAPABILITY':
      say(`CAPABILITY ${connection.isIn ? AFTER : BEFORE}`)
      return 'OK Thats all she wrote!'
    case 'AUTHENTICATE':
    case 'LOGIN': {
      const user = verb === 'LOGIN' ? words[0] : Buffer.from(String(words[1]), 'base64').toString('utf8').split('\0')[1]
      connection.isIn = user === mailbox.address
      if (!connection.isIn) return 'NO [AUTHENTICATIONFAILED] Invalid credentials (Failure)'
      say(`CAPABILITY ${AFTER}`)
      return `OK ${mailbox.address} authenticated (Success)`
    }
    case 'LIST':
    case 'XLIST':
    case 'LSUB':
      for (const { attributes, path } of folders.list()) say(`${verb} (${attributes}) "/" ${quoted(path)}`)
      return 'OK Success'
    case 'NAMESPACE':
      say('NAMESPACE (("" "/")) NIL NIL')
      return 'OK Success'
    case 'CREATE':
      folders.create(String(words[0]))
      return 'OK Success'
    case 'SELECT':
    case 'EXAMINE':
      return select(connection, folders.open(String(words[0])), verb === 'EXAMINE')
    case 'FETCH':
      return fetch(command, served)
    case 'SEARCH':
      return search(connection, command)
    case 'STORE':
    case 'COPY':
    case 'MOVE':
      return change(command, served)
    case 'LOGOUT':
      say('BYE LOGOUT Requested')
      return 'OK 73 good day (Success)'
    case 'ID':
    case 'NOOP':
    case 'UNSELECT':
    case 'CLOSE':
      return 'OK Success'
    default:
      return 'BAD Unknown command'
  }
}

function select(connection: Connection, folder: OpenGmailFolder | null, isReadOnly: boolean): string {
  if (folder === null) return 'NO [NONEXISTENT] Unknown Mailbox (Failure)'
  const shown = folder.uids().map(({ uid }) => uid)
  Object.assign(connection, { folder, isReadOnly, shown })
  const lines = [
    'FLAGS (\\Answered \\Flagged \\Draft \\Deleted \\Seen $NotPhishing $Phishing)',
    `OK [PERMANENTFLAGS (${isReadOnly ? '' : '\\Answered \\Flagged \\Draft \\Deleted \\Seen $NotPhishing $Phishing \\*'})] Flags permitted.`,
    `OK [UIDVALIDITY ${folder.uidValidity}] UIDs valid.`,
    `${shown.length} EXISTS`,
    '0 RECENT',
    `OK [UIDNEXT ${folder.uidNext()}] Predicted next UID.`,
  ]
  for (const line of lines) connection.socket.write(`* ${line}\r\n`)
  return isReadOnly ? 'OK [READ-ONLY] selected. (Success)' : 'OK [READ-WRITE] selected. (Success)'
}

/** What a set of UIDs or of numbers names. */
function named({ folder }: Connection, { words, byUid }: Command) {
  const all = (folder?.uids() ?? []).map((mail, at) => ({ ...mail, seq: at + 1 }))
  const highest = byUid ? (all.at(-1)?.uid ?? 0) : all.length
  return all.filter(({ uid, seq }) => isInSet(String(words[0]), byUid ? uid : seq, highest))
}

function fetch(command: Command, { connection, withheld }: Served): string {
  const { folder, socket } = connection
  if (folder === null) return 'BAD Not selected'
  const asked = [command.words[1] ?? []].flat().map(String)
  for (const mail of named(connection, command)) {
    if (withheld.has(mail.message.id) && asked.some((item) => item.startsWith('BODY.PEEK[]')))
      return 'NO [UNAVAILABLE] Some messages could not be FETCHed (Failure)'
    const items = asked.map((item) => fetchItem(item, mail, folder))
    const given = items.filter((item) => item !== null)
    if (given.length < items.length) return 'BAD Could not parse command'
    const joined = given.flatMap((item, at) => (at === 0 ? [item] : [Buffer.from(' '), item]))
    socket.write(Buffer.concat([Buffer.from(`* ${mail.seq} FETCH (`), ...joined, Buffer.from(')\r\n')]))
  }
  return 'OK Success'
}

const DAY_MS = 86_400_000

/** `ALL`, and any of `UID`, `SINCE` and `HEADER` together. */
function search({ folder, socket }: Connection, { words, byUid }: Command): string {
  const all = (folder?.uids() ?? []).map((mail, at) => ({ ...mail, seq: at + 1 }))
  const rest = words.map(String)
  let found = all
  while (rest.length > 0) {
    const key = rest.shift()?.toUpperCase()
    if (key === 'ALL') continue
    const value = rest.shift() ?? ''
    if (key === 'UID') found = found.filter(({ uid }) => isInSet(value, uid, all.at(-1)?.uid ?? 0))
    else if (key === 'SINCE')
      found = found.filter(({ message }) => message.internalDate >= Math.floor(Date.parse(value) / DAY_MS) * DAY_MS)
    else if (key === 'HEADER') {
      const text = rest.shift() ?? ''
      found = found.filter(({ message }) => headerOf(message.raw, value).includes(text))
    } else return 'BAD Could not parse command'
  }
  socket.write(`* SEARCH${found.map(({ uid, seq }) => ` ${byUid ? uid : seq}`).join('')}\r\n`)
  return 'OK SEARCH completed (Success)'
}

/** Flags, labels and folders are labels to Gmail: a copy adds one, a move takes the one of the folder that is open away as well. */
function change(command: Command, { connection, mailbox, folders }: Served): string {
  const { verb, words } = command
  const { folder, isReadOnly } = connection
  if (folder === null || (isReadOnly && verb !== 'COPY')) return 'NO [READ-ONLY] Folder is currently in read-only mode.'
  const target = verb === 'STORE' ? null : folders.open(String(words[1]))
  if (verb !== 'STORE' && target === null) return 'NO [TRYCREATE] No folder (Failure)'
  for (const { message } of named(connection, command)) {
    if (target !== null) {
      const removed = verb === 'MOVE' && folder.label !== null ? [folder.label] : []
      mailbox.relabel(message.id, { added: target.label === null ? [] : [target.label], removed })
      continue
    }
    const [, sign, attribute] = /^([+-]?)(FLAGS|X-GM-LABELS)(?:\.SILENT)?$/i.exec(String(words[1])) ?? []
    const listed = [words[2] ?? []].flat().map(String)
    if (attribute?.toUpperCase() === 'X-GM-LABELS')
      mailbox.relabel(message.id, { [sign === '-' ? 'removed' : 'added']: listed.map(labelOfWire) })
    else if (listed.some((flag) => flag.toLowerCase() === '\\seen'))
      mailbox.relabel(message.id, { [sign === '-' ? 'added' : 'removed']: ['UNREAD'] })
  }
  return 'OK Success'
}
