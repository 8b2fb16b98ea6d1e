/** Of a chat that is put off: loaded beside a conversation. */
export const later = {
  title: 'Più tardi',
  unread: 'Segna come non letta',
  unreadDone: 'Segnata come non letta',
  failed: 'Non è stato possibile salvarlo. Riprova.',
} as const
