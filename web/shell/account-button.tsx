import { Suspense, useRef, useState } from 'react'
import { later } from '#web/code/later.ts'
import { useMe } from '#web/lib/me.ts'
import { useShortcuts } from '#web/lib/shortcuts.ts'
import { say } from '#web/texts/say.ts'
import { Avatar } from '#web/ui/avatar.tsx'

const loadMenu = () => import('./account-menu.tsx')
const AccountMenu = later(loadMenu)
const CommandPalette = later(() => import('./command-palette.tsx'))
const ShortcutHelp = later(() => import('./shortcut-help.tsx'))

/** Who is signed in. What floats is fetched when a pointer comes near: no screen pays for it. */
export function AccountButton() {
  const me = useMe().data
  const [menuOpen, setMenuOpen] = useState(false)
  const [helpOpen, setHelpOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const [paletteOpen, setPaletteOpen] = useState(false)
  const openHelp = () => setHelpOpen(true)
  const openPalette = () => setPaletteOpen(true)
  useShortcuts({
    help: openHelp,
    palette: (event) => {
      event.preventDefault()
      openPalette()
    },
  })
  const name = me?.name ?? me?.email ?? ''
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={say.inbox.shell.account}
        title={say.inbox.shell.account}
        aria-haspopup="menu"
        aria-expanded={menuOpen}
        className="inline-flex size-9 items-center justify-center rounded-full pointer-coarse:size-11"
        onPointerEnter={() => void loadMenu()}
        onClick={() => setMenuOpen(!menuOpen)}
      >
        <Avatar key={name} name={name} size="small" />
      </button>
      <Suspense>
        {menuOpen && (
          <AccountMenu anchor={button} onClose={() => setMenuOpen(false)} onHelp={openHelp} onPalette={openPalette} />
        )}
        {paletteOpen && <CommandPalette onClose={() => setPaletteOpen(false)} onHelp={openHelp} />}
        {helpOpen && <ShortcutHelp onClose={() => setHelpOpen(false)} />}
      </Suspense>
    </>
  )
}
