import { withClient } from '#scripts/parts/database-roles.ts'
import { accepts } from '#scripts/parts/wait-until.ts'
import { clientAt } from '#tests/api/contract-client.ts'
import { newPersonAt } from '#tests/safety/person.ts'
import { findProcess } from '#tests/setup/find-process.ts'
import type { SystemUnderTest } from './system-under-test.ts'

export const VICTIMS = ['worker', 'API', 'PostgreSQL', 'Temporal', 'mail server'] as const
export type Victim = (typeof VICTIMS)[number]

/** As the supervisor calls them. */
export const PART: Record<Victim, string> = {
  worker: 'Worker',
  API: 'API',
  PostgreSQL: 'PostgreSQL',
  Temporal: 'Temporal',
  'mail server': 'GreenMail',
}

/** SIGKILL, and whoever is at the other end can know. The supervisor starts it again: the answer says whether it is back. */
export async function kill(victim: Victim, system: SystemUnderTest): Promise<() => Promise<boolean>> {
  const { parts, smtp } = system
  const killed = findProcess(parts, PART[victim])
  process.kill(killed, 'SIGKILL')
  // Two processes: one holds mailboxes, one takes what leaves. Both die.
  if (victim === 'mail server') await smtp.kill()
  return async () => findProcess(parts, PART[victim]) !== killed && (await ANSWERS[victim](system))
}

const succeeds = (asked: Promise<unknown>) =>
  asked.then(
    () => true,
    () => false,
  )

/** Whether it answers again, of what others lean on. */
const ANSWERS: Record<Victim, (system: SystemUnderTest) => Promise<boolean>> = {
  worker: async () => true,
  API: ({ parts }) => succeeds(clientAt(parts.apiUrl).ask('readHealth', {})),
  // Keycloak has lost its connections with it, and takes a moment to notice.
  PostgreSQL: ({ parts }) =>
    succeeds(withClient(parts.adminDatabaseUrl, (client) => client.query('select 1')).then(() => newPersonAt(parts))),
  Temporal: ({ parts, temporal }) =>
    succeeds(temporal.workflowService.describeNamespace({ namespace: parts.temporalNamespace })),
  'mail server': async ({ parts: { imap }, smtp }) => smtp.isUp() && (await accepts(imap.port)),
}
