import type { shortcuts as italian } from '#web/texts/it/shortcuts.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

/** English texts of the help on shortcuts. */
export const shortcuts: TextsLike<typeof italian> = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  off: 'Single-key shortcuts are off.',
  enter: 'Enter',
  groups: { list: 'Conversations', draft: 'Draft', go: 'Go to', other: 'Other' },
  next: 'Next conversation',
  previous: 'Previous conversation',
  open: 'Open the conversation',
  back: 'Back to the list',
  approve: 'Approve and send the draft',
  edit: 'Edit the draft',
  reject: 'Reject the draft',
  search: 'Search',
  reply: 'Write a reply',
  send: 'Send what you are writing',
  snooze: 'Put the conversation off',
  unread: 'Mark as unread',
  writeAgain: 'Have the draft written again',
  dismiss: 'No reply needed',
  print: 'Print the conversation',
  undo: 'Undo the last decision',
  help: 'Keyboard shortcuts',
  palette: 'Search and commands',
  nextWaiting: 'Who is waiting: the next one',
  goDashboard: 'Dashboard',
  goChats: 'Conversations',
  goProperties: 'Properties',
  goSettings: 'Settings',
}
