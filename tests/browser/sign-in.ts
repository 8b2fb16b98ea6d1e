import type { BrowserContext, Page } from 'playwright-core'

type Person = { email: string; password: string }
type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** Sessions at Keycloak that go on, by the email of whom they are: as in a browser where somebody is signed in already. */
const kept = new Map<string, Cookies>()

/** Opens the app as somebody who is signed in already or, the first time of a run, signs in, and is where it was going. */
export async function signIn(context: BrowserContext, address: string, person: Person): Promise<Page> {
  await context.addCookies(kept.get(person.email) ?? [])
  const page = await signInAnew(context, address, person)
  kept.set(person.email, await context.cookies())
  return page
}

/**
 * Opens the app, signs in at Keycloak's page where nobody is signed in, and is back where it was going: a session of
 * this context's own, which a test may end.
 */
export async function signInAnew(context: BrowserContext, address: string, person: Person): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  const content = page.locator('main#content')
  const form = page.locator('#username')
  await content.or(form).waitFor()
  if (await form.isVisible()) {
    await form.fill(person.email)
    await page.locator('#password').fill(person.password)
    await page.locator('#kc-login').click()
    await content.waitFor()
  }
  return page
}
