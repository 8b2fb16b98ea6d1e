import { enableCompileCache, flushCompileCache } from 'node:module'

// Compiled once, kept for the next start: after a crash its mailboxes are to be watched again within seconds.
enableCompileCache()
const { runWorker } = await import('#activities/run-worker.ts')
// With `--compile` all that a worker loads is only compiled, its reader's thread included: Node's compiler of types takes
// 40 MB, which a process that has needed it never gives back.
if (process.argv.includes('--compile')) {
  await Promise.all([
    import('#activities/answer.ts'),
    import('#activities/drafting/model-drafter.ts'),
    import('#activities/drafting/model-reviewer.ts'),
    import('#activities/channels/reader/reader-thread.ts'),
  ])
  flushCompileCache()
} else await runWorker()
