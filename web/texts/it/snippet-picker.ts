/** Of the snippets that are put into a reply. */
export const snippetPicker = {
  open: 'Inserisci un testo pronto (/)',
  title: 'Testi pronti',
  search: 'Cerca un testo pronto',
  none: 'Ancora nessun testo pronto: si creano nelle impostazioni.',
  noneFound: 'Nessun testo pronto con queste parole.',
  manage: 'Gestisci i testi pronti',
  ofProperty: 'di questa proprietà',
  failed: 'Non riesco a caricare i testi pronti.',
  retry: 'Riprova',
  openFields: 'Da completare prima dell’invio:',
  fields: {
    'guest.first_name': 'nome dell’ospite',
    'guest.name': 'nome e cognome dell’ospite',
    'property.name': 'proprietà',
    'property.address': 'indirizzo',
    'property.check_in': 'orario di check-in',
    'property.check_out': 'orario di check-out',
    'stay.check_in': 'giorno di check-in',
    'stay.check_out': 'giorno di check-out',
    'stay.guests': 'numero di ospiti',
  },
} as const
