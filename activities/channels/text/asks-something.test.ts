import { expect, test } from 'vitest'
import { asksSomething } from './asks-something.ts'

test.each([
  'Vorrei sapere se la casa è libera',
  'please tell me the door code',
  'Ich hätte gern das Haus vom 3. bis 5. Mai.',
  'Je voudrais savoir si la maison est libre',
  'Quisiera reservar del 3 al 5 de mayo',
  'Graag zou ik willen weten of het huis vrij is',
  'Gostaria de saber se a casa está livre',
  'Chciałbym wiedzieć, czy dom jest wolny',
  'We would like to stay from May 3 to 5.',
  'Let us know if you have a cot.',
  'Fateci sapere se avete un lettino',
  'We would like to inform you that we arrive at 23:30.',
  'Vorremmo una visita della casa',
  'Är huset ledigt?',
  '家は空いていますか？',
])('a guest asks: %s', (text) => {
  expect(asksSomething(text)).toBe(true)
})

test.each([
  'Offerte di novembre: tutto a metà prezzo.',
  'La fattura di novembre è pronta.',
  'Your invoice is ready. Please do not reply to this email. If you need help, contact us.',
  'Please visit our shop for the latest offers.',
  'We would like to inform you that our terms have changed.',
  'Gentilmente non rispondere a questa email. Vi informiamo che abbiamo aggiornato la privacy policy.',
  'Bitte antworten Sie nicht auf diese E-Mail. Wir möchten Sie informieren, dass sich unsere AGB ändern.',
  'Merci de ne pas répondre à ce message. Nous souhaitons vous informer que votre facture est prête.',
  'Por favor, no responda a este correo. Queremos informarle de que su factura está lista.',
  'Approfitta degli sconti: prenota ora il tuo weekend con parcheggio gratis e colazione inclusa.',
  'Details',
  'Payout sent',
  'Your receipt: https://shop.test/receipt?id=8',
  'Ihre Anfrage (48291) ist eingegangen.\n\nUm etwas hinzuzufügen, antworten Sie auf diese E-Mail.',
  '##- Bitte geben Sie Ihre Antwort über dieser Zeile ein. -##\n\nIhre Anfrage (48291) ist eingegangen.',
])('a machine tells: %s', (text) => {
  expect(asksSomething(text)).toBe(false)
})
