import { inbox as it } from '#web/texts/it/inbox.ts'

/** The specification's texts of the shell and the chat centre: Italian, with English ones among them. */
export const inbox = {
  ...it,
  shell: {
    ...it.shell,
    logout: 'Logout',
    titles: {
      ...it.shell.titles,
      properties: 'Properties · Locanda',
      analytics: 'Analytics · Locanda',
      admin: 'Users · Locanda',
      'general-settings': 'Settings · Locanda',
    },
  },
  chats: { ...it.chats, confidence: (n: number) => `AI Confidence: ${n * 10}%` },
  conversation: {
    ...it.conversation,
    noneTitle: 'No Chat Selected',
    noneText: 'Select a chat from the sidebar',
    to: (sender: string) => `To: ${sender}`,
    input: 'Type your message...',
    thinking: 'AI is thinking...',
  },
} as const
