import { expect, test } from 'vitest'
import { wishesMore } from './subject-wishes.ts'

const THANKS = {
  en: 'Hi Anna,\n\nthank you so much for everything, the house is wonderful and we had a great time. See you soon!',
  it: 'Ciao Anna,\n\ngrazie mille di tutto, la casa è bellissima e siamo stati benissimo. A presto!',
  de: 'Liebe Anna,\n\nvielen Dank für alles, das Haus ist wunderbar. Bis bald!',
  fr: 'Bonjour Anna,\n\nmerci beaucoup pour tout, la maison est magnifique. À bientôt !',
  es: 'Hola Anna,\n\nmuchas gracias por todo, la casa es preciosa. ¡Hasta pronto!',
  nl: 'Hallo Anna,\n\nheel erg bedankt voor alles, het huis is prachtig. Tot gauw!',
  pt: 'Olá Anna,\n\nmuito obrigado por tudo, a casa é maravilhosa. Até breve!',
  pl: 'Dzień dobry Anno,\n\nbardzo dziękuję za wszystko, dom jest piękny. Do zobaczenia!',
}
const more = (subject: string, text: string) => wishesMore({ subject, names: ['Marco Rossi', 'Anna Bianchi'] }, text)

test.each([
  ['Please cancel my booking', THANKS.en],
  ['Please cancel my booking', 'Thanks for everything, see you!'],
  ['One more night', THANKS.en],
  ['The shower is broken', THANKS.en],
  ['We would like to bring our dog', `${THANKS.en}\n\nIs there parking?`],
  ['Please send the invoice', `${THANKS.en}\n\nWhere can we park?`],
  ['We need a cot', 'Hello Anna, what time is check-in?'],
  ['Parking', THANKS.en],
  ['Vorrei disdire la prenotazione', THANKS.it],
  ['Abbiamo bisogno di una culla', THANKS.it],
  ['Saremo in sei', `${THANKS.it}\n\nC'è il wifi?`],
  ['Bitte stornieren Sie unsere Buchung', THANKS.de],
  ['Wir bringen einen Hund mit', THANKS.de],
  ['Annulation de notre réservation', THANKS.fr],
  ['Nous avons besoin d’un lit bébé', THANKS.fr],
  ['Queremos cancelar la reserva', THANKS.es],
  ['Wij willen graag annuleren', THANKS.nl],
  ['Quero cancelar a reserva', THANKS.pt],
  ['Proszę anulować rezerwację', THANKS.pl],
])('%s, above a text that says nothing of it, is more', (subject, text) => {
  expect(more(subject, text)).toBe(true)
})

test.each([
  ['Thank you!', THANKS.en],
  ['Grazie', THANKS.it],
  ['Hello', 'Is there parking near the house?'],
  ['Parking', 'Hello, is there parking near the house? And where do we find the keys?'],
  ['Question about parking', 'Hello Anna, can we park the car at the house?'],
  ['Domanda sul soggiorno', "C'è un parcheggio?"],
  ['Question', 'Is there wifi?'],
  ['Richiesta informazioni', 'Buongiorno, accettate cani?'],
  ['Booking 12-15 June', 'Hello, do you have a cot for our baby?'],
  ['Cancellazione', 'Buongiorno, vorremmo cancellare la prenotazione. Grazie'],
  ['Marco Rossi', 'Buongiorno, a che ora è il check-in?'],
])('%s only says of what the mail is: %s', (subject, text) => {
  expect(more(subject, text)).toBe(false)
})
