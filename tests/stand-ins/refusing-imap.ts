import { type AddressInfo, connect, createServer } from 'node:net'

/**
 * `refuses`: the mails, by UID, that it does not hand over, all where it is `'all'`. `answer`: what it says instead after the tag;
 * `OK` with nothing before it is a refusal, too. Read anew each time.
 */
export type Refusing = { refuses: readonly number[] | 'all'; answer: string }

const FETCH = /^(\S+) (?:UID )?FETCH (\S+) .*BODY\.PEEK\[\]/i

/** Stands before an IMAP server, lists all that the server does, and refuses to hand over what the script says. */
export async function startRefusingImap(server: { host: string; port: number }, script: Refusing) {
  const fetched: string[] = []
  const proxy = createServer((near) => {
    const far = connect(server)
    const end = () => {
      near.destroy()
      far.destroy()
    }
    far.on('error', end).on('close', end).pipe(near)
    near.on('error', end).on('close', end)
    near.on('data', (data) => {
      for (const line of data.toString('latin1').split(/(?<=\r\n)/)) {
        const [, tag, range = ''] = FETCH.exec(line) ?? []
        if (tag !== undefined) fetched.push(range)
        if (tag !== undefined && isRefused(script, range)) near.write(`${tag} ${script.answer}\r\n`)
        else far.write(line, 'latin1')
      }
    })
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return { port: (proxy.address() as AddressInfo).port, fetched, close: () => void proxy.close() }
}

const isRefused = ({ refuses }: Refusing, range: string) =>
  refuses === 'all' || refuses.some((uid) => uidsOf(range).some(([first, last]) => first <= uid && uid <= last))

const uidsOf = (range: string): [first: number, last: number][] =>
  range.split(',').map((part) => {
    const [first, last = first] = part.split(':').map(Number)
    return [first ?? 0, last ?? 0]
  })
