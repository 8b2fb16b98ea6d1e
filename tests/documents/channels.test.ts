import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DIRECT_CHANNELS, RELAY_CHANNELS } from '#workflows/domain/channels.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

test.each([
  ['docs/guides/operating.md', /^\| `LocandaChannel`.*$/m],
  ['prisma/schema.prisma', /.*\n {2}channel {2,}String\n {2}\/\/\/ What groups/],
])('%s names every channel', (file, place) => {
  const named = place.exec(read(file))?.[0].match(/[a-z]+/gi)
  expect(named).toEqual(expect.arrayContaining([...DIRECT_CHANNELS, ...RELAY_CHANNELS]))
})
