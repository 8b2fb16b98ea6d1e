import { openFields } from '#workflows/domain/snippets/snippet-fields.ts'

/** Said for a host who set no text of their own, in the languages in which emergencies are found. */
const TEXTS = {
  it: {
    text: 'Se qualcuno è in pericolo, chiama subito il 112 (gratuito, da qualsiasi telefono). L’host è stato avvisato e si farà vivo appena possibile.',
    address: (address: string) => `Indirizzo della casa: ${address}.`,
    automatic: 'Messaggio automatico.',
  },
  en: {
    text: 'If anyone is in danger, call 112 now (free, from any phone). The host has been alerted and will get in touch as soon as possible.',
    address: (address: string) => `Address of the house: ${address}.`,
    automatic: 'This is an automatic message.',
  },
  de: {
    text: 'Wenn jemand in Gefahr ist, wähle jetzt die 112 (kostenlos, von jedem Telefon). Der Gastgeber ist alarmiert und meldet sich so bald wie möglich.',
    address: (address: string) => `Adresse des Hauses: ${address}.`,
    automatic: 'Dies ist eine automatische Nachricht.',
  },
  fr: {
    text: 'Si quelqu’un est en danger, appelez tout de suite le 112 (gratuit, depuis tout téléphone). L’hôte est alerté et vous contactera dès que possible.',
    address: (address: string) => `Adresse du logement : ${address}.`,
    automatic: 'Ceci est un message automatique.',
  },
  es: {
    text: 'Si alguien está en peligro, llama ahora al 112 (gratuito, desde cualquier teléfono). El anfitrión está avisado y te contactará lo antes posible.',
    address: (address: string) => `Dirección de la casa: ${address}.`,
    automatic: 'Este es un mensaje automático.',
  },
  nl: {
    text: 'Is er iemand in gevaar, bel dan nu 112 (gratis, met elke telefoon). De host is gewaarschuwd en neemt zo snel mogelijk contact op.',
    address: (address: string) => `Adres van het huis: ${address}.`,
    automatic: 'Dit is een automatisch bericht.',
  },
  pt: {
    text: 'Se alguém estiver em perigo, ligue já para o 112 (gratuito, de qualquer telefone). O anfitrião foi avisado e entra em contacto assim que possível.',
    address: (address: string) => `Morada da casa: ${address}.`,
    automatic: 'Esta é uma mensagem automática.',
  },
  pl: {
    text: 'Jeśli komuś grozi niebezpieczeństwo, zadzwoń teraz pod 112 (bezpłatnie, z każdego telefonu). Gospodarz został zawiadomiony i odezwie się jak najszybciej.',
    address: (address: string) => `Adres domu: ${address}.`,
    automatic: 'To jest wiadomość automatyczna.',
  },
} as const
export type EmergencyLanguage = keyof typeof TEXTS

export type EmergencyText = {
  /** The guest's, as far as it is known. */
  language: EmergencyLanguage | null
  /** The host's own; blank for the fixed one. */
  own: string
  /** Null where no confirmed stay says that the guest may know it. */
  address: string | null
}

/** What a guest is told in an emergency that nobody has taken: the host's own text or the fixed one, marked as automatic. */
export function emergencyText({ language, own, address }: EmergencyText): string {
  const words = TEXTS[language ?? 'en']
  // A field that is open would reach the guest as it is written.
  const text = own.trim() === '' || openFields(own).length > 0 ? words.text : own.trim()
  return [text, ...(address === null ? [] : [words.address(address)]), words.automatic].join('\n\n')
}
