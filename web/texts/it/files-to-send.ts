import type { UnsentFilesView } from '#api/contract/message-files.ts'

type Limits = UnsentFilesView['limits'] & { photoBytes: number }

const KINDS: Readonly<Record<Limits['transport'], (photoBytes: number) => string>> = {
  mail: () => '',
  relay: () => ' Le piattaforme scartano archivi e programmi.',
  whatsapp: (photo) =>
    ` WhatsApp accetta foto JPG e PNG fino a ${megabytes(photo)}, audio, video MP4, PDF, testo e documenti Office.`,
}

/** Italian texts of the files that are to go with a message: loaded beside the box that it is written in. */
export const filesToSend = {
  add: 'Allega file',
  addedList: 'Allegati da inviare',
  drop: 'Lascia qui i file da allegare',
  limits: ({ transport, files, fileBytes, allBytes, photoBytes }: Limits) =>
    `Al massimo ${files} file, ${megabytes(fileBytes)} l’uno e ${megabytes(allBytes)} in tutto.${KINDS[transport](photoBytes)}`,
  uploading: (share: number) => `Caricamento: ${Math.round(share * 100)}%`,
  slow: 'Ci vuole più del solito: la connessione è lenta.',
  failed: 'Non è stato possibile caricarlo.',
  noLine: 'Si carica da solo quando torna la linea.',
  retry: 'Riprova',
  remove: (name: string) => `Togli ${name}`,
  removed: (name: string) => `«${name}» tolto`,
  undo: 'Annulla',
  notRemoved: 'Non è stato possibile togliere l’allegato. Riprova.',
  wait: 'Aspetta che gli allegati siano caricati.',
  mend: 'Togli gli allegati che non si possono inviare.',
  empty: 'Questo file è vuoto',
  tooLarge: (most: number) => `Troppo grande: al massimo ${megabytes(most)}`,
  tooLargeTogether: (most: number) => `Troppo grandi insieme: al massimo ${megabytes(most)}`,
  tooMany: (most: number) => `Al massimo ${most} allegati`,
  notLoaded: 'Non è stato possibile caricare gli allegati.',
} as const

const megabytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`
