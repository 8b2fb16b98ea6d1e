import { expect, test } from 'vitest'
import { findSecrets } from './find-secrets.ts'

/** Figures of a house that stand near a door, a gate or a garage and open nothing. */
const HARMLESS = [
  'Garage in der Trautsongasse, 300 m, Einfahrtshöhe 1,90!',
  'Garagem para 1 carro, entrada 2,20 m de largura e 1,95 de altura.',
  "C'è il cancelletto. Stufa in cucina e termosifoni a gas accesi 6-9 e 16-22.",
  'Garage: strisce blu lun-sab 8-19.30, domenica gratis.',
  'Na garagem: 2 guarda-sóis.',
  'Il portone resta aperto. La tassa di soggiorno è di 2,60 franchi a persona a notte.',
  'Parkeren in de garage kost 7,50 per uur van 9 tot 24 uur.',
  'Estacionamiento para 2 autos, el portón es bajo, 2,10.',
  'Tor bitte schliessen, Laden im Dorf 8-21, sonntags 9-12.',
  'La porta verde è del vicino; carta giovedì, umido lunedì e sabato.',
  'Carregador na garagem pago à parte, 0,30 € o kWh.',
  'Saremo da voi verso le 23.30. Come facciamo a entrare?',
  'We arrive around 23.30. How do we get in?',
  'Arriviamo intorno alle 22.45, la porta è aperta?',
  'Llegamos sobre las 21.30. ¿La puerta está abierta?',
  'Chegamos por volta das 22.15. Como abrimos a porta?',
  'We zijn er rond 22.30. Hoe komen we binnen, met een code?',
  'Przyjedziemy około 22.30. Jak otworzymy drzwi?',
]

/** And the same figures where something names a code. */
const SECRET: [text: string, value: string][] = [
  ['The gate code is 16-22.', '16-22'],
  ['Cancelletto: codice 6-9 e 16-22.', '16-22'],
  ['Garage door PIN 1906.', '1906'],
  ['Wi-Fi: 12 monkeys', '12 monkeys'],
  ['WLAN: 50 Erdbeeren', '50 Erdbeeren'],
  ['Safe: 7 samurai', '7 samurai'],
  ['Tresor Tiefe 19.06', '19.06'],
  ['Wifi : 7 samouraïs', '7 samouraïs'],
  ['Cancello: 3 giri', '3 giri'],
  ['Portone, codice 21,45.', '21,45'],
  ['The gate code is 8-21.', '8-21'],
  ['Wi-Fi: samedi', 'samedi'],
]

test.each(HARMLESS)('nothing is masked in: %s', (text) => {
  expect(findSecrets(text)).toEqual([])
})

test.each(SECRET)('what names a code is a secret: %s', (text, value) => {
  expect(
    findSecrets(text)
      .map((found) => found.value)
      .join(' '),
  ).toContain(value)
})
