import { expect, test } from 'vitest'
import { createTxtReader } from './txt-records.ts'

const failing = (code: string) => Promise.reject(Object.assign(new Error(code), { code }))

/** A name server that answers for `*.good.test`; of others it says what their domain is called. `isThere`: it answers at all. */
function given({ isThere = true } = {}) {
  const asked: string[] = []
  const clock = { now: 0 }
  const resolveTxt = (name: string): Promise<string[][]> => {
    asked.push(name)
    if (!isThere) return failing('ETIMEOUT')
    if (name.endsWith('.good.test')) return Promise.resolve([['v=DKIM1']])
    return failing(name.includes('refused') ? 'EREFUSED' : name.includes('none') ? 'ENOTFOUND' : 'ETIMEOUT')
  }
  const resolveNs = () => (isThere ? Promise.resolve(['a.root']) : failing('ETIMEOUT'))
  const read = createTxtReader(() => clock.now, { resolveTxt, resolveNs })
  const codeOf = (name: string) =>
    read(name).then(
      () => 'records',
      (error: { code: string }) => error.code,
    )
  return { asked, clock, codeOf }
}

test.each(['refused.test', 'silent.test'])(
  'a domain whose server is broken (%s) keeps no other from being asked',
  async (domain) => {
    const { asked, codeOf } = given()
    await codeOf(`s1._domainkey.${domain}`)
    expect(await codeOf('s1._domainkey.good.test')).toBe('records')
    await codeOf(`s2._domainkey.${domain}`)
    expect(asked).toEqual([`s1._domainkey.${domain}`, 's1._domainkey.good.test'])
  },
)

test('however many domains are broken, those that answer are asked', async () => {
  const { codeOf } = given()
  for (const n of Array.from({ length: 9 }).keys()) await codeOf(`s._domainkey.silent${n}.test`)
  expect(await codeOf('s._domainkey.good.test')).toBe('records')
})

test('while the machine’s own name server is away nothing is asked, and all is once half a minute has passed', async () => {
  const { asked, clock, codeOf } = given({ isThere: false })
  for (const n of Array.from({ length: 9 }).keys()) await codeOf(`s._domainkey.some${n}.test`)
  expect(asked).toHaveLength(3)
  clock.now = 30_000
  await codeOf('s._domainkey.another.test')
  expect(asked).toHaveLength(4)
})

test('a broken domain is asked again after half a minute, and what is so is remembered', async () => {
  const { asked, clock, codeOf } = given()
  await codeOf('s._domainkey.silent.test')
  await codeOf('s._domainkey.none.test')
  clock.now = 30_000
  await codeOf('s._domainkey.silent.test')
  await codeOf('s._domainkey.none.test')
  expect(asked).toEqual(['s._domainkey.silent.test', 's._domainkey.none.test', 's._domainkey.silent.test'])
})
