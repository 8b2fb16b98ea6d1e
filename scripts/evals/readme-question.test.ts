import { expect, test } from 'vitest'
import { ANNAS_PROPERTIES } from '#prisma/demo/properties.ts'
import { runCase } from './run-case.ts'
import { situationOf } from './situation-of.ts'

const ask = (name: string, text: string) => {
  const property = ANNAS_PROPERTIES.find((one) => one.name === name)
  if (property === undefined) throw new Error(`The demo has no house called ${name}`)
  const extras = property.extras.map(([key, value]) => ({ key, value }))
  return runCase(situationOf({ ...property, extras }, [text]), {})
}

test('what README lets a newcomer ask of the demo leaves by itself', async () => {
  const { reply, decision } = await ask('Casa Pescallo', 'What time is check-in at Casa Pescallo?')
  expect(decision.action).toBe('send')
  expect(reply).toContain('Check-in is from 16:00')
})

test('a house with flights of stairs and no lift has stairs, of which nobody counted the steps', async () => {
  const { reply } = await ask('Il Glicine', 'Are there stairs at Il Glicine?')
  expect(reply).toContain('two flights of stairs')
})
