import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staticWeb } from '#api/http/static-web.ts'
import { paths } from '#web/lib/paths.ts'

const ID = '00000000-0000-4000-8000-000000000001'
/** Each address that the web app leads to, one of every kind. */
const addresses = [
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  ...[paths.adminTab('users'), paths.settingsTab('ai'), paths.sourceToMend(ID), paths.waitingChats('da-approvare')],
  ...[paths.chat(ID), paths.property(ID), paths.editProperty(ID)],
]

const folder = mkdtempSync(join(tmpdir(), 'locanda-web-'))
writeFileSync(join(folder, 'index.html'), '<p>the app</p>')
const server = express().use(staticWeb(folder)).listen(0, '127.0.0.1')
const statusOf = async (path: string) => {
  const { port } = server.address() as AddressInfo
  return (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html' } })).status
}

beforeAll(async () => {
  if (!server.listening) await new Promise((listening) => server.once('listening', listening))
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

test.each(addresses)('a reload of %s is found', async (address) => {
  expect(await statusOf(address)).toBe(200)
})

test('an address that no screen has is not found', async () => {
  expect(await statusOf('/nowhere')).toBe(404)
})

test('no address of the web app is left out here', () => {
  expect(addresses).toHaveLength(Object.keys(paths).length)
})
