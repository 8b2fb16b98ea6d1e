/** Italian texts of a mail as it was formatted: loaded with the first that was. */
export const formattedMail = {
  show: 'Mostra formattato',
  hide: 'Nascondi formattato',
  frame: 'La mail come è stata impaginata',
  loading: 'Sto preparando la mail…',
  failed: 'Non è stato possibile mostrarla.',
  gone: 'Questa mail non è più conservata come è arrivata.',
  tooLarge: 'È impaginata in modo troppo complesso per essere mostrata: le sue parole sono qui sopra.',
  leftOut: (n: number) =>
    n === 1
      ? '1 immagine non è mostrata: sarebbe troppo grande.'
      : `${n} immagini non sono mostrate: sarebbe troppo grande.`,
  hiddenWords: 'Il mittente ha nascosto delle parole: qui sotto non ci sono. Leggile',
  retry: 'Riprova',
  remote: (n: number) =>
    n === 1 ? '1 immagine da internet non è stata caricata.' : `${n} immagini da internet non sono state caricate.`,
  why: 'Chi le ospita saprebbe che la mail è stata letta.',
  load: 'Carica immagini',
  missing: (n: number) => (n === 1 ? '1 immagine non è disponibile.' : `${n} immagini non sono disponibili.`),
} as const
