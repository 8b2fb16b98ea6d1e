/** Of what may be in the way of a reply, said before it leaves. */
export const arrival = {
  never: 'Non può arrivare',
  perhaps: 'Forse non arriva',
  wayOut: {
    template: () => 'Invia un modello approvato, oppure aspetta che l’ospite scriva.',
    platform: (name: string) => `Apri la conversazione su ${name}.`,
    address: () => 'Scrivi a un altro indirizzo dell’ospite.',
    shorten: () => 'Accorcia il testo.',
  },
  templates: {
    open: 'Scegli un modello',
    title: 'Modelli approvati',
    description: (hours: number) => `Fuori dalle ${hours} ore WhatsApp consegna solo modelli che ha approvato prima.`,
    close: 'Chiudi',
    search: 'Cerca un modello',
    none: 'Il tuo account non ha modelli approvati di solo testo. Si creano nel gestore di WhatsApp.',
    noneFound: 'Nessun modello corrisponde.',
    failed: 'I modelli non si possono leggere ora.',
    retry: 'Riprova',
    field: (name: string) => `Campo ${name}`,
    preview: 'Così lo legge l’ospite',
    others: 'Scegli un altro',
    send: 'Invia il modello',
    notSent: 'Il modello non è partito.',
  },
} as const
