import { expect, test } from 'vitest'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { isTold } from '#workflows/domain/proof/alignment/is-told.fixture.ts'

type Case = [note: string, in_: DraftLanguage, reply: string, said: DraftLanguage]

const EARLY = 'Early Check-in je nach Verfügbarkeit möglich.'
const LATE = 'Il check-out posticipato è possibile se la casa è libera.'
const DOGS = 'Hunde müssen im Garten an der Leine geführt werden.'
const CONTRACT = 'Le contrat doit être signé.'
const CAMERA = 'Kamera am Eingang.'
const POOL = 'Los menores solo pueden usar la piscina acompañados por un adulto.'
const TAX = 'Kurtaxe 2 € pro Person, zahlbar mit Karte.'
const CANDLES = 'Kerzen sind im Haus verboten.'
const NOISE = 'Po północy obowiązuje cisza.'
const METER = 'L’elettricità si paga a consumo.'
const ARRIVAL = 'Check-in a partir do meio-dia.'
const DAMAGE = 'Schäden bitte sofort melden.'
const RECEPTION = 'La réception est ouverte à toute heure.'
const FEE = 'Pets: one-off flat fee of 25 €.'
const INVOICE = 'Faktury wysyłamy mailem.'
const TOWELS = 'Handdoeken worden wekelijks vervangen.'
const DISHES = 'Prosimy pozmywać naczynia przed wyjazdem.'
const KEYS = 'Las llaves se entregan en mano.'
const ID = 'Copia del documento via WhatsApp.'
const STAG = 'No stag parties, no hen parties.'
const SHOES = 'Bitte Hausschuhe mitbringen.'
const VISITORS = 'Visiteurs seulement avec autorisation préalable.'
const LOST = 'Lost keys: 80 €.'
const INSURANCE = 'Privathaftpflicht: verpflichtend.'
const FIRE = 'Fogueiras são proibidas.'

test.each<Case>([
  [EARLY, 'de', 'Early check-in is possible, subject to availability.', 'en'],
  [LATE, 'it', 'El check-out tardío es posible según disponibilidad.', 'es'],
  [DOGS, 'de', 'Les chiens doivent être tenus en laisse dans le jardin.', 'fr'],
  [CONTRACT, 'fr', 'The contract must be signed.', 'en'],
  [CAMERA, 'de', 'There is a security camera.', 'en'],
  [POOL, 'es', 'Minors can only use the pool accompanied by an adult.', 'en'],
  [TAX, 'de', 'The tourist tax of 2 € per person is paid by card.', 'en'],
  [CANDLES, 'de', 'Le candele sono vietate in casa.', 'it'],
  [NOISE, 'pl', 'There are quiet hours after midnight.', 'en'],
  ['Check-in dalle 16:00.', 'it', 'You can check in any time from 16:00.', 'en'],
  [METER, 'it', 'Electricity is paid according to consumption.', 'en'],
  [ARRIVAL, 'pt', 'Check-in is from noon.', 'en'],
  [DAMAGE, 'de', 'Please report damage immediately.', 'en'],
  [RECEPTION, 'fr', 'The reception is open at any time.', 'en'],
  [FEE, 'en', 'Haustiere: einmalig pauschal 25 €.', 'de'],
  [INVOICE, 'pl', 'Invoices are sent by email.', 'en'],
  [TOWELS, 'nl', 'The towels are replaced every week.', 'en'],
  [DISHES, 'pl', 'Bitte vor der Abreise das Geschirr spülen.', 'de'],
  [KEYS, 'es', 'The keys are handed over in person.', 'en'],
  [ID, 'it', 'Bitte eine Kopie des Ausweises per WhatsApp.', 'de'],
  [STAG, 'en', 'Junggesellenabschiede sind nicht erlaubt.', 'de'],
  [SHOES, 'de', 'Please bring slippers.', 'en'],
  [VISITORS, 'fr', 'Visitors are welcome only with prior permission.', 'en'],
  [LOST, 'en', 'Bei Schlüsselverlust: 80 €.', 'de'],
  [INSURANCE, 'de', 'Liability insurance is compulsory.', 'en'],
  [FIRE, 'pt', 'No campfires.', 'en'],
])('%s (%s) tells: %s (%s)', (note, noteIn, sentence, saidIn) => {
  expect(isTold([note, noteIn], [sentence, saidIn])).toBe(true)
})

test.each<Case>([
  [EARLY, 'de', 'Early check-in is possible.', 'en'],
  [LATE, 'it', 'El check-out tardío es posible.', 'es'],
  [DOGS, 'de', 'Les chiens doivent porter une muselière dans le jardin.', 'fr'],
  [CONTRACT, 'fr', 'The invoice must be signed.', 'en'],
  [CAMERA, 'de', 'There is a noise sensor.', 'en'],
  [POOL, 'es', 'Minors can only use the pool supervised by an adult.', 'en'],
  [TAX, 'de', 'The tourist tax of 2 € per person is paid by bank transfer.', 'en'],
  [CANDLES, 'de', 'I fuochi d’artificio sono vietati in casa.', 'it'],
  [NOISE, 'pl', 'There are quiet hours until midnight.', 'en'],
  ['Check-in dalle 16:00.', 'it', 'You can check in at any time.', 'en'],
  [METER, 'it', 'Electricity is paid at a flat rate.', 'en'],
  [ARRIVAL, 'pt', 'Check-in is until noon.', 'en'],
  [DAMAGE, 'de', 'Please replace damage immediately.', 'en'],
  [RECEPTION, 'fr', 'The concierge is open at any time.', 'en'],
  [FEE, 'en', 'Haustiere: monatlich pauschal 25 €.', 'de'],
  [INVOICE, 'pl', 'Receipts are sent by email.', 'en'],
  [TOWELS, 'nl', 'The towels are replaced every day.', 'en'],
  [DISHES, 'pl', 'Bitte vor der Abreise die Betten abziehen.', 'de'],
  [KEYS, 'es', 'The keys are sent in person.', 'en'],
  [ID, 'it', 'Bitte eine Kopie des Führerscheins per WhatsApp.', 'de'],
  [STAG, 'en', 'Hochzeiten sind nicht erlaubt.', 'de'],
  [SHOES, 'de', 'Please bring a voucher.', 'en'],
  [VISITORS, 'fr', 'Visitors are welcome.', 'en'],
  [LOST, 'en', 'Ersatzschlüssel: 80 €.', 'de'],
  [INSURANCE, 'de', 'Travel insurance is compulsory.', 'en'],
  [FIRE, 'pt', 'No candles.', 'en'],
])('%s (%s) does not tell: %s (%s)', (note, noteIn, sentence, saidIn) => {
  expect(isTold([note, noteIn], [sentence, saidIn])).toBe(false)
})
