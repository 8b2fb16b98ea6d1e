/** Texts of the way through the first ten minutes. */
export const firstSteps = {
  title: 'Primi passi',
  progress: (done: number, all: number) => `${done} di ${all} fatti`,
  hide: 'Nascondi',
  show: (done: number, all: number) => `Primi passi: ${done} di ${all} fatti`,
  done: 'fatto',
  todo: 'da fare',
  failed: 'Non riesco a vedere a che punto sei.',
  retry: 'Riprova',
  connect: {
    title: 'Collega una casella o un numero',
    text: 'I messaggi degli ospiti arrivano da lì. Prima di salvare puoi provarla passo per passo.',
    action: 'Collega una sorgente',
    waits: (name: string) => `Sto aprendo «${name}»: ci vuole un momento.`,
    fault: (name: string, why: string) => `«${name}» non porta ancora messaggi: ${why}.`,
    mend: 'Sistemala',
  },
  property: {
    title: 'Aggiungi una proprietà',
    text: 'Scrivi i suoi dati, o incolla il testo di un annuncio: li leggo io e tu li confermi.',
    action: 'Aggiungi una proprietà',
  },
  ask: {
    title: 'Chiedile qualcosa come un ospite',
    of: (name: string) => `Risponde «${name}».`,
    before: 'Prima serve una proprietà: la prova risponde con i suoi dati.',
  },
  approve: {
    title: 'Approva la prima bozza',
    text: 'Quando un ospite scrive, la bozza ti aspetta in «Da approvare»: leggi, e con un clic parte.',
    action: 'Vai a «Da approvare»',
    toAnswer: 'Vai a «Da rispondere»',
    toAll: 'Vai alle conversazioni',
    nobody: 'Per ora non ha scritto nessuno.',
  },
} as const
