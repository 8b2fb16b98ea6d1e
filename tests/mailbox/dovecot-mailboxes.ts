import { pollSource } from '#activities/ingest/watch-source.ts'
import type { Parts } from '#tests/setup/parts.ts'
import type { Dovecot } from './dovecot.ts'
import { guestMail, type MailBench, openMailBench } from './mail-bench.ts'

type Inbound = NonNullable<Parameters<MailBench['addMailbox']>[0]>
const never = new AbortController().signal

/** Mailboxes on a Dovecot, each of a host of its own, and looks into them. */
export function openMailboxes(parts: Parts) {
  let opening: Promise<MailBench> | undefined
  return {
    async add(dovecot: Dovecot, inbound: Inbound = {}, pass?: string) {
      opening ??= openMailBench(parts)
      const bench = await (await opening).anotherHost()
      const user = inbound.user ?? bench.address
      const port = inbound.protocol === 'pop3' ? dovecot.pop3 : dovecot.imap
      const source = await bench.addMailbox({ port, ...inbound }, pass)
      return {
        ...bench,
        user,
        source,
        /** Guests' mails that say so much, into the INBOX or another folder. */
        put: (bodies: readonly string[], folder?: string) =>
          dovecot.put(
            user,
            bodies.map((body) => guestMail({ from: `${body}@guest.test`, body })),
            folder,
          ),
        look: (deps = bench.deps) => pollSource(deps, source, never),
        row: () => bench.source(source.sourceId),
        texts: async () =>
          (await bench.messages()).map(({ status, text }) => (status === 'received' ? text : status)).sort(),
      }
    },
    async close() {
      await (await opening)?.close()
    },
  }
}
