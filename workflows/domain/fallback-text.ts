import type { DraftLanguage } from './draft.ts'

const FALLBACK: Record<DraftLanguage, string> = {
  it: 'grazie per il messaggio. L’ho ricevuto e ti rispondo di persona appena possibile.',
  en: 'thank you for your message. I have received it and will answer you personally as soon as I can.',
  de: 'vielen Dank für deine Nachricht. Sie ist angekommen, und ich antworte dir so bald wie möglich persönlich.',
  fr: 'merci pour votre message. Je l’ai bien reçu et je vous réponds personnellement dès que possible.',
  es: 'gracias por tu mensaje. Lo he recibido y te responderé personalmente lo antes posible.',
  nl: 'bedankt voor je bericht. Ik heb het ontvangen en antwoord je zo snel mogelijk persoonlijk.',
  pt: 'obrigado pela sua mensagem. Recebi-a e respondo-lhe pessoalmente logo que possível.',
  pl: 'dziękuję za wiadomość. Wiadomość dotarła i odpowiem osobiście tak szybko, jak to możliwe.',
}

const GREETING: Record<DraftLanguage, string> = {
  it: 'Ciao',
  en: 'Hi',
  de: 'Hallo',
  fr: 'Bonjour',
  es: 'Hola',
  nl: 'Hallo',
  pt: 'Olá',
  pl: 'Dzień dobry',
}

export type FallbackPeople = { guestFirstName?: string | null; hostFirstName?: string | null }

/** What goes out at the deadline when the host set no text: it promises an answer and nothing else. */
export function fallbackText(language: DraftLanguage, { guestFirstName, hostFirstName }: FallbackPeople = {}): string {
  const greeting = guestFirstName ? `${GREETING[language]} ${guestFirstName},` : `${GREETING[language]},`
  const text = `${greeting}\n\n${FALLBACK[language]}`
  return hostFirstName ? `${text}\n\n${hostFirstName}` : text
}
