/** Of choosing the property of a chat: loaded when it is first asked for. */
export const associate = {
  title: 'A quale proprietà si riferisce?',
  none: 'Nessuna proprietà da associare.',
  search: 'Cerca una proprietà…',
  remove: 'Togli l’associazione',
  add: 'Aggiungi proprietà',
} as const
