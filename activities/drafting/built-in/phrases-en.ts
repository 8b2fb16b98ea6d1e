import { joinWords } from './join-words.ts'
import type { Phrases } from './phrases.ts'

export const english: Phrases = {
  greeting: (name, tone) =>
    tone === 'formal' ? (name ? `Dear ${name},` : 'Dear guest,') : name ? `Hi ${name},` : 'Hi,',
  opening: (tone) => (tone === 'formal' ? 'Thank you for your message.' : 'Thanks for your message!'),
  closing: (tone) => (tone === 'formal' ? 'Kind regards,' : 'Best wishes,'),
  offerHelp: () => 'How can I help you?',
  thankBack: () => 'Thank you, and see you soon!',
  wifiPassword: (password) => `The Wi-Fi password is ${password}.`,
  doorCode: (code) => `The code to get in is ${code}.`,
  arrivalFits: 'Your arrival time works well.',
  newsNoted: 'Thank you for telling me: let me check and get back to you as soon as I can.',
  sorry: 'I am sorry about the trouble.',
  askAbout: (labels) => `As for ${joinWords(labels, 'and')}, let me check and get back to you as soon as I can.`,
  askMore: (labels) =>
    `As for the rest of your question (${joinWords(labels, 'and')}), let me check and get back to you as soon as I can.`,
  askQuoted: (words) =>
    `As for your question ${joinWords(
      words.map((one) => `“${one}”`),
      'and',
    )}, let me check and get back to you as soon as I can.`,
  askRest: 'As for the rest, let me check and get back to you as soon as I can.',
  askAll: 'Let me check and get back to you as soon as I can.',
}
