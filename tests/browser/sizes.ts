import type { BrowserContextOptions } from 'playwright-core'
import { rounds } from '#tests/rounds.ts'
import { DESK, PHONE } from './open-browser.ts'

const ALL = {
  wide: DESK,
  middle: { viewport: { width: 1024, height: 768 } },
  narrow: PHONE,
} satisfies Record<string, BrowserContextOptions>

export type Size = readonly [name: keyof typeof ALL, options: BrowserContextOptions]

/**
 * At which sizes something is tried: in `npm test` where it is most easily wrong, named by the test; in
 * `npm run test:long` wide and narrow, and in between where the test names that too.
 */
export function sizes(usual: keyof typeof ALL, ...others: (keyof typeof ALL)[]): Size[] {
  const long = new Set<keyof typeof ALL>(['wide', 'narrow', usual, ...others])
  return rounds<(keyof typeof ALL)[]>({ usual: [usual], long: [...long] }).map((name) => [name, ALL[name]])
}
