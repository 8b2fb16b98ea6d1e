import type { WorkerConfig } from '#activities/config.ts'
import type { SourceDeps } from '#activities/ingest/source-deps.ts'
import type { Log } from '#outside/log.ts'

/** All that activities lean on; made once, in `worker.ts` or by a test. `db` is the tenant role: use it through `inHost`. */
export type ActivityDeps = SourceDeps & {
  config: Pick<WorkerConfig, 'undoSeconds' | 'n8n' | 'whatsapp' | 'emlFolder' | 'publicUrl'>
  log: Log
}
