import type { ComponentProps } from 'react'
import { say } from '#web/texts/say.ts'
import { Loaded } from '#web/ui/loaded.tsx'

type Props<T> = Pick<ComponentProps<typeof Loaded<T>>, 'query' | 'children'>

/** Settings that are read before they can be changed. */
export const SettingsRead = <T,>(props: Props<T>) => (
  <Loaded failedText={say.settings.failedToLoad} height="h-56" {...props} />
)
