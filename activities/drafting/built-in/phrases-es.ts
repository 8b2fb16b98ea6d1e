import { joinWords } from './join-words.ts'
import type { Phrases } from './phrases.ts'

export const spanish: Phrases = {
  greeting: (name, tone) =>
    tone === 'formal' ? (name ? `Buenos días, ${name}:` : 'Buenos días:') : name ? `Hola, ${name}:` : 'Hola:',
  opening: (tone) => (tone === 'formal' ? 'Gracias por su mensaje.' : '¡Gracias por tu mensaje!'),
  closing: (tone) => (tone === 'formal' ? 'Un cordial saludo,' : 'Un saludo,'),
  offerHelp: (tone) => (tone === 'formal' ? '¿En qué puedo ayudarle?' : '¿En qué puedo ayudarte?'),
  thankBack: (tone) => (tone === 'formal' ? '¡Gracias a usted y hasta pronto!' : '¡Gracias a ti y hasta pronto!'),
  wifiPassword: (password) => `La contraseña del wifi es ${password}.`,
  doorCode: (code) => `El código para entrar es ${code}.`,
  arrivalFits: 'La hora de llegada va muy bien.',
  newsNoted: 'Gracias por avisar: lo consulto y respondo lo antes posible.',
  sorry: 'Siento mucho las molestias.',
  askAbout: (labels) => `Sobre ${joinWords(labels, 'y')}, me informo y respondo lo antes posible.`,
  askMore: (labels) =>
    `Sobre el resto de la pregunta (${joinWords(labels, 'y')}), me informo y respondo lo antes posible.`,
  askQuoted: (words) =>
    `Sobre la pregunta ${joinWords(
      words.map((one) => `«${one}»`),
      'y',
    )}, me informo y respondo lo antes posible.`,
  askRest: 'En cuanto a lo demás, me informo y respondo lo antes posible.',
  askAll: 'Me informo y respondo lo antes posible.',
}
