/** Of the guest's name beside a conversation: loaded with its panel. */
export const guest = {
  label: 'Nome dell’ospite',
  change: 'Cambia il nome dell’ospite',
  hint: 'Vuoto: come nei suoi messaggi.',
  save: 'Salva',
  named: 'Nome cambiato',
  undo: 'Annulla',
  undone: 'Nome di prima',
  failed: 'Non è stato possibile cambiarlo. Riprova.',
  wrong: (problem: string) => `Nome dell’ospite: ${problem}`,
} as const
