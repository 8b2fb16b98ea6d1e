import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { choosePort, isFree } from './free-port.ts'
import { choosePorts } from './ports.ts'

let dataDir: string
let listener: Server
let takenPort: number

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'locanda-ports-'))
  listener = createServer()
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const address = listener.address()
  takenPort = typeof address === 'object' && address !== null ? address.port : 0
})
afterEach(async () => {
  rmSync(dataDir, { recursive: true })
  await new Promise((resolve) => listener.close(resolve))
})

test('a taken port moves to a free one and says so', async () => {
  const moved = vi.fn<(port: number) => void>()
  const port = await choosePort(takenPort, { taken: new Set(), onMoved: moved })
  expect(port).toBeGreaterThan(takenPort)
  expect(moved).toHaveBeenCalledWith(port)
  expect(await isFree(port)).toBe(true)
})

test('two parts of one start never get the same port', async () => {
  const taken = new Set<number>()
  const ports = [await choosePort(takenPort, { taken }), await choosePort(takenPort, { taken })]
  expect(new Set(ports).size).toBe(2)
})

test('a data directory keeps its ports', async () => {
  const say = vi.fn<(line: string) => void>()
  const first = await choosePorts({ dataDir, offset: 23_000, say })
  expect(await choosePorts({ dataDir, offset: 23_500, say })).toEqual(first)
})

test('the port that PORT names does not move', async () => {
  vi.stubEnv('PORT', String(takenPort))
  await expect(choosePorts({ dataDir, say: () => undefined })).rejects.toThrow(`Port ${takenPort} is taken`)
  vi.stubEnv('PORT', 'three thousand')
  await expect(choosePorts({ dataDir, say: () => undefined })).rejects.toThrow('PORT is not a port')
})
