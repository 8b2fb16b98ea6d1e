import { joinWords } from './join-words.ts'
import type { Phrases } from './phrases.ts'

export const german: Phrases = {
  greeting: (name, tone) =>
    tone === 'formal' ? (name ? `Guten Tag ${name},` : 'Guten Tag,') : name ? `Hallo ${name},` : 'Hallo,',
  opening: (tone) => (tone === 'formal' ? 'vielen Dank für Ihre Nachricht.' : 'vielen Dank für deine Nachricht!'),
  closing: (tone) => (tone === 'formal' ? 'Mit freundlichen Grüßen' : 'Herzliche Grüße'),
  offerHelp: (tone) => (tone === 'formal' ? 'wie kann ich Ihnen helfen?' : 'wie kann ich dir helfen?'),
  thankBack: () => 'sehr gerne, und bis bald!',
  wifiPassword: (password) => `Das WLAN-Passwort lautet ${password}.`,
  doorCode: (code) => `Der Code für die Tür lautet ${code}.`,
  arrivalFits: 'Die Ankunftszeit passt gut.',
  newsNoted: 'Danke für die Information: Ich kläre das und melde mich so bald wie möglich.',
  sorry: 'Es tut mir leid, dass es Probleme gibt.',
  askAbout: (labels) => `Folgendes kläre ich noch und melde mich so bald wie möglich: ${joinWords(labels, 'und')}.`,
  askMore: (labels) =>
    `Den Rest der Frage (${joinWords(labels, 'und')}) kläre ich noch und melde mich so bald wie möglich.`,
  askQuoted: (words) =>
    `Die Frage ${joinWords(
      words.map((one) => `„${one}“`),
      'und',
    )} kläre ich noch und melde mich so bald wie möglich.`,
  askRest: 'Alles Weitere kläre ich und melde mich so bald wie möglich.',
  askAll: 'Das kläre ich gerne und melde mich so bald wie möglich.',
}
