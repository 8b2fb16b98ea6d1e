import type { palette as italian } from '#web/texts/it/palette.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

/** English texts of the palette of commands. */
export const palette: TextsLike<typeof italian> = {
  title: 'Search and commands',
  search: 'Search a command, a conversation or a property',
  close: 'Close',
  none: 'Nothing with these words.',
  gone: 'It has changed meanwhile: look before you decide.',
  groups: {
    here: 'On this screen',
    chats: 'Conversations',
    properties: 'Properties',
    places: 'Go to',
    other: 'Other',
  },
  places: {
    dashboard: 'Dashboard',
    chats: 'Conversations',
    toApprove: 'Conversations to approve',
    toAnswer: 'Conversations to answer',
    properties: 'Properties',
    addProperty: 'Add property',
    analytics: 'Analytics',
    general: 'Settings',
    ai: 'AI settings',
    sources: 'Message sources',
    admin: 'Administration',
  },
  themes: { light: 'Light theme', dark: 'Dark theme', system: 'Theme like the system' },
}
