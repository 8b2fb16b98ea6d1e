import { useEffect } from 'react'
import { countOf, useChatCounts } from '#web/lib/chat-counts.ts'
import { say } from '#web/texts/say.ts'
import { useLanguage } from '#web/texts/use-language.ts'

/** Some browsers have none, others show one only for what is installed: nothing else depends on it. */
const badge = (many: number) => {
  if (!('setAppBadge' in navigator)) return
  const shown = many > 0 ? navigator.setAppBadge(many) : navigator.clearAppBadge()
  shown.catch(() => undefined)
}

/** Names the window after its screen, with how many guests wait: in a tab beside others, and at the icon of what is installed. */
export default function WindowTitle({ place }: { place: string }) {
  const { approve = 0, answer = 0 } = useChatCounts().data ?? {}
  const language = useLanguage()
  const waiting = approve + answer
  useEffect(() => {
    const titles: Partial<Record<string, string>> = say.inbox.shell.titles
    const title = titles[place] ?? say.inbox.product
    document.title = waiting > 0 ? `(${countOf(waiting)}) ${title}` : title
  }, [place, waiting, language])
  useEffect(() => badge(waiting), [waiting])
  useEffect(() => () => badge(0), [])
  return null
}
