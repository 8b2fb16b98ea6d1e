/** Of what may be in the way of a reply, said before it leaves. */
export const arrival = {
  never: 'Non può arrivare',
  perhaps: 'Forse non arriva',
  wayOut: {
    template: () => 'Raggiungi l’ospite in un altro modo, oppure aspetta che scriva.',
    platform: (name: string) => `Apri la conversazione su ${name}.`,
    address: () => 'Scrivi a un altro indirizzo dell’ospite.',
    shorten: () => 'Accorcia il testo.',
  },
} as const
