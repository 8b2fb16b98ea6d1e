import { enableCompileCache } from 'node:module'

// Compiled once, kept for the next start: after a crash its mailboxes are to be watched again within seconds.
enableCompileCache()
await import('#activities/run-worker.ts')
