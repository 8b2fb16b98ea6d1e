import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { inject } from 'vitest'

const root = join(import.meta.dirname, '../..')

export type RunningProcess = { output: () => string; stop: () => Promise<void> }

/** What API and worker take from their environment, on the parts of this run. */
export const processEnvironment = (): NodeJS.ProcessEnv => {
  const parts = inject('parts')
  return {
    PATH: process.env.PATH,
    APP_DATABASE_URL: parts.appDatabaseUrl,
    ENGINE_DATABASE_URL: parts.engineDatabaseUrl,
    TEMPORAL_ADDRESS: parts.temporalAddress,
    TEMPORAL_NAMESPACE: parts.temporalNamespace,
    VAULT_KEY_FILE: parts.vaultKeyFile,
    KEYCLOAK_URL: parts.keycloakUrl,
    KEYCLOAK_REALM: parts.realm,
    KEYCLOAK_CLIENT_ID: parts.clientId,
    KEYCLOAK_SERVICE_CLIENT_ID: parts.serviceClient.id,
    KEYCLOAK_SERVICE_CLIENT_SECRET: parts.serviceClient.secret,
  }
}

/** A program of the product in a process of its own, once it has said this; what it prints is kept. */
export async function runProcess(file: string, env: NodeJS.ProcessEnv, ready: string): Promise<RunningProcess> {
  const child = spawn(process.execPath, [join(root, file)], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (output.includes(ready)) resolve()
      })
    }
    void ended.then(() => reject(new Error(`${file} ended: ${output.slice(-3000)}`)))
  })
  return {
    output: () => output,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}
