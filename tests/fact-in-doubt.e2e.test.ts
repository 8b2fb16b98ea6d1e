import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { askAboutHouse, draftCard as card } from '#tests/browser/ask-about-house.ts'
import { goTo } from '#tests/browser/go-to.ts'
import { openBrowser } from '#tests/browser/open-browser.ts'
import { signIn } from '#tests/browser/sign-in.ts'
import { sizes } from '#tests/browser/sizes.ts'
import { violations } from '#tests/browser/violations.ts'
import { paths } from '#web/lib/paths.ts'

const parts = inject('parts')
let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser(inject('chromium'))
})
afterAll(() => browser?.close())

const COT = 'Il y avait un lit bébé, il a fini chez ma nièce.'
const NOTE = [COT, 'Heating: floor heating, set to 20 degrees.', 'Parking is free of charge.'].join('\n')

/** Moves by Tab until something has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const target = page.getByRole('button', { name })
  const hasFocus = () => target.evaluate((one) => one === document.activeElement)
  for (let tabs = 0; tabs < 12 && !(await hasFocus()); tabs++) await page.keyboard.press('Tab')
  expect(await hasFocus()).toBe(true)
}

test.each(sizes('wide', 'middle'))(
  'a fact in doubt is opened and found right by keys where a draft waits for it, and the others on the property: %s',
  async (name, options) => {
    const house = `Casa in dubbio ${name}`
    const host = await signIn(await browser.context(options), parts.appUrl + paths.addProperty, parts.demo.host)
    await host.getByLabel('Name', { exact: true }).fill(house)
    await host.getByLabel('Additional info').fill(NOTE)
    await host.getByRole('button', { name: 'Save Property' }).press('Enter')
    await host.getByText('2 facts are in doubt', { exact: false }).waitFor()
    expect(await violations(host)).toEqual([])

    const page = await askAboutHouse({ parts, browser, text: 'Is there a cot?', options, house })
    await card(page).getByRole('button', { name: 'Riscrivi…' }).click()
    await card(page).getByRole('button', { name: 'Con i dati di adesso' }).click()
    await card(page).getByText(`la culla («${COT}»)`, { exact: false }).waitFor()
    const sentence = card(page).getByTitle('Da confermare')
    expect(await violations(page)).toEqual([])
    await sentence.focus()
    await page.keyboard.press('Enter')
    const fact = page.getByRole('dialog', { name: 'Da dove viene questa frase' })
    await fact.getByText(COT).waitFor()
    expect(await violations(page)).toEqual([])
    await tabTo(page, /^È giusto, riscrivi la bozza/)
    await page.keyboard.press('Enter')
    await page.getByText('Dato confermato').waitFor()
    await sentence.waitFor({ state: 'detached' })
    await card(page)
      .getByRole('button', { name: /There is a cot/ })
      .waitFor()
    expect(await card(page).getByText('conferma una volta', { exact: false }).count()).toBe(0)
    await page.context().close()

    await goTo(host, paths.properties)
    await host.getByRole('link', { name: `View ${house}` }).click()
    await host.getByText('One fact is in doubt', { exact: false }).waitFor()
    await host
      .getByRole('button', { name: /^Confirm: / })
      .first()
      .focus()
    await host.keyboard.press('Enter')
    await host.getByText('No fact is in doubt any more.').waitFor()
    expect(await violations(host)).toEqual([])
    await host.context().close()
  },
  // Two hosts' windows and a draft that is written three times.
  240_000,
)

test('nothing of it made the browser complain', () => {
  expect(browser.complaints).toEqual([])
})
