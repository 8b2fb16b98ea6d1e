import { joinWords } from './join-words.ts'
import type { Phrases } from './phrases.ts'

export const italian: Phrases = {
  greeting: (name, tone) =>
    tone === 'formal' ? (name ? `Gentile ${name},` : 'Buongiorno,') : name ? `Ciao ${name},` : 'Ciao,',
  opening: () => 'grazie per il messaggio!',
  closing: (tone) => (tone === 'formal' ? 'Cordiali saluti' : 'Un caro saluto'),
  offerHelp: (tone) => (tone === 'formal' ? 'come posso aiutarLa?' : 'come posso aiutarti?'),
  thankBack: (tone) => (tone === 'formal' ? 'grazie a Lei, a presto!' : 'grazie a te, a presto!'),
  wifiPassword: (password) => `La password del Wi-Fi è ${password}.`,
  doorCode: (code) => `Il codice per entrare è ${code}.`,
  arrivalFits: 'L’orario di arrivo va bene.',
  newsNoted: 'Grazie per avermi avvisato: verifico e rispondo appena possibile.',
  sorry: 'Mi dispiace per il disagio.',
  askAbout: (labels) => `Per quanto riguarda ${joinWords(labels, 'e')}, mi informo e rispondo appena possibile.`,
  askMore: (labels) => `Il resto della domanda (${joinWords(labels, 'e')}) lo verifico e rispondo appena possibile.`,
  askQuoted: (words) =>
    `Sulla domanda ${joinWords(
      words.map((one) => `«${one}»`),
      'e',
    )} mi informo e rispondo appena possibile.`,
  askRest: 'Sul resto mi informo e rispondo appena possibile.',
  askAll: 'Mi informo e rispondo appena possibile.',
}
