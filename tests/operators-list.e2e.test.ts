import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { temporalProgram } from '#scripts/parts/temporal-program.ts'
import { WAITING_VIEW, WAITS_FOR_HOSTS, waitingListUrl } from '#scripts/parts/waiting-list.ts'
import { newGuest } from '#tests/browser/guest.ts'
import { DESK, openBrowser } from '#tests/browser/open-browser.ts'
import { rounds } from '#tests/rounds.ts'

const parts = inject('parts')
const isLong = rounds({ usual: false, long: true })
const guide = readFileSync(new URL('../docs/guides/operating.md', import.meta.url), 'utf8')
let browser: Awaited<ReturnType<typeof openBrowser>>
let program: string

beforeAll(async () => {
  browser = await openBrowser(inject('chromium'))
  program = await temporalProgram(() => undefined)
  await newGuest(parts).write('Hello, is there a piano in the house?')
})
afterAll(() => browser?.close())

const Listed = z.array(z.object({ searchAttributes: z.object({ indexedFields: z.record(z.string(), z.unknown()) }) }))

/** The guide's own words, up to what another program makes of their answer. */
function askedByGuide(): string[] {
  const [, query = ''] = /^temporal workflow list --query '([^']+)' -o json \|$/m.exec(guide) ?? []
  return ['workflow', 'list', '--query', query, '-o', 'json', '--namespace', parts.temporalNamespace]
}
const listed = () =>
  Listed.parse(
    JSON.parse(execFileSync(program, [...askedByGuide(), '--address', parts.temporalAddress], { encoding: 'utf8' })),
  )

test('what waits for hosts is listed by the command of the guide, with all that it shows in columns', async () => {
  expect(askedByGuide()).toContain(WAITS_FOR_HOSTS)
  expect(guide).toContain(waitingListUrl('<temporalUrl>'))
  const columns = () => listed().flatMap(({ searchAttributes }) => Object.keys(searchAttributes.indexedFields))
  const shown = ['LocandaDeadline', 'LocandaChannel', 'LocandaState']
  await expect.poll(columns, { interval: 500 }).toEqual(expect.arrayContaining(shown))
})

/** Of another program, which changes when it is exchanged for another version: in the long run. */
test.runIf(isLong)('the address of the guide is a saved view of the interface from its first visit on', async () => {
  const page = await (await browser.context(DESK)).newPage()
  await page.goto(waitingListUrl(parts.temporalUrl, parts.temporalNamespace))
  await page
    .getByRole('link', { name: /^reply-/ })
    .first()
    .waitFor()
  await page.goto(`${parts.temporalUrl}/namespaces/${parts.temporalNamespace}/workflows`)
  await page.getByRole('button', { name: /Saved Views/ }).click()
  await page.getByText(WAITING_VIEW).first().waitFor()
})
