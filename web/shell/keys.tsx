import { say } from '#web/texts/say.ts'

const MODIFIER = /mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl'
const SHOWN: Record<string, string> = { Escape: 'Esc', Shift: '⇧', $mod: MODIFIER }

const shown = (key: string) => (key === 'Enter' ? say.shortcuts.enter : (SHOWN[key] ?? key))

/** The keys of a shortcut as they are printed on a keyboard. */
export function Keys({ keys }: { keys: string }) {
  return (
    <span className="flex shrink-0 gap-1">
      {keys.split(/[ +]/).map((key) => (
        <kbd
          key={key}
          className="inline-flex h-6 min-w-6 items-center justify-center rounded-control border border-line bg-raised px-1.5 font-sans text-badge"
        >
          {shown(key)}
        </kbd>
      ))}
    </span>
  )
}
