import type { Client } from '@temporalio/client'
import type { Parts } from '#tests/setup/parts.ts'
import { replyWorkflowId } from '#workflows/domain/workflow-names.ts'
import { type Hold, openHold } from './hold.ts'
import { type DatabaseMoment, holdInDatabase } from './hold-in-database.ts'
import type { MailLine } from './mail-line.ts'
import type { SmtpServer } from './smtp-server.ts'

/** Where something stands still. `null` holds nothing. */
export type Moment =
  | DatabaseMoment
  /** A client says these words to the mailbox. */
  | { mailboxHears: string }
  /** The server that sends was named this recipient, or has the whole content and has not answered. */
  | { mailServerHas: 'recipient' | 'content'; of: string }
  /** The run of this guest message keeps a timer, in a window that ends by itself. */
  | { timerOf: string }
  | null

export type Holds = {
  /** The numbers of the moments at which nobody stands now. */
  missing(): Promise<number[]>
  /** Lets everybody go. */
  release(): Promise<void>
}

type Where = { parts: Parts; line: MailLine; smtp: SmtpServer; temporal: Client }

/** Holds everybody who comes to one of the moments, each for itself. */
export async function holdAt(moments: readonly Moment[], { parts, line, smtp, temporal }: Where): Promise<Holds> {
  const inDatabase = new Map<number, DatabaseMoment>()
  const elsewhere = new Map<number, Hold>()
  const atServer = { recipient: new Map<string, Arrive>(), content: new Map<string, Arrive>() }
  for (const [nth, moment] of moments.entries()) {
    if (moment === null) continue
    if ('write' in moment || 'firstReadOf' in moment) inDatabase.set(nth, moment)
    else if ('mailboxHears' in moment) elsewhere.set(nth, line.holdAt(moment.mailboxHears))
    else if ('timerOf' in moment) elsewhere.set(nth, timer(temporal, moment.timerOf))
    else {
      const hold = openHold()
      elsewhere.set(nth, hold)
      atServer[moment.mailServerHas].set(moment.of, hold.arrive)
    }
  }
  for (const moment of ['recipient', 'content'] as const) smtp.on[moment] = holdOf(atServer[moment])
  const database = await holdInDatabase(parts.adminDatabaseUrl, inDatabase)
  return {
    async missing() {
      const reached = await database.reached()
      const others = [...elsewhere].map(async ([nth, hold]) => ((await hold.stands()) ? [] : [nth]))
      return [...inDatabase.keys()].filter((nth) => !reached.has(nth)).concat((await Promise.all(others)).flat())
    },
    async release() {
      smtp.on = {}
      await Promise.all([database.release(), ...[...elsewhere.values()].map((hold) => hold.release())])
    },
  }
}

type Arrive = () => Promise<void>

const holdOf = (guests: ReadonlyMap<string, Arrive>) => (said: string, goOn: () => void) => {
  const arrive = [...guests].find(([guest]) => said.includes(guest))?.[1]
  if (arrive === undefined) goOn()
  else void arrive().then(goOn)
}

const timer = ({ workflow }: Client, guestMessageId: string): Hold => ({
  async stands() {
    const { events } = await workflow.getHandle(replyWorkflowId(guestMessageId)).fetchHistory()
    return (events ?? []).some((event) => Boolean(event.timerStartedEventAttributes))
  },
  release: () => undefined,
})
