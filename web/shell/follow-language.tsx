import { useEffect } from 'react'
import { choiceOf, keptLanguage, showIn } from '#web/lib/language.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { useMe } from '#web/lib/me.ts'
import { showThemeOf } from '#web/lib/preferences.ts'
import { signedInAs } from '#web/lib/session.ts'

/** Shows the language and the theme that were chosen on another device, or in another tab, as soon as they are known here. */
export default function FollowLanguage() {
  const me = useMe().data
  const chosen = me && choiceOf(me)
  useEffect(() => {
    if (chosen !== undefined) showIn(chosen).catch(logFailure)
  }, [chosen])
  const theme = me?.theme
  useEffect(() => {
    if (theme !== undefined) showThemeOf(signedInAs(), theme)
  }, [theme])
  useEffect(() => {
    const follow = () => {
      const kept = keptLanguage()
      if (kept?.by === signedInAs()) showIn(kept.choice).catch(logFailure)
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])
  return null
}
