/** Italian texts of the files of a message: loaded with the first of them. */
export const it = {
  list: (n: number) => (n === 1 ? '1 allegato' : `${n} allegati`),
  download: (name: string, size: string) => `Scarica ${name}, ${size}`,
  loading: 'Caricamento anteprima…',
  noPreview: 'Anteprima non disponibile',
  failed: 'Non è stato possibile scaricarlo. Riprova.',
  tooLarge: 'Troppo grande: si trova nella casella di posta.',
} as const
