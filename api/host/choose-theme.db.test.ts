import { expect, test } from 'vitest'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { auditsOf } from '#tests/api/given.ts'

const { anna, bruno } = await apiWithHosts()

test('how the interface looks is of the person who chose it, and nobody has chosen before', async () => {
  expect((await anna.ask('readMe', {})).theme).toBeNull()
  expect(await anna.ask('chooseTheme', { body: { theme: 'dark' } })).toEqual({ theme: 'dark' })
  await anna.ask('chooseTheme', { body: { theme: 'system' } })
  expect((await anna.ask('readMe', {})).theme).toBe('system')
  expect((await bruno.ask('readMe', {})).theme).toBeNull()
  expect(await auditsOf(anna, 'settings.save_app')).toHaveLength(2)
})

test('a theme that there is not is refused', async () => {
  const { status } = await anna.attempt('chooseTheme', { body: { theme: 'sepia' } as never })
  expect(status).toBe(400)
})
