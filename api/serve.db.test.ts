import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, inject, test } from 'vitest'
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
