import type { ActivityDeps } from '#activities/deps.ts'
import { fitCalibrations } from '#activities/learning/fit-calibrations.ts'
import { deliverDue } from '#activities/n8n/deliver-due.ts'
import { BESIDE } from '#activities/process/repeat.ts'
import { followRest } from '#prisma/messages/follow-mailbox.ts'
import { beatOfWorker } from './beat.ts'
import { indexMessages } from './index-messages.ts'
import { createMarkLateDrafts } from './mark-late-drafts.ts'
import { nameUnwatched } from './name-unwatched.ts'
import { oweAnswers } from './owe-answers.ts'
import { createResumeLost } from './resume-lost.ts'
import { retryStopped } from './retry-stopped.ts'
import { startUnstarted } from './start-unstarted.ts'
import { takeDueDraftsAway } from './take-due-drafts-away.ts'
import { wakeOwed } from './wake-owed.ts'
import { wakeOwedSources } from './wake-owed-sources.ts'
import { watchSources } from './watch-sources.ts'

export type RepeatedWork = { name: string; everyMs: number; lookAgainMs?: number; work: () => Promise<void> }

/**
 * What finds again whatever was decided in PostgreSQL and not told to Temporal, or to n8n. Idempotent: many workers may sweep,
 * every start is by a fixed id. Each goes on by itself, so that none waits for a long one.
 */
export const sweepsOf = (deps: ActivityDeps): RepeatedWork[] => [
  { name: 'heartbeat', everyMs: 10_000, work: () => beatOfWorker(deps) },
  { name: 'announcements', everyMs: 2_000, work: () => deliverDue(deps) },
  { name: 'start unstarted replies', everyMs: 15_000, work: () => startUnstarted(deps) },
  { name: 'wake owed workflows', everyMs: 5_000, work: () => wakeOwed(deps) },
  { name: 'wake owed sources', everyMs: 5_000, work: () => wakeOwedSources(deps) },
  { name: 'resume lost messages', everyMs: 30_000, work: createResumeLost(deps) },
  { name: 'try stopped sources again', ...BESIDE, everyMs: 30_000, work: () => retryStopped(deps) },
  { name: 'take drafts away', ...BESIDE, everyMs: 30_000, work: () => takeDueDraftsAway(deps) },
  { name: 'calibrations', everyMs: 15_000, work: () => fitCalibrations(deps) },
  { name: 'owe answers', everyMs: 10_000, work: () => oweAnswers(deps) },
  { name: 'late drafts', everyMs: 15_000, work: createMarkLateDrafts(deps) },
  { name: 'words of messages', everyMs: 2_000, work: () => indexMessages(deps) },
  { name: 'chats of earlier sources', everyMs: 30_000, work: () => followRest(deps) },
  { name: 'watch sources', everyMs: 60_000, work: () => watchSources(deps) },
  { name: 'name unwatched sources', everyMs: 60_000, work: () => nameUnwatched(deps, performance.now()) },
]
