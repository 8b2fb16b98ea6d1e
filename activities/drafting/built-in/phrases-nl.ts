import { joinWords } from './join-words.ts'
import type { Phrases } from './phrases.ts'

export const dutch: Phrases = {
  greeting: (name, tone) =>
    tone === 'formal' ? (name ? `Beste ${name},` : 'Goedendag,') : name ? `Hallo ${name},` : 'Hallo,',
  opening: (tone) => (tone === 'formal' ? 'Hartelijk dank voor uw bericht.' : 'Bedankt voor je bericht!'),
  closing: (tone) => (tone === 'formal' ? 'Met vriendelijke groet,' : 'Hartelijke groeten,'),
  offerHelp: (tone) => (tone === 'formal' ? 'Waarmee kan ik u helpen?' : 'Waarmee kan ik je helpen?'),
  thankBack: () => 'Graag gedaan, en tot snel!',
  wifiPassword: (password) => `Het wifi-wachtwoord is ${password}.`,
  doorCode: (code) => `De code van de deur is ${code}.`,
  arrivalFits: 'De aankomsttijd komt goed uit.',
  newsNoted: 'Bedankt voor het doorgeven: ik vraag het na en laat het zo snel mogelijk weten.',
  sorry: 'Het spijt me van het ongemak.',
  askAbout: (labels) =>
    `Wat betreft ${joinWords(labels, 'en')}: dat vraag ik na en ik laat het zo snel mogelijk weten.`,
  askMore: (labels) =>
    `Wat de rest van de vraag betreft (${joinWords(labels, 'en')}): dat vraag ik na en ik laat het zo snel mogelijk weten.`,
  askQuoted: (words) =>
    `Wat betreft de vraag ${joinWords(
      words.map((one) => `‘${one}’`),
      'en',
    )}: dat vraag ik na en ik laat het zo snel mogelijk weten.`,
  askRest: 'De rest vraag ik na en ik laat het zo snel mogelijk weten.',
  askAll: 'Dat vraag ik na en ik laat het zo snel mogelijk weten.',
}
