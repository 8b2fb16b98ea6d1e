import type { OutboxView } from '#api/contract/n8n.ts'
import { OUTBOX_COUNT_MAX } from '#api/contract/told-figures.ts'
import { webhookCalls } from '#api/contract/webhooks.ts'
import type { ApiDeps } from '#api/deps.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { Prisma, type Transaction } from '#prisma/client.ts'
import { asAdministrator } from '#prisma/host-scope.ts'
import { lastRefusedAnswer } from '#prisma/outbox/refused-answers.ts'
import { readFault } from '#prisma/sentence-columns.ts'

type Waits = { waitingSince: Date | null; nextTryAt: Date | null }
type Figures = Omit<OutboxView, 'writesDrafts' | 'answerUrl' | 'lastRefused'>

/** The state of what is told to n8n and of what it answers, over all hosts: counts and times, no words of a guest. */
export async function readOutbox({ deps }: HostContext): Promise<OutboxView> {
  const { n8n, publicUrl } = deps.config
  const refused = await lastRefusedAnswer(deps.engineDb)
  return {
    ...(await readFigures(deps)),
    writesDrafts: n8n.writesDrafts,
    answerUrl:
      publicUrl === undefined ? null : `${publicUrl.replace(/\/+$/, '')}/api${webhookCalls.takeN8nAnswer.path}`,
    lastRefused: refused && { ...refused, at: refused.at.toISOString() },
  }
}

const readFigures = (deps: Pick<ApiDeps, 'config' | 'db'>): Promise<Figures> =>
  asAdministrator(deps.db, async (tx) => {
    // The states as constants: each has an index of its own, which a parameter would not find.
    const [counts] = await tx.$queryRaw<
      [Pick<OutboxView, 'waiting' | 'delivered' | 'givenUp' | 'dropped' | 'answered'> & Waits]
    >`
      select ${countOf(Prisma.sql`state = 'waiting'`)} as waiting, ${countOf(Prisma.sql`state = 'delivered'`)} as delivered,
        ${countOf(Prisma.sql`state = 'given_up'`)} as "givenUp", ${countOf(Prisma.sql`state = 'dropped'`)} as dropped,
        ${countOf(Prisma.sql`answered_at is not null`)} as answered,
        (select min(created_at) from outbox_event where state = 'waiting') as "waitingSince",
        (select min(next_at) from outbox_event where state = 'waiting') as "nextTryAt"`
    return {
      ...counts,
      isConfigured: deps.config.n8n.webhookUrl !== undefined,
      waitingSince: counts.waitingSince?.toISOString() ?? null,
      nextTryAt: counts.nextTryAt?.toISOString() ?? null,
      lastFault: await lastFault(tx),
      lastAnswer: await lastAnswer(tx),
    }
  })

const countOf = (which: Prisma.Sql) => Prisma.sql`(
  select count(*)::int from (select from outbox_event where ${which} limit ${OUTBOX_COUNT_MAX}::int) counted)`

async function lastAnswer(tx: Transaction): Promise<OutboxView['lastAnswer']> {
  const [last] = await tx.$queryRaw<{ at: Date; isTaken: boolean }[]>`
    select answered_at as at, taken_at is not null as "isTaken" from outbox_event
    where answered_at is not null order by answered_at desc limit 1`
  return last === undefined ? null : { at: last.at.toISOString(), isTaken: last.isTaken }
}

async function lastFault(tx: Transaction): Promise<OutboxView['lastFault']> {
  const [failed] = await tx.$queryRaw<{ fault: unknown; triedAt: Date | null }[]>`
    select fault, tried_at as "triedAt" from outbox_event
    where state in ('waiting', 'given_up') and fault is not null and tried_at is not null order by tried_at desc limit 1`
  const fault = readFault(failed?.fault)
  return fault === null || !failed?.triedAt ? null : { fault, at: failed.triedAt.toISOString() }
}
