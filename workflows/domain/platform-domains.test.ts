import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { platformOf } from './arrival/platforms.ts'
import { RELAY_CHANNELS } from './channels.ts'
import { PLATFORM_DOMAINS } from './platform-domains.ts'
import { HARMLESS_LINKS } from './secrets/harmless-patterns.ts'

const root = resolve(import.meta.dirname, '../..')

const ADDRESSES = RELAY_CHANNELS.flatMap((platform) =>
  [...PLATFORM_DOMAINS[platform].mail, ...PLATFORM_DOMAINS[platform].sites].map(
    (site) => [platform, site.replace('*', 'co.uk')] as const,
  ),
)

test.each(ADDRESSES)('a link of %s at %s is its own, and opens no house', (platform, site) => {
  for (const server of [site, `www.${site}`]) {
    expect(platformOf(platform)?.own.test(server)).toBe(true)
    expect(HARMLESS_LINKS.test(`https://${server}/rooms/12345`)).toBe(true)
  }
})

test.each(ADDRESSES)('what only looks like %s at %s is somebody else’s', (platform, site) => {
  for (const server of [`my${site}`, `${site}.evil.example`]) {
    expect(platformOf(platform)?.own.test(server)).toBe(false)
    expect(HARMLESS_LINKS.test(`https://${server}/rooms/12345`)).toBe(false)
  }
})

const NAME = '(?:airbnb|booking|homeaway|vrbo|fewo-direkt|abritel|stayz|bookabach|homelidays|expedia\\w*|agoda[-\\w]*)'
const DOMAIN = String.raw`${NAME}\\*\.(?:[a-z]{2,3}\b|\[a-z)`
/** Two of them in a list or in one pattern, or their names before one ending; what is written between people has spaces around its bars. */
const LISTED = new RegExp(
  String.raw`${DOMAIN}[^\s'"|@]*(?:['"],\s*['"]|\|)(?:messages\.)?${DOMAIN}|${NAME}\|(?:[\w-]+\|)*${NAME}\)\\*\.`,
  'i',
)
const listsIn = (source: string) => LISTED.exec(source)?.[0]

test.each([
  "domains: ['agoda-messaging.com', 'agoda.com']",
  "relays: [\n    'messages.homeaway.com',\n    'messages.vrbo.com',\n  ]",
  String.raw`/(?:[\w-]+\.)*(?:booking\.com|airbnb\.[a-z.]{2,6}|vrbo\.com)/`,
  String.raw`own: /(?:^|\.)(?:vrbo|homeaway|abritel)\.[a-z.]{2,6}$/`,
])('%s is a list of domains', (source) => {
  expect(listsIn(source)).toBeDefined()
})

const HOME = 'workflows/domain/platform-domains.ts'

test('no pattern and no list has the domains of the platforms once more', () => {
  const code = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: root,
  })
    .toString()
    .trim()
    .split('\n')
    .filter((file) => /^(?:activities|api|outside|prisma|web|workflows)\//.test(file) && !file.includes('.test.'))
  const found = code
    .filter((file) => file !== HOME && existsSync(join(root, file)))
    .flatMap((file) => listsIn(readFileSync(join(root, file), 'utf8'))?.concat(` in ${file}`) ?? [])
  expect(found).toEqual([])
})
