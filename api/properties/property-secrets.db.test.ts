import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, auditsOf, givenChat } from '#tests/api/given.ts'

const { anna, bruno } = await apiWithHosts()

const INFO = 'The gate opens with 5566. Wi-Fi: CasaMelo, Granata77. Ask for Rosa at the bakery.'
const body = (additionalInfo: string) => ({
  property: { name: 'Casa', additionalInfo },
  extras: [{ key: 'Safe', value: 2580 }],
})

async function given(info = INFO) {
  const { id } = await anna.ask('createProperty', { body: body(info) })
  const params = { id }
  const secrets = () => anna.ask('listPropertySecrets', { params })
  const rewrite = (text: string) => anna.ask('updateProperty', { params, body: body(text) })
  const named = async (name: string) => (await secrets()).find((one) => one.name === name)
  return { id, secrets, named, rewrite }
}

const change = (id: string, secretId = '', input: object = {}, who = anna) =>
  who.attempt('changeSecret', { params: { id, secretId }, body: input })

test('the host sees what was taken for a secret, by what it opens', async () => {
  const { secrets } = await given()
  const rule = { isSecret: true, isMarked: false, release: 'window', hoursBefore: 24, id: expect.any(String) }
  expect(await secrets()).toEqual([
    { name: 'gate_code', kind: 'gate_code', value: '5566', ...rule },
    { name: 'safe_code', kind: 'safe_code', value: '2580', ...rule },
    { name: 'wifi_name', kind: 'wifi_name', value: 'CasaMelo', ...rule },
    { name: 'wifi_password', kind: 'wifi_password', value: 'Granata77', ...rule },
  ])
})

test('marks and rules stay when the text around them changes', async () => {
  const { id, named, rewrite } = await given()
  await change(id, (await named('wifi_name'))?.id, { isSecret: false })
  await change(id, (await named('wifi_password'))?.id, { release: 'stay' })
  await change(id, (await named('gate_code'))?.id, { hoursBefore: 2 })
  await rewrite(`New: there is a pool. ${INFO}`)
  expect(await named('wifi_name')).toMatchObject({ isSecret: false })
  expect(await named('wifi_password')).toMatchObject({ release: 'stay' })
  expect(await named('gate_code')).toMatchObject({ hoursBefore: 2, value: '5566' })
  expect((await auditsOf(anna, 'secret.change')).at(-1)).toMatchObject({ subject: id })
  const details = (await auditsOf(anna, 'secret.change')).map(({ detail }) => detail)
  expect(JSON.stringify(details)).not.toMatch(/5566|Granata77/)
})

test('a new code at the gate keeps the rule; what it replaced is gone', async () => {
  const { id, named, secrets, rewrite } = await given()
  await change(id, (await named('gate_code'))?.id, { hoursBefore: 2 })
  await rewrite('The gate opens with 7788.')
  expect(await named('gate_code')).toMatchObject({ hoursBefore: 2, value: '7788' })
  expect((await secrets()).map(({ name }) => name)).toEqual(['gate_code', 'safe_code'])
})

test('the host marks what no rule found, once however often, and only what a text holds', async () => {
  const { id, secrets } = await given()
  const mark = (value: string, who = anna) =>
    who.attempt('markSecret', { params: { id }, body: { value, kind: 'key_place' } })
  const answers = await Promise.all([mark('Ask for Rosa'), mark('ask for rosa'), mark(' Ask for Rosa ')])
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect((await secrets()).filter(({ isMarked }) => isMarked)).toMatchObject([{ name: 'key_place', kind: 'key_place' }])
  expect(await mark('Ask for Maria')).toMatchObject({
    status: 400,
    body: { fields: { value: { code: 'field_not_in_property' } } },
  })
  expect((await mark('x')).status).toBe(400)
  expect((await mark('Ask for Rosa', bruno)).status).toBe(404)
})

test.each([{ hoursBefore: -1 }, { hoursBefore: 721 }, { hoursBefore: 1.5 }, { release: 'never' }, { isSecret: 'no' }])(
  'a rule of %j is refused',
  async (input) => {
    const { id, named } = await given()
    expect((await change(id, (await named('gate_code'))?.id, input)).status).toBe(400)
  },
)

test('another host finds neither the property nor its secrets', async () => {
  const { id, named } = await given()
  const secretId = (await named('gate_code'))?.id
  expect((await bruno.attempt('listPropertySecrets', { params: { id } })).status).toBe(404)
  const foreign = await change(id, secretId, { isSecret: false }, bruno)
  const unknown = await change(randomUUID(), randomUUID(), { isSecret: false }, bruno)
  expect([foreign.status, foreign.text.replace(/"requestId".*/, '')]).toEqual([
    404,
    unknown.text.replace(/"requestId".*/, ''),
  ])
  expect(await named('gate_code')).toMatchObject({ isSecret: true })
})

test('ten looks at once at a property that nobody looked at find each secret once', async () => {
  const { id } = await asOwner().property.create({ data: { hostId: anna.id, additionalInfo: INFO } })
  await Promise.all(Array.from({ length: 10 }, () => anna.ask('listPropertySecrets', { params: { id } })))
  expect(await asOwner().propertySecret.count({ where: { propertyId: id } })).toBe(3)
})

test('a new rule or a confirmed stay has what is owed reckoned anew', async () => {
  const { id, named } = await given()
  const chat = await givenChat(anna, { propertyId: id })
  const owed = { hostId: anna.id, chatId: chat.id, name: 'gate_code', dueAt: new Date('2030-01-01') }
  await asOwner().owedSecret.create({ data: owed })
  await change(id, (await named('gate_code'))?.id, { hoursBefore: 48 })
  const where = { chatId_name: { chatId: chat.id, name: 'gate_code' } }
  expect(await asOwner().owedSecret.findUnique({ where })).toMatchObject({ dueAt: null, settledAt: null })
})

test('a property keeps the clocks of its own place', async () => {
  const inTheAzores = { property: { timeZone: 'Atlantic/Azores' } }
  const { id, timeZone } = await anna.ask('createProperty', { body: inTheAzores })
  expect(timeZone).toBe('Atlantic/Azores')
  expect(await anna.ask('updateProperty', { params: { id }, body: body(INFO) })).toMatchObject({ timeZone })
  const odd = await anna.attempt('createProperty', { body: { property: { timeZone: 'Mars/Base' } } })
  expect(odd).toMatchObject({ status: 400, body: { fields: { 'property.timeZone': { code: 'field_not_time_zone' } } } })
  const usual = await anna.ask('createProperty', { body: { property: {} } })
  expect(usual.timeZone).toBe('Europe/Rome')
})
