import { joinWords } from './join-words.ts'
import type { Phrases } from './phrases.ts'

export const portuguese: Phrases = {
  greeting: (name, tone) =>
    tone === 'formal' ? (name ? `Bom dia, ${name},` : 'Bom dia,') : name ? `Olá ${name},` : 'Olá,',
  opening: () => 'Obrigado pela sua mensagem!',
  closing: (tone) => (tone === 'formal' ? 'Com os melhores cumprimentos,' : 'Cumprimentos,'),
  offerHelp: () => 'Em que posso ajudar?',
  thankBack: () => 'Obrigado e até breve!',
  wifiPassword: (password) => `A palavra-passe do Wi-Fi é ${password}.`,
  doorCode: (code) => `O código para entrar é ${code}.`,
  arrivalFits: 'A hora de chegada está ótima.',
  newsNoted: 'Obrigado por avisar: vou verificar e respondo logo que possível.',
  sorry: 'Lamento muito o incómodo.',
  askAbout: (labels) => `Quanto a isto, vou informar-me e respondo logo que possível: ${joinWords(labels, 'e')}.`,
  askMore: (labels) =>
    `Quanto ao resto da pergunta (${joinWords(labels, 'e')}), vou informar-me e respondo logo que possível.`,
  askQuoted: (words) =>
    `Quanto à pergunta ${joinWords(
      words.map((one) => `«${one}»`),
      'e',
    )}, vou informar-me e respondo logo que possível.`,
  askRest: 'Quanto ao resto, vou informar-me e respondo logo que possível.',
  askAll: 'Vou informar-me e respondo logo que possível.',
}
