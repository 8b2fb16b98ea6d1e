import { joinWords } from './join-words.ts'
import type { Phrases } from './phrases.ts'

export const polish: Phrases = {
  greeting: (name, tone) =>
    tone === 'formal' ? (name ? `Dzień dobry, ${name},` : 'Dzień dobry,') : name ? `Cześć ${name},` : 'Dzień dobry,',
  opening: () => 'Dziękuję za wiadomość!',
  closing: (tone) => (tone === 'formal' ? 'Z poważaniem' : 'Serdecznie pozdrawiam'),
  offerHelp: () => 'W czym mogę pomóc?',
  thankBack: () => 'Dziękuję i do zobaczenia!',
  wifiPassword: (password) => `Hasło do Wi-Fi to ${password}.`,
  doorCode: (code) => `Kod do drzwi to ${code}.`,
  arrivalFits: 'Godzina przyjazdu bardzo nam odpowiada.',
  newsNoted: 'Dziękuję za informację: sprawdzę to i odpowiem najszybciej, jak to możliwe.',
  sorry: 'Bardzo przepraszam za niedogodności.',
  askAbout: (labels) => `To sprawdzę i odpowiem najszybciej, jak to możliwe: ${joinWords(labels, 'i')}.`,
  askMore: (labels) => `Resztę pytania (${joinWords(labels, 'i')}) sprawdzę i odpowiem najszybciej, jak to możliwe.`,
  askQuoted: (words) =>
    `Pytanie ${joinWords(
      words.map((one) => `„${one}”`),
      'i',
    )} sprawdzę i odpowiem najszybciej, jak to możliwe.`,
  askRest: 'Resztę sprawdzę i odpowiem najszybciej, jak to możliwe.',
  askAll: 'Sprawdzę to i odpowiem najszybciej, jak to możliwe.',
}
