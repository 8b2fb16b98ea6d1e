import { Keyboard, Monitor, Moon, Sun } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useMe } from '#web/lib/me.ts'
import { allowSingleKeys, chooseTheme, type ThemeChoice, useSingleKeys, useThemeChoice } from '#web/lib/preferences.ts'
import { useShortcuts } from '#web/lib/shortcuts.ts'
import { it } from '#web/texts/it.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import {
  MenuCheckboxItem,
  MenuItem,
  MenuLabel,
  MenuPopup,
  MenuRadioGroup,
  MenuRadioItem,
  MenuRoot,
  MenuSeparator,
  MenuTrigger,
} from '#web/ui/menu.tsx'

const ShortcutHelp = lazy(() => import('./shortcut-help.tsx'))

const THEMES = [
  { value: 'light', label: it.shell.themeLight, Icon: Sun },
  { value: 'dark', label: it.shell.themeDark, Icon: Moon },
  { value: 'system', label: it.shell.themeSystem, Icon: Monitor },
] as const

/** Who is signed in, the theme, and the shortcuts. */
export default function AccountMenu() {
  const me = useMe().data
  const theme = useThemeChoice()
  const singleKeys = useSingleKeys()
  const [helpOpen, setHelpOpen] = useState(false)
  useShortcuts({ help: () => setHelpOpen(true) })
  const name = me?.name ?? me?.email ?? ''
  return (
    <>
      <MenuRoot>
        <MenuTrigger
          aria-label={it.shell.account}
          title={it.shell.account}
          className="inline-flex size-9 items-center justify-center rounded-full pointer-coarse:size-11"
        >
          <Avatar name={name} size="small" />
        </MenuTrigger>
        <MenuPopup className="w-64">
          <div className="px-3 pt-2 pb-1">
            <p className="truncate font-medium">{name}</p>
            {me?.name && <p className="truncate text-small text-muted">{me.email}</p>}
          </div>
          <MenuSeparator />
          <MenuLabel>{it.shell.theme}</MenuLabel>
          <MenuRadioGroup value={theme} onValueChange={(value: ThemeChoice) => chooseTheme(value)}>
            {THEMES.map(({ value, label, Icon }) => (
              <MenuRadioItem key={value} value={value}>
                <Icon aria-hidden className="text-muted" />
                {label}
              </MenuRadioItem>
            ))}
          </MenuRadioGroup>
          <MenuSeparator />
          <MenuCheckboxItem checked={singleKeys} onCheckedChange={allowSingleKeys}>
            {it.shell.singleKeys}
          </MenuCheckboxItem>
          <MenuItem onClick={() => setHelpOpen(true)}>
            <Keyboard aria-hidden className="text-muted" />
            {it.shell.shortcuts}
          </MenuItem>
        </MenuPopup>
      </MenuRoot>
      {helpOpen && (
        <Suspense>
          <ShortcutHelp onClose={() => setHelpOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
