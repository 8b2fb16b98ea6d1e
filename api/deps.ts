import type { ApiConfig } from '#api/config.ts'
import type { SharedCounts } from '#api/http/shared-counts.ts'
import type { Authenticator } from '#api/identity/authenticator.ts'
import type { HostDirectory } from '#api/identity/ensure-host.ts'
import type { VerifyGooglePush } from '#api/identity/verify-google-push.ts'
import type { LiveHub } from '#api/live/live-hub.ts'
import type { PageMaker } from '#api/messages/formatted/page-maker.ts'
import type { Workflows } from '#api/temporal/workflows.ts'
import type { OutsideGuard } from '#outside/guard.ts'
import type { Log } from '#outside/log.ts'
import type { Database } from '#prisma/client.ts'
import type { KeyRing } from '#prisma/vault/key-ring.ts'

/** All that the verbs of the API lean on; made once, in `main.ts` or by a test. */
export type ApiDeps = {
  config: ApiConfig
  log: Log
  /** The tenant role: use it through `inHost`. */
  db: Database
  /** The engine role: for what has no host yet (webhooks), and for noticing whose id was refused. */
  engineDb: Database
  ring: KeyRing
  guard: OutsideGuard
  /** Makes the pages of guests' mails, beside the process. */
  pages: PageMaker
  authenticator: Authenticator
  hosts: HostDirectory
  workflows: Workflows
  live: LiveHub
  /** How often who has called, in all processes. */
  counts: SharedCounts
  /** Whether Pub/Sub calls us; null where Google announces nothing. */
  googlePush: VerifyGooglePush | null
  now: () => Date
  /** Since this process was started. */
  upSeconds: () => number
  newId: () => string
}
