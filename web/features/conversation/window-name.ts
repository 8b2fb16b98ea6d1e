import { randomKey } from '#web/lib/random-key.ts'

const PLACE = 'locanda-window'

/**
 * The name of this window to the others of the same account. It has it again when it comes back, loaded anew or signed in; a tab that
 * is copied from it has one of its own, since the name lies there only while no page is.
 */
export function takeWindowName(): string {
  const name = sessionStorage.getItem(PLACE) ?? randomKey()
  sessionStorage.removeItem(PLACE)
  window.addEventListener('pagehide', () => sessionStorage.setItem(PLACE, name))
  window.addEventListener('pageshow', () => sessionStorage.removeItem(PLACE))
  return name
}
