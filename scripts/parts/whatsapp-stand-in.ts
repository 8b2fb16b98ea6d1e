import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'
import type { Part } from './supervisor.ts'
import { accepts } from './wait-until.ts'

const PROGRAM = join(root, 'tests/stand-ins/whatsapp.ts')

export type StandInOptions = { port: number; webhookUrl: string; appSecret: string; verifyToken: string }

/** The local stand-in of Meta's Cloud API; undefined in an installation without the tests. */
export function whatsappPart({ port, webhookUrl, appSecret, verifyToken }: StandInOptions): Part | undefined {
  if (!existsSync(PROGRAM)) return undefined
  return {
    name: 'WhatsApp stand-in',
    command: process.execPath,
    args: [PROGRAM],
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      WEBHOOK_URL: webhookUrl,
      WHATSAPP_APP_SECRET: appSecret,
      WHATSAPP_VERIFY_TOKEN: verifyToken,
    },
    isReady: () => accepts(port),
    readySeconds: 30,
  }
}
