import type { Client } from '@temporalio/client'
import type { MailReader } from '#activities/channels/reader/mail-reader.ts'
import type { WorkerConfig } from '#activities/config.ts'
import type { OutsideGuard } from '#outside/guard.ts'
import type { Log } from '#outside/log.ts'
import type { Database } from '#prisma/client.ts'
import type { N8nConfig } from '#prisma/n8n-config.ts'
import type { KeyRing } from '#prisma/vault/key-ring.ts'
import type { CircuitBreaker } from '#workflows/client/circuit-breaker.ts'
import type { GoogleApp } from '#workflows/domain/google-app.ts'

/** What reading sources and waking reply workflows needs; the worker makes it once. */
export type SourceDeps = {
  log: Log
  /** The tenant role. */
  db: Database
  /** The engine role: only for what has no host yet. */
  engineDb: Database
  vault: KeyRing
  guard: OutsideGuard
  temporal: Client
  /** Open while Temporal is known to be away. */
  temporalCircuit: CircuitBreaker
  /** Parses in a thread of its own: `createMailReader()`, close it with `close()`. */
  mailReader: MailReader
  /** Tells a watcher at once that its source or a debug switch changed, or that its mailbox did: `listenForChanges(engineDatabaseUrl)`. */
  changes: SourceChanges
  emlFolder: string | undefined
  whatsapp: { apiUrl: string; graphVersion: string; messagesPerSecond: number }
  /** Null where the operator has registered no application at Google. */
  google: GoogleApp | null
  n8n: N8nConfig
  settleSeconds: number
  undoSeconds: number
  now: () => Date
  newId: () => string
  /** From 0 to 1. */
  random: () => number
}

/** Notices of the database that end a watcher's wait. */
export type SourceChanges = {
  /** Calls back when the source was edited or deleted, something was announced of its mailbox, or a debug switch was turned; returns how to stop. */
  onChange(sourceId: string, notify: () => void): () => void
  close(): Promise<void>
}

/** All that activities lean on; made once, in `worker.ts` or by a test. `db` is the tenant role: use it through `inHost`. */
export type ActivityDeps = SourceDeps & {
  config: Pick<
    WorkerConfig,
    'undoSeconds' | 'whatsapp' | 'google' | 'emlFolder' | 'publicUrl' | 'sendCaps' | 'alertEmails' | 'modelDraftsPerDay'
  >
}
