import { expect, test } from 'vitest'
import { isDisclaimer, isSentBecause, mayHoldDisclaimer } from './disclaimer.ts'

test('a question to whom a mail is not for is none of the guest’s, however much stands before it', () => {
  const notice =
    'Dit bericht is vertrouwelijk en uitsluitend bestemd voor de geadresseerde. Indien u dit bericht ten onrechte heeft ontvangen, wilt u dan de afzender informeren en het bericht verwijderen?'
  expect(isDisclaimer([notice])).toBe(true)
  expect(isDisclaimer([notice, 'Is er een parkeerplaats?'])).toBe(false)
})

test('a long paragraph without a full stop is judged once from end to end', () => {
  const lines = Array.from({ length: 60_000 }, (_, at) => `arriviamo con la macchina nella settimana ${at}`)
  const before = process.cpuUsage()
  expect(isDisclaimer(lines)).toBe(false)
  const { user } = process.cpuUsage(before)
  // 0.02 s; looked at anew from each of its characters, 2 s.
  expect(user / 1e6).toBeLessThan(0.5)
})

test.each([
  'You are receiving this e-mail because you stayed with us',
  'You have received this message since you asked for it',
  'You get this mail because you are a guest',
  'Ricevi questa e-mail perché sei iscritto',
  'Hai ricevuto questo messaggio in quanto ospite',
  'Sie erhalten diese E-Mail, weil Sie gebucht haben',
  'Du hast diese Nachricht, da du gebucht hast',
  'Sie haben diese Mail, weil Sie gebucht haben',
  'Vous recevez cet e-mail car vous êtes client',
  'Vous avez reçu ce message parce que vous êtes client',
  'Tu reçois ce courriel car tu es client',
  'Recibes este correo porque te has suscrito',
  'Ha recibido este mensaje ya que es cliente',
  'Je ontvangt deze e-mail omdat je gast bent',
  'U heeft dit bericht omdat u gast bent',
  'U hebt deze mail want u bent gast',
  'Recebeu esta mensagem porque é cliente',
  'Está a receber este e-mail pois é cliente',
  'Otrzymujesz tę wiadomość, ponieważ jesteś gościem',
  '~~//~~',
])('%s: lines that say why they were sent are looked at, whatever stands above them', (line) => {
  expect(isSentBecause(line)).toBe(true)
  expect(mayHoldDisclaimer(['Arriviamo alle 18.', '', line])).toBe(true)
  expect(mayHoldDisclaimer(['Arriviamo alle 18.'])).toBe(false)
})
