import { Keyboard, Monitor, Moon, Search, Sun } from 'lucide-react'
import type { RefObject } from 'react'
import { useMe } from '#web/lib/me.ts'
import { allowSingleKeys, chooseTheme, type ThemeChoice, useSingleKeys, useThemeChoice } from '#web/lib/preferences.ts'
import { it } from '#web/texts/it.ts'
import { itAccount } from '#web/texts/it-account.ts'
import { isWithin } from '#web/ui/is-within.ts'
import {
  MenuCheckboxItem,
  MenuItem,
  MenuLabel,
  MenuPopup,
  MenuRadioGroup,
  MenuRadioItem,
  MenuRoot,
  MenuSeparator,
} from '#web/ui/menu.tsx'

const THEMES = [
  { value: 'light', label: itAccount.themeLight, Icon: Sun },
  { value: 'dark', label: itAccount.themeDark, Icon: Moon },
  { value: 'system', label: itAccount.themeSystem, Icon: Monitor },
] as const

/** The theme and the shortcuts of whoever is signed in. */
export default function AccountMenu({
  anchor,
  onClose,
  onHelp,
  onPalette,
}: {
  anchor: RefObject<HTMLButtonElement | null>
  onClose: () => void
  onHelp: () => void
  onPalette: () => void
}) {
  const me = useMe().data
  const theme = useThemeChoice()
  const singleKeys = useSingleKeys()
  return (
    <MenuRoot open onOpenChange={(open, { event }) => !open && !isWithin(anchor, event) && onClose()}>
      <MenuPopup anchor={anchor} label={it.shell.account} className="w-64">
        <div className="px-3 pt-2 pb-1">
          <p className="truncate font-medium">{me?.name ?? me?.email}</p>
          {me?.name && <p className="truncate text-small text-muted">{me.email}</p>}
        </div>
        <MenuSeparator />
        <MenuLabel>{itAccount.theme}</MenuLabel>
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
          {itAccount.singleKeys}
        </MenuCheckboxItem>
        <MenuItem onClick={onPalette}>
          <Search aria-hidden className="text-muted" />
          {itAccount.palette}
        </MenuItem>
        <MenuItem onClick={onHelp}>
          <Keyboard aria-hidden className="text-muted" />
          {itAccount.shortcuts}
        </MenuItem>
      </MenuPopup>
    </MenuRoot>
  )
}
