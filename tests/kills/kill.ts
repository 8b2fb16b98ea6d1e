import { setTimeout as delay } from 'node:timers/promises'
import { withClient } from '#scripts/parts/database-roles.ts'
import { accepts, waitUntil } from '#scripts/parts/wait-until.ts'
import { findProcess } from '#tests/setup/find-process.ts'
import type { Parts } from '#tests/setup/parts.ts'
import type { Victim } from './steps.ts'
import type { SystemUnderTest } from './system-under-test.ts'

const BACK_SECONDS = 90

/** SIGKILL. The supervisor starts it again; what others lean on is waited for. */
export async function kill(parts: Parts, victim: Victim, { sink, bench }: SystemUnderTest): Promise<void> {
  const name = victim === 'mail server' ? 'GreenMail' : victim
  const killed = findProcess(parts, name)
  process.kill(killed, 'SIGKILL')
  if (victim === 'mail server') sink.hangUp()
  const answers = ANSWERS[victim]?.(parts, bench)
  if (answers === undefined) return
  const isBack = async () => findProcess(parts, name) !== killed && (await answers())
  if (!(await waitUntil(isBack, { seconds: BACK_SECONDS }))) throw new Error(`${victim} did not come back`)
  // Pools notice what they have lost with the next look at it.
  await delay(1_000)
}

const succeeds = (asked: Promise<unknown>) =>
  asked.then(
    () => true,
    () => false,
  )

/** Whether somebody who is leant on by the test itself answers again. */
const ANSWERS: Partial<Record<Victim, (parts: Parts, bench: SystemUnderTest['bench']) => () => Promise<boolean>>> = {
  PostgreSQL:
    ({ adminDatabaseUrl }) =>
    () =>
      succeeds(withClient(adminDatabaseUrl, (client) => client.query('select 1'))),
  Temporal:
    ({ temporalNamespace: namespace }, { deps }) =>
    () =>
      succeeds(deps.temporal.workflowService.describeNamespace({ namespace })),
  'mail server':
    ({ imap, smtp }) =>
    async () =>
      (await accepts(imap.port)) && (await accepts(smtp.port)),
}
