import { properties } from './properties.ts'

/** Italian texts of a listing that is pasted. */
export const listings = {
  title: 'Da un annuncio',
  hint: 'Incolla il testo di un annuncio, in qualsiasi lingua. Ciò che dice riempie il modulo qui sotto; niente viene conservato finché non salvi, e nessun link viene aperto.',
  text: 'Testo dell’annuncio',
  read: 'Leggilo nel modulo',
  failed: 'Non è stato possibile leggerlo. Riprova.',
  done: 'Il modulo qui sotto contiene ciò che è stato letto. Guardalo prima di salvare.',
  cut: 'Il testo era più lungo di quanto una proprietà possa contenere: il resto è stato lasciato fuori.',
  secrets: 'Conservati come codici quando salvi, e detti solo agli ospiti con un soggiorno confermato:',
  leftOut: 'Lasciato fuori, perché dà ordini all’AI e non dice niente della casa:',
  facts: (n: number) => (n === 1 ? 'È stato letto un dato' : `Sono stati letti ${n} dati`),
  kinds: properties.secrets.kinds,
} as const
