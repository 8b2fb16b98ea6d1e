/** Of the saved views of the list of chats. */
export const views = {
  title: 'Viste salvate',
  open: 'Viste salvate',
  shown: (name: string) => `Viste salvate: ora ${name}`,
  none: 'Scegli scheda, sorgente, proprietà o parole: qui dai un nome a ciò che vedi e lo ritrovi con un clic.',
  name: 'Nome della vista',
  save: 'Salva questa vista',
  replace: (name: string) => `Sostituisci «${name}»`,
  rename: (name: string) => `Rinomina ${name}`,
  renameDone: 'Rinomina',
  cancel: 'Annulla',
  delete: (name: string) => `Elimina ${name}`,
  deleted: (name: string) => `Vista eliminata: ${name}`,
  undo: 'Annulla',
  failed: 'Non riesco a caricare le viste.',
  retry: 'Riprova',
  notSaved: 'Vista non salvata.',
} as const
