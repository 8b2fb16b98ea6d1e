import { describe, expect, it } from 'vitest'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { isTold } from '#workflows/domain/proof/alignment/is-told.fixture.ts'

type Case = [note: string, noteIn: DraftLanguage, reply: string, replyIn: DraftLanguage, lie: string]

/** The note, what is true of it in another language, and what is not by one word. */
const CASES: Case[] = [
  ['Die Leiter ist steuerbord.', 'de', 'The ladder is on the starboard side.', 'en', 'The ladder is on the port side.'],
  [
    'Life jackets are in the boathouse.',
    'en',
    'Die Schwimmwesten sind im Bootshaus.',
    'de',
    'Die Schwimmwesten sind im Schuppen.',
  ],
  ['Le canoë est sur le ponton.', 'fr', 'The canoe is on the jetty.', 'en', 'The kayak is on the jetty.'],
  ['Le pagaie sono in cantina.', 'it', 'The paddles are in the cellar.', 'en', 'The paddles are in the garage.'],
  [
    'Gasgrill auf der Terrasse.',
    'de',
    'Il y a un barbecue à gaz sur la terrasse.',
    'fr',
    'Il y a un barbecue à charbon sur la terrasse.',
  ],
  [
    'El riego del jardín es automático, el jardinero viene los lunes.',
    'es',
    'The gardener comes on Mondays.',
    'en',
    'The gardener comes on Fridays.',
  ],
  [
    'Sdraio in spiaggia: 20 € al giorno.',
    'it',
    'Liegestühle am Strand: 20 € pro Tag.',
    'de',
    'Liegestühle am Strand: 20 € pro Stunde.',
  ],
  ['Tiefgarage, Einfahrtshöhe 1,90 m.', 'de', 'C’è un parcheggio sotterraneo.', 'it', 'C’è un parcheggio in strada.'],
  ['Parken nur mit Parkscheibe.', 'de', 'Parking only with a parking disc.', 'en', 'Parking only with a permit.'],
  [
    'At the roundabout turn right, then follow the gravel track.',
    'en',
    'Alla rotonda girate a destra.',
    'it',
    'Alla rotonda girate a sinistra.',
  ],
  ['Der Schotterweg ist steil.', 'de', 'The gravel track is steep.', 'en', 'The gravel track is slippery.'],
  [
    'Petrol station 3 km, cash machine in the village.',
    'en',
    'La gasolinera está a 3 km.',
    'es',
    'La panadería está a 3 km.',
  ],
  ['Tramhalte 200 m, lijn 5.', 'nl', 'The tram stop is 200 m away.', 'en', 'The tram stop is 500 m away.'],
  ['Fähre alle 30 Minuten.', 'de', 'Il traghetto passa ogni 30 minuti.', 'it', 'Il traghetto passa ogni 20 minuti.'],
  [
    'Bäcker um die Ecke, Metzger gegenüber.',
    'de',
    'The butcher is across the road.',
    'en',
    'The butcher is round the corner.',
  ],
  [
    'Fromager et boucher au village, marché le jeudi.',
    'fr',
    'There is a butcher in the village.',
    'en',
    'There is a fishmonger in the village.',
  ],
  [
    'Pranchas de paddle 10 € por hora.',
    'pt',
    'Paddle boards are 10 € per hour.',
    'en',
    'Paddle boards are 10 € per day.',
  ],
  [
    'Tap water is safe to drink.',
    'en',
    'Das Leitungswasser ist trinkbar.',
    'de',
    'Das Leitungswasser ist nicht trinkbar.',
  ],
  ['Het kraanwater is niet drinkbaar.', 'nl', 'Tap water is not drinkable.', 'en', 'Tap water is drinkable.'],
  [
    'Frische Eier vom Bauernhof.',
    'de',
    'There are fresh eggs from the farm.',
    'en',
    'There is fresh milk from the farm.',
  ],
  ['Le château est à 2 km.', 'fr', 'Zamek jest 2 km od domu.', 'pl', 'Kościół jest 2 km od domu.'],
  [
    'Moskitiery w oknach, komary tylko latem.',
    'pl',
    'Es gibt Mücken nur im Sommer.',
    'de',
    'Es gibt Wespen nur im Sommer.',
  ],
  [
    'Nuotare nel canale è vietato.',
    'it',
    'Swimming in the canal is not allowed.',
    'en',
    'Swimming in the canal is allowed.',
  ],
  ['Schlitten im Schuppen.', 'de', 'The sledges are in the shed.', 'en', 'The snowshoes are in the shed.'],
  [
    'Cathedral 300 m, museum 500 m (closed on Mondays).',
    'en',
    'Muzeum jest 500 m od domu, w poniedziałki jest zamknięte.',
    'pl',
    'Muzeum jest 300 m od domu.',
  ],
  [
    'Dentist and vet in the village.',
    'en',
    'Im Dorf gibt es einen Tierarzt.',
    'de',
    'Im Dorf gibt es einen Kinderarzt.',
  ],
  [
    'E-bikes à louer, 25 € par jour.',
    'fr',
    'E-bikes can be hired for 25 € a day.',
    'en',
    'Mountain bikes can be hired for 25 € a day.',
  ],
  ['A estrada é de terra batida.', 'pt', 'The road is unpaved.', 'en', 'The road is paved.'],
  [
    'Schneeketten sind im Winter Pflicht.',
    'de',
    'Snow chains are compulsory in winter.',
    'en',
    'Winter tyres are compulsory in winter.',
  ],
  [
    'Seilbahn-Talstation 400 m.',
    'de',
    'The valley station of the cable car is 400 m away.',
    'en',
    'The ski lift is 400 m away.',
  ],
  ['La marina dista 500 m, il pontile è privato.', 'it', 'The jetty is private.', 'en', 'The jetty is public.'],
  [
    'Poolalarm bitte immer einschalten, Abdeckung im Schuppen.',
    'de',
    'The pool cover is in the shed.',
    'en',
    'The parasol is in the shed.',
  ],
  ['Gallinas en la granja.', 'es', 'Es gibt Hühner auf dem Bauernhof.', 'de', 'Es gibt Ziegen auf dem Bauernhof.'],
  ['Church bells from 6 am.', 'en', 'Glocken ab 6 Uhr.', 'de', 'Gänse ab 6 Uhr.'],
  [
    'Parkeren op straat, parkeermeter tot 21:00.',
    'nl',
    'The parking meter runs until 9 pm.',
    'en',
    'The parking meter runs until 7 pm.',
  ],
  ['Remolques permitidos.', 'es', 'Trailers are allowed.', 'en', 'Caravans are allowed.'],
  ['Busbahnhof 300 m.', 'de', 'A rodoviária fica a 300 m.', 'pt', 'O elétrico fica a 300 m.'],
  [
    'Bankomat im Dorf.',
    'de',
    'Il y a un distributeur de billets au village.',
    'fr',
    'Il y a une station-service au village.',
  ],
  ['Wypożyczalnia rowerów 300 m.', 'pl', 'Bike hire is 300 m away.', 'en', 'The ski hire is 300 m away.'],
  ['Kein Rettungsschwimmer.', 'de', 'There is no lifeguard.', 'en', 'There is a lifeguard.'],
  [
    'Spiaggia di sabbia a 300 m.',
    'it',
    'Der Sandstrand ist 300 m entfernt.',
    'de',
    'Der Kiesstrand ist 300 m entfernt.',
  ],
  ['Playa para perros a 2 km.', 'es', 'The dog beach is 2 km away.', 'en', 'The nudist beach is 2 km away.'],
  [
    'Fresh croissants and homemade jam at breakfast.',
    'en',
    'Marmellata fatta in casa a colazione.',
    'it',
    'Miele fatto in casa a colazione.',
  ],
  ['Restauracja jest wegetariańska.', 'pl', 'The restaurant is vegetarian.', 'en', 'The restaurant is vegan.'],
  ['Zecken im Wald, bitte Schuhe tragen.', 'de', 'Ci sono zecche nel bosco.', 'it', 'Ci sono vipere nel bosco.'],
  ['Les voisins sont bruyants.', 'fr', 'The neighbours are noisy.', 'en', 'The neighbours are dangerous.'],
  ['Obras en la calle hasta las 18:00.', 'es', 'There are roadworks until 6 pm.', 'en', 'There is music until 6 pm.'],
  [
    'Sauna: Aufguss nur mit Kelle.',
    'de',
    'The infusion only with the ladle.',
    'en',
    'The infusion only with the hose.',
  ],
  [
    'Wallbox in der Tiefgarage, Ladekabel mitbringen.',
    'de',
    'The charging point is in the underground car park.',
    'en',
    'The charging point is in the street.',
  ],
  [
    'The track is bumpy, a four-wheel drive is not needed.',
    'en',
    'Le chemin de terre est cahoteux.',
    'fr',
    'Le chemin de terre est goudronné.',
  ],
  ['La piscina è poco profonda.', 'it', 'The pool is shallow.', 'en', 'The pool is deep.'],
]

describe('what is outside the four walls is the same in every language', () => {
  it.each(CASES)('%s (%s): %s', (note, noteIn, reply, replyIn) => {
    expect(isTold([note, noteIn], [reply, replyIn])).toBe(true)
  })
})

describe('another thing outside is another in every language', () => {
  it.each(CASES.map(([note, noteIn, , replyIn, lie]): Case => [note, noteIn, lie, replyIn, '']))(
    '%s (%s): %s',
    (note, noteIn, lie, replyIn) => {
      expect(isTold([note, noteIn], [lie, replyIn])).toBe(false)
    },
  )
})
