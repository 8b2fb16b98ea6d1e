import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { runMaintenance } from '#activities/process/run-maintenance.ts'
import { openLog } from '#outside/log.ts'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, auditsOf } from '#tests/api/given.ts'

const { anna, bruno } = await apiWithHosts()

const INFO = 'The pool is not heated. Only small dogs are allowed. The gate opens with 5566. Ask Rosa for olives.'
const body = (additionalInfo: string, extras: { key: string; value: string | number | boolean }[] = []) => ({
  property: { name: 'Casa', checkIn: '15:00', checkOut: '10:00', floor: 0, rooms: 3, bathrooms: 1, additionalInfo },
  extras,
})

async function given(info = INFO, extras: { key: string; value: string | number | boolean }[] = []) {
  const { id } = await anna.ask('createProperty', { body: body(info, extras) })
  const params = { id }
  const facts = () => anna.ask('listPropertyFacts', { params })
  const of = async (key: string) => (await facts()).filter((one) => one.key === key)
  const rewrite = (text: string) => anna.ask('updateProperty', { params, body: body(text, extras) })
  const change = (factId: string, input: object, who = anna) =>
    who.attempt('changeFact', { params: { id, factId }, body: input })
  const remove = (factId: string, who = anna) => who.attempt('deleteFact', { params: { id, factId } })
  return { id, facts, of, rewrite, change, remove }
}

test('a property is read as facts, each with its sentence, secrets as placeholders', async () => {
  const { facts } = await given()
  const read = await facts()
  expect(read.map(({ key }) => key)).toEqual([
    'checkIn.from',
    'checkOut.until',
    'floor.number',
    'rooms.count',
    'bathrooms.count',
    'pool.exists',
    'pool.isHeated',
    'pets.allowed',
    'other.text',
    'other.text',
  ])
  expect(read.find(({ key }) => key === 'pool.isHeated')).toMatchObject({
    value: { kind: 'yesNo', yes: false },
    sentence: 'The pool is not heated.',
    source: { kind: 'note', name: 'additionalInfo' },
    isConfirmed: false,
    said: 'The pool is not heated.',
  })
  expect(read.find(({ key }) => key === 'floor.number')).toMatchObject({ said: 'The home is on the ground floor.' })
  expect(JSON.stringify(read)).not.toContain('5566')
  expect(JSON.stringify(read)).toContain('[[secret:gate_code]]')
  const stored = await asOwner().propertyFact.findMany({ where: { hostId: anna.id } })
  expect(JSON.stringify(stored)).not.toContain('5566')
})

test('a correction holds while its sentence stands, and a changed sentence asks again', async () => {
  const { of, change, rewrite } = await given()
  const [heated] = await of('pool.isHeated')
  const answer = await change(heated?.id ?? '', { value: { kind: 'yesNo', yes: true } })
  expect(answer).toMatchObject({ status: 200, body: { isCorrected: true, isConfirmed: true, value: { yes: true } } })
  await rewrite(`There is a lift. ${INFO}`)
  expect(await of('pool.isHeated')).toMatchObject([{ id: heated?.id, isCorrected: true, value: { yes: true } }])
  await rewrite(INFO.replace('is not heated', 'is not heated in winter'))
  expect(await of('pool.isHeated')).toMatchObject([{ isCorrected: false, isConfirmed: false, value: { yes: false } }])
  expect((await auditsOf(anna, 'fact.change')).at(-1)).toMatchObject({ detail: { fact: 'pool.isHeated' } })
})

const COT = 'Il y avait un lit bébé, il a fini chez ma nièce.'

test('a fact in doubt says so until it is confirmed, and is in doubt again only where its own sentence changed', async () => {
  const { of, change, rewrite } = await given(`${INFO}\n${COT}`)
  const [cot] = await of('crib.exists')
  expect(cot).toMatchObject({ doubt: 'saysMore', isConfirmed: false, sentence: COT })
  expect(await of('pool.isHeated')).toMatchObject([{ doubt: null }])
  const answer = await change(cot?.id ?? '', { isConfirmed: true })
  expect(answer).toMatchObject({ status: 200, body: { id: cot?.id, doubt: null, isConfirmed: true } })
  await rewrite(`There is a lift.\n${COT}\n${INFO.replace('Only small dogs are', 'Dogs are')}`)
  expect(await of('crib.exists')).toMatchObject([{ id: cot?.id, doubt: null, isConfirmed: true }])
  await rewrite(`${INFO}\n${COT.replace('nièce', 'sœur')}`)
  expect(await of('crib.exists')).toMatchObject([{ doubt: 'saysMore', isConfirmed: false }])
  const back = await change((await of('crib.exists'))[0]?.id ?? '', { value: { kind: 'yesNo', yes: false } })
  expect(back).toMatchObject({ body: { doubt: null, isCorrected: true } })
})

test('a fact that may be read in two ways says so', async () => {
  const { of } = await given('Shop on the corner, open 7 to 23.')
  expect(await of('supermarket.opens')).toMatchObject([{ doubt: 'readTwoWays', contradicts: [] }])
})

test('a correction that is taken back is none, and the next reading of its sentence counts again', async () => {
  const { of, change } = await given()
  const [heated] = await of('pool.isHeated')
  await change(heated?.id ?? '', { value: { kind: 'yesNo', yes: true } })
  const back = await change(heated?.id ?? '', { value: { kind: 'yesNo', yes: false }, isConfirmed: false })
  expect(back).toMatchObject({ body: { isCorrected: false, isConfirmed: false, value: { yes: false } } })
  expect(await of('pool.isHeated')).toEqual([heated])
})

test('a fact that the host took away stays away with its sentence, also the second time', async () => {
  const { of, remove, rewrite } = await given()
  const [pets] = await of('pets.allowed')
  expect((await remove(pets?.id ?? '')).status).toBe(204)
  expect((await remove(pets?.id ?? '')).status).toBe(404)
  await rewrite(`${INFO} There is a lift.`)
  expect(await of('pets.allowed')).toEqual([])
})

test('two facts that cannot both hold name each other, until the host confirms one', async () => {
  const { of, change } = await given('No pets. Small dogs are welcome on request.', [
    { key: 'Pets Allowed', value: true },
  ])
  const [first, second, third] = await of('pets.allowed')
  expect(first?.contradicts).toEqual([second?.id, third?.id])
  expect(second?.contradicts).toEqual([first?.id])
  await change(second?.id ?? '', { isConfirmed: true })
  const [no, yes] = await of('pets.allowed')
  expect(yes?.contradicts).toEqual([])
  expect(no?.contradicts).toContain(second?.id)
})

test('a value of another kind, an unknown fact and nonsense are refused', async () => {
  const { of, change } = await given()
  const [heated] = await of('pool.isHeated')
  const wrong = await change(heated?.id ?? '', { value: { kind: 'time', time: '15:00' } })
  expect(wrong).toMatchObject({ status: 400, body: { fields: { value: { code: 'field_not_among' } } } })
  expect((await change(heated?.id ?? '', { value: { kind: 'yesNo' } })).status).toBe(400)
  expect((await change(randomUUID(), { isConfirmed: true })).status).toBe(404)
})

test('nobody sees or changes the facts of another host', async () => {
  const { id, of, change, remove } = await given()
  const [heated] = await of('pool.isHeated')
  expect((await bruno.attempt('listPropertyFacts', { params: { id } })).status).toBe(404)
  expect((await change(heated?.id ?? '', { isConfirmed: true }, bruno)).status).toBe(404)
  expect((await remove(heated?.id ?? '', bruno)).status).toBe(404)
  expect(await of('pool.isHeated')).toMatchObject([{ isConfirmed: false }])
})

test('every window of the host’s hears of a fact that was confirmed or taken away, and of no refused one', async () => {
  const { id, of, change, remove } = await given()
  const told = () => asOwner().liveEvent.count({ where: { hostId: anna.id, entity: 'property', entityId: id } })
  const before = await told()
  const [heated] = await of('pool.isHeated')
  await change(heated?.id ?? '', { value: { kind: 'time', time: '15:00' } })
  expect(await told()).toBe(before)
  await change(heated?.id ?? '', { isConfirmed: true })
  expect(await told()).toBe(before + 1)
  await remove(heated?.id ?? '')
  expect(await told()).toBe(before + 2)
})

test('what the host marks as a secret leaves the facts', async () => {
  const { id, facts } = await given()
  expect(JSON.stringify(await facts())).toContain('Rosa')
  await anna.ask('markSecret', { params: { id }, body: { value: 'Ask Rosa', kind: 'key_place' } })
  expect(JSON.stringify(await facts())).not.toContain('Ask Rosa')
  const stored = await asOwner().propertyFact.findMany({ where: { propertyId: id } })
  expect(JSON.stringify(stored)).not.toContain('Ask Rosa')
})

test('facts of before are read by maintenance, twice at once too', async () => {
  const { id } = await given()
  const db = asOwner()
  await db.propertyFact.deleteMany({ where: { propertyId: id } })
  await db.property.update({ where: { id }, data: { factsRead: null } })
  const deps = { engineDb: db, originalsKeptDays: 90, log: openLog('silent') }
  const readTwiceAtOnce = async () => {
    await Promise.all([runMaintenance(deps), runMaintenance(deps)])
    return db.propertyFact.count({ where: { propertyId: id } })
  }
  // Whoever else is at it just then has the turn.
  await expect.poll(readTwiceAtOnce, { timeout: 20_000 }).toBe(10)
})
