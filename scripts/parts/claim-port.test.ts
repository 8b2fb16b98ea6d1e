import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { claimPort } from './claim-port.ts'
import { choosePort } from './free-port.ts'
import { startOf } from './process-identity.ts'

const PORT = 27_900

test('a port that another start has chosen is left to it until it ends', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  onTestFinished(() => void other.kill())
  await once(other, 'spawn')
  const pid = other.pid ?? 0
  expect(claimPort(PORT, { pid, startedAt: startOf(pid) ?? '' })).toBe(true)
  expect(await choosePort(PORT, { taken: new Set() })).toBeGreaterThan(PORT)
  other.kill()
  await once(other, 'exit')
  expect(await choosePort(PORT, { taken: new Set() })).toBe(PORT)
})

test('who has a port may choose it again', () => {
  expect([claimPort(PORT + 50), claimPort(PORT + 50)]).toEqual([true, true])
})
