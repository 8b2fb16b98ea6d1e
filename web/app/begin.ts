import type { ChatView } from '#api/contract/chats.ts'
import { askServerBy } from '#web/code/until-fetched.ts'
import { call, callPage, type Page } from '#web/lib/api-client.ts'
import { isLineLost } from '#web/lib/api-error.ts'
import { firstChats } from '#web/lib/first-chats.ts'
import { keptLanguage } from '#web/lib/language.ts'
import { paths } from '#web/lib/paths.ts'
import { openSession } from '#web/lib/session.ts'
import { loadTexts, speak } from '#web/texts/say.ts'

/** Whatever it answers, it is there. */
const isServerThere = () =>
  call('readWebConfig', {}).then(
    () => true,
    (error: unknown) => !isLineLost(error),
  )

/** What was asked for ahead of the screen that shows it. */
export type Begun = { chats: Promise<Page<ChatView>> | null }

/**
 * Signs in, and fetches the first texts in the language that was chosen here last: all without the code of a screen. Of the chat centre the
 * first page is asked for at once. @throws what `openSession` throws.
 */
export async function begin(): Promise<Begun> {
  askServerBy(isServerThere)
  // Nothing is fetched yet: this only says which.
  await speak(keptLanguage()?.choice ?? 'mix')
  const texts = loadTexts('first')
  await call('readWebConfig', {}).then(openSession)
  const chats = location.pathname.startsWith(paths.chats) ? callPage('listChats', firstChats) : null
  // Told where it is shown.
  chats?.catch(() => undefined)
  await texts
  return { chats }
}
