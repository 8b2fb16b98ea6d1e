import { ChartColumn, Keyboard, Languages, Monitor, Moon, Search, Sun } from 'lucide-react'
import type { RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Theme } from '#api/contract/me.ts'
import { useChooseLanguage } from '#web/lib/choose-language.ts'
import { useMe } from '#web/lib/me.ts'
import { paths } from '#web/lib/paths.ts'
import { allowSingleKeys, useSingleKeys, useThemeChoice } from '#web/lib/preferences.ts'
import { useChooseTheme } from '#web/lib/theme.ts'
import { LANGUAGE_CHOICES, type LanguageChoice } from '#web/texts/language-choice.ts'
import { say } from '#web/texts/say.ts'
import { useLanguage } from '#web/texts/use-language.ts'
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
import { sayLanguageFailed } from '#web/ui/say-language-failed.ts'
import { sayThemeFailed } from '#web/ui/say-theme-failed.ts'

const THEMES = [
  { value: 'light', Icon: Sun },
  { value: 'dark', Icon: Moon },
  { value: 'system', Icon: Monitor },
] as const

/** The theme, the language and the shortcuts of whoever is signed in. */
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
  const navigate = useNavigate()
  const theme = useThemeChoice()
  const language = useLanguage()
  const { mutate: chooseTheme } = useChooseTheme(sayThemeFailed)
  const { mutate: chooseLanguage } = useChooseLanguage(sayLanguageFailed)
  const singleKeys = useSingleKeys()
  return (
    <MenuRoot open onOpenChange={(open, { event }) => !open && !isWithin(anchor, event) && onClose()}>
      <MenuPopup anchor={anchor} label={say.inbox.shell.account} className="w-64">
        <div className="px-3 pt-2 pb-1">
          <p className="truncate font-medium">{me?.name ?? me?.email}</p>
          {me?.name && <p className="truncate text-small text-muted">{me.email}</p>}
        </div>
        <MenuSeparator />
        <MenuLabel>{say.account.theme}</MenuLabel>
        <MenuRadioGroup value={theme} onValueChange={(value: Theme) => chooseTheme(value)}>
          {THEMES.map(({ value, Icon }) => (
            <MenuRadioItem key={value} value={value}>
              <Icon aria-hidden className="text-muted" />
              {say.account.themes[value]}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
        <MenuSeparator />
        <MenuLabel>{say.languages.title}</MenuLabel>
        <MenuRadioGroup value={language} onValueChange={(value: LanguageChoice) => chooseLanguage(value)}>
          {LANGUAGE_CHOICES.map((value) => (
            <MenuRadioItem key={value} value={value} closeOnClick={false}>
              <Languages aria-hidden className="text-muted" />
              {say.languages.choices[value]}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
        <MenuSeparator />
        <MenuCheckboxItem checked={singleKeys} onCheckedChange={allowSingleKeys}>
          {say.account.singleKeys}
        </MenuCheckboxItem>
        <MenuItem onClick={() => void navigate(paths.analytics)}>
          <ChartColumn aria-hidden className="text-muted" />
          {say.palette.places.analytics}
        </MenuItem>
        <MenuItem onClick={onPalette}>
          <Search aria-hidden className="text-muted" />
          {say.account.palette}
        </MenuItem>
        <MenuItem onClick={onHelp}>
          <Keyboard aria-hidden className="text-muted" />
          {say.account.shortcuts}
        </MenuItem>
      </MenuPopup>
    </MenuRoot>
  )
}
