/** Of a conversation on paper. */
export const print = {
  printed: (at: string) => `Stampata ${at}`,
  stay: (from: string, to: string) => `Soggiorno: ${from} – ${to}`,
  zone: (zone: string) => `Orari: ${zone}`,
  files: (names: string) => `Allegati: ${names}`,
  ai: 'Inviato Automaticamente',
  failed: 'Non riesco a caricare tutta la conversazione: niente è stato stampato.',
} as const
