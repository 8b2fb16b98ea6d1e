import Keycloak from 'keycloak-js'
import type { WebConfig } from '#api/contract/installation.ts'
import { chosenLanguage } from '#web/texts/say.ts'
import { networkError } from './api-error.ts'

const CALL_MARGIN_SECONDS = 30
const CONTEXT_MARGIN_SECONDS = 60
const CHECK_EVERY_MS = 30_000
/** A provider that takes the question and says nothing: the token in hand is used for as long as it is good. */
const REFRESH_WITHIN_MS = 4_000
const RETURN_KEY = 'locanda.returnTo'

let keycloak: Keycloak | undefined

const root = () => `${location.origin}/`
const current = () => {
  if (!keycloak) throw new Error('The session is not open')
  return keycloak
}

const isCallback = () => /[#&]state=/.test(location.hash) && /[#&](code|error)=/.test(location.hash)

/** The sign-in page in the language that was chosen here; where none was, in the browser's. */
function locale() {
  const choice = chosenLanguage()
  return choice === 'mix' ? {} : { locale: choice }
}

/** The realm allows one exact return address, so where the host was going is kept here. */
const keepPlace = () => sessionStorage.setItem(RETURN_KEY, location.pathname + location.search + location.hash)
const restorePlace = () => {
  const place = sessionStorage.getItem(RETURN_KEY)
  sessionStorage.removeItem(RETURN_KEY)
  if (place && place.startsWith('/') && !place.startsWith('/login')) history.replaceState(null, '', place)
}

/** Where the host is going, also while the browser comes back from the sign-in page. */
export const aimedAt = (): string =>
  (isCallback() && sessionStorage.getItem(RETURN_KEY)?.split(/[?#]/, 1)[0]) || location.pathname

/** A browser's way back shows a page as it was left, by whoever was signed in then: it begins anew with whoever is now. */
const onShown = ({ persisted }: PageTransitionEvent) => persisted && location.reload()

/**
 * Opens the session: authorisation code with PKCE S256, login required, no login frame. Leaves for the sign-in page when
 * nobody is signed in; resolves only for somebody who is.
 * @throws Error when the identity settings are missing.
 */
export async function openSession(config: WebConfig): Promise<void> {
  const { keycloakUrl, realm, clientId } = config
  if (!keycloakUrl || !realm || !clientId) throw new Error('The identity settings (address, realm, client) are missing')
  const returning = isCallback()
  if (!returning) keepPlace()
  keycloak = new Keycloak({ url: keycloakUrl, realm, clientId })
  await keycloak.init({
    onLoad: 'login-required',
    pkceMethod: 'S256',
    checkLoginIframe: false,
    redirectUri: root(),
    ...locale(),
  })
  restorePlace()
  if (location.pathname.startsWith('/login')) history.replaceState(null, '', '/')
  addEventListener('pageshow', onShown)
  setInterval(() => void refresh(CONTEXT_MARGIN_SECONDS), CHECK_EVERY_MS)
}

/** Who is signed in, by the name that never changes; nobody before the session is open. */
export const signedInAs = (): string => keycloak?.subject ?? ''

const leaving = new Set<() => void>()

/** Tells when the page leaves for the sign-in page: what was being asked for was refused, and is not done. Gives back how to stop. */
export function onSignIn(left: () => void): () => void {
  leaving.add(left)
  return () => void leaving.delete(left)
}

/** Leaves for the sign-in page, and comes back to this place. @throws Error before the session is open. */
async function signIn(): Promise<never> {
  keepPlace()
  for (const left of leaving) left()
  await current().login({ redirectUri: root(), ...locale() })
  return new Promise<never>(() => {})
}

/** Ends the session here and at the identity provider; returns to `/login`. @throws Error before the session is open. */
export async function signOut(): Promise<void> {
  sessionStorage.removeItem(RETURN_KEY)
  await current().logout({ redirectUri: `${location.origin}/login` })
}

/** keycloak-js clears the token when the refresh is refused (400), and keeps it when the network is away. */
async function refresh(marginSeconds: number): Promise<boolean> {
  const session = current()
  const refreshing = session.updateToken(marginSeconds).then(
    () => true,
    () => false,
  )
  const late = new Promise<false>((resolve) => setTimeout(resolve, REFRESH_WITHIN_MS, false))
  const refreshed = await Promise.race([refreshing, late])
  if (!refreshed && !session.token) return signIn()
  return refreshed
}

/** A token good for at least 30 seconds. @throws ApiError `network` when it cannot be renewed for now. */
export async function bearer(): Promise<string> {
  const session = current()
  if (!(await refresh(CALL_MARGIN_SECONDS)) && session.isTokenExpired()) throw await networkError()
  if (!session.token) return signIn()
  return session.token
}

/** A token made now, whatever the old one is worth. @throws ApiError `network` when it cannot be renewed for now. */
export async function renew(): Promise<string> {
  const session = current()
  if (!(await refresh(-1))) throw await networkError()
  if (!session.token) return signIn()
  return session.token
}
