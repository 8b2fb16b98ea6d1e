/** Italian texts of the files of a message: loaded with the first of them. */
export const messageFiles = {
  list: (n: number) => (n === 1 ? '1 allegato' : `${n} allegati`),
  download: (name: string, size: string) => `Scarica ${name}, ${size}`,
  loading: 'Caricamento anteprima…',
  noPreview: 'Anteprima non disponibile',
  failed: 'Non è stato possibile scaricarlo. Riprova.',
  runs: 'Può far partire un programma: aprilo solo se te lo aspettavi.',
  missing: {
    empty: 'Vuoto: nel file non c’è niente.',
    too_large: 'Troppo grande: si trova dove è arrivato.',
    too_many: 'Non tenuto: il messaggio ha troppi allegati. Si trova dove è arrivato.',
    coming: 'Sta arrivando…',
    late: 'WhatsApp non l’ha ancora consegnato: si riprova ogni ora, al massimo per una settimana.',
    lost: 'WhatsApp non ce l’ha più: chiedi all’ospite di inviarlo di nuovo.',
  },
} as const
