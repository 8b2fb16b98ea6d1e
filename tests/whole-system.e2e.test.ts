import { expect, inject, test } from 'vitest'
import { clientAt } from '#tests/api/contract-client.ts'
import { findProcess } from '#tests/setup/find-process.ts'

const parts = inject('parts')

test('app and API answer under one origin, and the API says where to sign in', async () => {
  const page = await fetch(parts.appUrl)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('<title>Locanda</title>')
  const config = await clientAt(parts.apiUrl).ask('readWebConfig', {})
  expect(config).toEqual({ keycloakUrl: parts.keycloakUrl, realm: parts.realm, clientId: parts.clientId })
})

test('scripts and styles go out compressed', async () => {
  const page = await (await fetch(parts.appUrl)).text()
  const assets = page.match(/\/assets\/[\w-]+\.(js|css)/g) ?? []
  expect(assets.length).toBeGreaterThan(1)
  for (const asset of assets) {
    const { headers } = await fetch(parts.appUrl + asset, { headers: { 'accept-encoding': 'br' } })
    expect([asset, headers.get('content-encoding')]).toEqual([asset, 'br'])
  }
})

test('a killed worker is started again as another process', async () => {
  const killed = findProcess(parts, 'Worker')
  process.kill(killed, 'SIGKILL')
  await expect.poll(() => findProcess(parts, 'Worker'), { timeout: 20_000, interval: 200 }).not.toBe(killed)
  expect(() => process.kill(findProcess(parts, 'Worker'), 0)).not.toThrow()
})
