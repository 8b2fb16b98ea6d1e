import { askServerBy } from '#web/code/until-fetched.ts'
import { call } from '#web/lib/api-client.ts'
import { isLineLost } from '#web/lib/api-error.ts'
import { keptLanguage } from '#web/lib/language.ts'
import { openSession } from '#web/lib/session.ts'
import { loadTexts, speak } from '#web/texts/say.ts'

/** Whatever it answers, it is there. */
const isServerThere = () =>
  call('readWebConfig', {}).then(
    () => true,
    (error: unknown) => !isLineLost(error),
  )

/** Signs in, and fetches the first texts in the language that was chosen here last: all without the code of a screen. @throws what `openSession` throws. */
export async function begin(): Promise<void> {
  askServerBy(isServerThere)
  // Nothing is fetched yet: this only says which.
  await speak(keptLanguage()?.choice ?? 'mix')
  await Promise.all([loadTexts('first'), call('readWebConfig', {}).then(openSession)])
}
