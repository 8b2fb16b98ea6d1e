import { beforeAll, expect, inject, test } from 'vitest'
import { makeWorld, type World } from '#activities/drafting/drafting.fixture.ts'
import { inHost } from '#prisma/host-scope.ts'
import { readOne } from '#prisma/reading.ts'
import { houseOf } from './house.ts'
import { syncPropertyFacts } from './sync-property-facts.ts'

let world: World
beforeAll(async () => {
  const { adminDatabaseUrl, appDatabaseUrl } = inject('parts')
  world = await makeWorld({ adminUrl: adminDatabaseUrl, appUrl: appDatabaseUrl })
})

const read = async () => {
  const { app, hostId, propertyId } = world
  const house = await inHost(app, hostId, (tx) => readOne(tx, houseOf({ hostId, propertyId })))
  if (house === null) throw new Error('The house is gone')
  return house
}
const sync = () =>
  inHost(world.app, world.hostId, (tx, now) =>
    syncPropertyFacts(tx, { hostId: world.hostId, propertyId: world.propertyId }, now),
  )

test('a house is one and the same until its texts, facts or secrets change, and nobody writes in it', async () => {
  const { owner, propertyId } = world
  expect((await read()).isInStep).toBe(false)
  await sync()
  const house = await read()
  expect(house).toMatchObject({ isInStep: true, property: { name: 'Casa Trastevere' } })
  expect(await read()).toBe(house)
  expect(await sync()).toBe(house.facts)
  expect(() => house.facts.pop()).toThrow(TypeError)
  expect(house.told.length).toBe(house.facts.length)

  await owner.property.update({ where: { id: propertyId }, data: { checkIn: '16:00' } })
  expect(await read()).toMatchObject({ isInStep: false, property: { checkIn: '16:00' } })
  await sync()
  const later = await read()
  expect(later.isInStep).toBe(true)

  await owner.propertyFact.updateMany({ where: { propertyId, position: 0 }, data: { isConfirmed: true } })
  expect((await read()).facts.filter(({ isConfirmed }) => isConfirmed)).toHaveLength(1)
  await owner.propertySecret.updateMany({ where: { propertyId }, data: { hoursBefore: 3 } })
  expect(new Set((await read()).secrets.map(({ hoursBefore }) => hoursBefore))).toEqual(new Set([3]))
})

test('of a property of another host nothing is read', async () => {
  const { app, propertyId } = world
  const hostId = '00000000-0000-4000-8000-000000000000'
  expect(await inHost(app, hostId, (tx) => readOne(tx, houseOf({ hostId, propertyId })))).toBeNull()
  expect(await inHost(app, hostId, (tx) => readOne(tx, houseOf({ hostId: world.hostId, propertyId })))).toBeNull()
})
