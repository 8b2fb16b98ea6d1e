import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '#prisma/client.ts'
import { openVault } from '#prisma/vault/open-vault.ts'
import { clientAt } from '#tests/api/contract-client.ts'
import { openLive } from '#tests/api/live-client.ts'
import { newPerson, signIn } from '#tests/safety/person.ts'
import { environmentOn } from '#tests/setup/parts-environment.ts'

const main = fileURLToPath(import.meta.resolve('#api/main.ts'))

const environment = (): NodeJS.ProcessEnv => ({ ...environmentOn(inject('parts')), PORT: '0' })

function startApi(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const printed: string[] = []
  child.stderr.on('data', (chunk: Buffer) => printed.push(chunk.toString()))
  const port = new Promise<number>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      printed.push(chunk.toString())
      const found = /"port":(\d+)/.exec(chunk.toString())?.[1]
      if (found !== undefined) resolve(Number(found))
    })
  })
  return { child, port, printed }
}

test('told to stop, the process ends its streams and itself, and logs neither token nor address', async () => {
  const { child, port, printed } = startApi(environment())
  const person = await newPerson()
  const { access_token } = await signIn(person)
  const live = await openLive(clientAt(`http://127.0.0.1:${await port}/api`, access_token))
  expect(live.status).toBe(200)
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await live.ended
  expect(await exit).toEqual([0, null])
  expect(printed.join('')).not.toContain(access_token.slice(-40))
  expect(printed.join('')).not.toContain(person.email)
})

test('an environment that is not complete ends in a sentence that names what is missing', async () => {
  const { APP_DATABASE_URL: _, ...env } = environment()
  const { child, printed } = startApi(env)
  expect((await once(child, 'exit'))[0]).not.toBe(0)
  expect(printed.join('')).toContain('APP_DATABASE_URL')
})

test('without its key file the API does not start, and says what to do', async () => {
  const db = openDatabase({ url: inject('parts').engineDatabaseUrl, maxConnections: 1 })
  await openVault(db, { keyFile: inject('parts').vaultKeyFile })
  await db.$disconnect()
  const { child, printed } = startApi({ ...environment(), VAULT_KEY_FILE: '/tmp/no-such-vault.key' })
  expect((await once(child, 'exit'))[0]).toBe(1)
  expect(printed.join('')).toContain("The vault's key file /tmp/no-such-vault.key is missing")
  expect(printed.join('')).toContain('start-anew-command.ts')
})

test('with another key the API does not start', async () => {
  const keys = `k1:${randomBytes(32).toString('base64')}`
  const { child, printed } = startApi({ ...environment(), VAULT_KEYS: keys })
  expect((await once(child, 'exit'))[0]).toBe(1)
  expect(printed.join('')).toContain("key 'k1' is missing or another")
})

test('while PostgreSQL is away the API starts, and answers that it is', async () => {
  const away = 'postgresql://nobody@127.0.0.1:9/none'
  const { child, port } = startApi({ ...environment(), APP_DATABASE_URL: away, ENGINE_DATABASE_URL: away })
  const client = clientAt(`http://127.0.0.1:${await port}/api`)
  expect((await client.attempt('readHealth', {})).status).toBe(200)
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  expect((await exit)[0]).toBe(0)
})
