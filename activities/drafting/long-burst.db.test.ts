import { beforeEach, expect, inject, test } from 'vitest'
import { composeDraft } from '#activities/drafting/compose-draft.ts'
import { makeWorld, NOW, type World } from '#activities/drafting/drafting.fixture.ts'
import { BURST } from '#workflows/domain/burst.ts'

let world: World
beforeEach(async () => {
  const { adminDatabaseUrl, appDatabaseUrl } = inject('parts')
  world = await makeWorld({ adminUrl: adminDatabaseUrl, appUrl: appDatabaseUrl })
})

const MANY = BURST.mostAsking - 1
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)

async function burstOf(texts: readonly string[]) {
  let guestMessageId = ''
  for (const [index, text] of texts.entries())
    guestMessageId = await world.say({ text, at: minutesAgo(texts.length - index) })
  const { draftId } = await composeDraft(world.deps, { hostId: world.hostId, guestMessageId })
  const { reasons, status } = await world.owner.message.findUniqueOrThrow({ where: { id: draftId ?? '' } })
  return { status, codes: (reasons as { code: string }[]).map(({ code }) => code) }
}

test.each([
  ['single letters', 'w i f i '],
  ['a list without an end', 'lift, pool, dog, '],
  ['no spaces', 'parcheggioascensore'],
  ['a letter a line', 'a\n'],
  ['a question a letter', 'a? '],
])('a burst of long texts of %s is read in time, and waits for the host', async (_case, piece) => {
  const text = piece.repeat(4000).slice(0, 20_000)
  const before = process.cpuUsage()
  const { status, codes } = await burstOf(Array.from({ length: MANY }, (_, index) => `${index} ${text}`))
  const { user, system } = process.cpuUsage(before)
  expect({ status, isSaid: codes.includes('more_than_read') }).toEqual({ status: 'pending', isSaid: true })
  expect((user + system) / 1000).toBeLessThan(8000)
})

test('so many questions of ordinary length are read whole', async () => {
  const asked = 'Buongiorno, siamo in quattro con un cane di piccola taglia: a che ora possiamo arrivare da voi?'
  const { codes } = await burstOf(Array.from({ length: MANY }, (_, index) => `${asked} ${index}`))
  expect(codes).not.toContain('more_than_read')
})
