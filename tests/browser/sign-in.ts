import type { BrowserContext, Page } from 'playwright-core'

type Person = { email: string; password: string }

/** Opens the app, signs in at Keycloak's page, and is back where it was going. */
export async function signIn(context: BrowserContext, address: string, person: Person): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  await page.locator('#username').fill(person.email)
  await page.locator('#password').fill(person.password)
  await page.locator('#kc-login').click()
  await page.locator('main#content').waitFor()
  return page
}
