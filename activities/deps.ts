import type { Client } from '@temporalio/client'
import type { WorkerConfig } from '#activities/config.ts'
import type { Log } from '#activities/log.ts'
import type { OutsideGuard } from '#outside/guard.ts'
import type { Database } from '#prisma/client.ts'
import type { KeyRing } from '#prisma/vault/key-ring.ts'

/** All that activities lean on; made once, in `worker.ts` or by a test. */
export type ActivityDeps = {
  config: Pick<WorkerConfig, 'settleSeconds' | 'undoSeconds' | 'n8n' | 'whatsapp' | 'model' | 'emlFolder' | 'publicUrl'>
  log: Log
  /** The tenant role: use it through `inHost`. */
  db: Database
  /** The engine role: for sweeps and for what has no host yet. */
  engineDb: Database
  vault: KeyRing
  guard: OutsideGuard
  client: Client
  now: () => Date
  newId: () => string
}
