import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { claimSend } from '#activities/sending/claim-send.ts'
import { deliver } from '#activities/sending/deliver.ts'
import { retryStopped } from '#activities/sweep/retry-stopped.ts'
import { createOutsideGuard } from '#outside/guard.ts'
import type { EmailConfig } from '#prisma/source-config.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'

let bench: SendBench
beforeEach(async () => {
  bench = await openSendBench(inject('parts'))
})
afterEach(() => bench.close())

const ofSource = () => ({ id: bench.sourceId, hostId: bench.hostId })
const nothingInside = () => ({ ...bench.deps, guard: createOutsideGuard({ allowedPrivateServers: [] }) })

async function send(deps = bench.deps) {
  const messageId = await bench.draft(await bench.guestWrites(), 'scheduled')
  const message = { hostId: bench.hostId, messageId }
  const claim = await claimSend(deps, message)
  return claim.outcome === 'send' ? deliver(deps, { ...message, sendKey: claim.sendKey }) : claim.state
}

async function loseAddress() {
  const config = (await bench.source(bench.sourceId)).config as EmailConfig
  const inbound = { ...config.inbound, user: 'casa' }
  const data = { identifier: 'casa', config: { ...config, inbound } }
  await bench.inHost((tx) => tx.messageSource.updateMany({ where: ofSource(), data }))
}

test.each([
  [
    'its password is lost',
    'source_password_lost',
    () => bench.inHost((tx) => tx.sourceSecret.deleteMany({ where: { sourceId: bench.sourceId } })),
  ],
  ['no server of its is known', 'no_outgoing_server', loseAddress],
  ['its server may not be reached', 'address_not_allowed', async () => undefined],
])('where %s the source stops, and its replies are held, not failed', async (_, code, happens) => {
  await happens()
  const deps = code === 'address_not_allowed' ? nothingInside() : bench.deps
  expect((await send(deps)).status).toBe('held')
  expect(await bench.source(bench.sourceId)).toMatchObject({ sendFault: { code } })
  expect((await send(deps)).status).toBe('held')
})

test('a server that may be reached after all is found again without the host', async () => {
  await send(nothingInside())
  const minutesLater = (minutes: number) => ({ ...bench.deps, now: () => new Date(Date.now() + minutes * 60_000) })
  for (const minutes of [0, 2]) await retryStopped(minutesLater(minutes))
  expect(await bench.source(bench.sourceId)).toMatchObject({ sendFault: null })
})
