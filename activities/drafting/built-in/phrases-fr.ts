import { joinWords } from './join-words.ts'
import type { Phrases } from './phrases.ts'

export const french: Phrases = {
  greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  opening: () => 'Merci pour votre message !',
  closing: (tone) => (tone === 'formal' ? 'Cordialement,' : 'Bien à vous,'),
  offerHelp: () => 'Comment puis-je vous aider ?',
  thankBack: () => 'Merci à vous, et à bientôt !',
  wifiPassword: (password) => `Le mot de passe du Wi-Fi est ${password}.`,
  doorCode: (code) => `Le code d’entrée est ${code}.`,
  arrivalFits: 'Votre heure d’arrivée convient très bien.',
  newsNoted: 'Merci de m’avoir prévenu : je vérifie et je reviens vers vous dès que possible.',
  sorry: 'Je vous prie de m’excuser pour ce désagrément.',
  askAbout: (labels) =>
    `Concernant ${joinWords(labels, 'et')}, je me renseigne et je reviens vers vous dès que possible.`,
  askMore: (labels) =>
    `Pour le reste de la question (${joinWords(labels, 'et')}), je me renseigne et je reviens vers vous dès que possible.`,
  askQuoted: (words) =>
    `Concernant la question ${joinWords(
      words.map((one) => `« ${one} »`),
      'et',
    )}, je me renseigne et je reviens vers vous dès que possible.`,
  askRest: 'Pour le reste, je me renseigne et je reviens vers vous dès que possible.',
  askAll: 'Je me renseigne et je reviens vers vous dès que possible.',
}
