import { expect, test } from 'vitest'
import { sayFact } from '#workflows/domain/facts/say/say-fact.ts'
import { readText } from './read-text.ts'

const read = (text: string) => readText(text, { kind: 'note', name: 'additionalInfo' })
const said = (text: string) => read(text).map((fact) => sayFact(fact, 'en') ?? `${fact.key}: not said`)

test.each<[string, string[]]>([
  [
    'Bettwäsche u. Handtücher inkl.',
    ['The bed linen is included in the price.', 'The towels are included in the price.'],
  ],
  ['toalhas incl., lençóis tb', ['The towels are included in the price.', 'The bed linen is included in the price.']],
  ['geladeira sim, micro-ondas n há', ['There is no microwave.']],
  [
    'Bäckerei tgl. 6-12 Uhr, So zu',
    ['The nearest bakery is open from 6:00 to 12:00.', 'The nearest bakery is closed on Sunday.'],
  ],
  [
    'Edeka ist 300 m entfernt, 7-21, So 8-11',
    [
      'The nearest supermarket is open from 7:00 to 21:00.',
      'The nearest supermarket is open from 8:00 to 11:00, on Sunday.',
    ],
  ],
  ['Albert Heijn 200 m, ma-za 8-22, zo 10-18', ['The nearest supermarket is open from 10:00 to 18:00, on Sunday.']],
  ['sklep Biedronka 200 m, nd zamknięte', ['The nearest supermarket is closed on Sunday.']],
  ['shop 1 mile, 8am-9pm daily', ['The nearest supermarket is open from 8:00 to 21:00.']],
  [
    'cleaning every day except Sunday, included',
    ['The final cleaning is included in the price, on Monday, Tuesday, Wednesday, Thursday, Friday, Saturday.'],
  ],
  ['max. 5 Pers.', ['The home takes at most 5 guests.']],
  ['w domku maks. 6 os.', ['The home takes at most 6 guests.']],
  ['max 5 pers. bébé compris', ['The home takes at most 5 guests.']],
  ['Schlüsselübergabe persönlich, bis spätestens 21 Uhr', ['Check-in is until 21:00.']],
  [
    'entrega de llaves hasta las 21h, después 25 euros',
    ['Late arrival is possible, from 21:00.', 'Late arrival costs €25, from 21:00.'],
  ],
  ['Ortstaxe ist im Preis drin', ['The tourist tax is included in the price.']],
  ['carte no. tassa di soggiorno inclusa', ['The tourist tax is included in the price.']],
  ['kaucja 200 zł, zwrot przy wyjeździe', ['The deposit is returned on check-out.']],
  [
    'Kaution 100 Euro, zurück bei Abreise wenn nichts kaputt ist',
    ['The deposit is returned on check-out, if nothing is damaged.'],
  ],
  ['soffitto basso in mansarda, 1,80 m', ['In places the ceiling is only 1.8 m high.']],
  ['Stehhöhe im Wohnwagen nur 1,88 m!!', ['In places the ceiling is only 1.88 m high.']],
  ['we have 2 donkeys, hens and some goats', ['Donkeys, goats and chickens live here.']],
  ['con auto solo per scaricare, dalle 8 alle 10', ['You can drive up to unload from 8:00 to 10:00.']],
  ['el agua del grifo no es apta para beber', ['Please do not drink the tap water.']],
  ["l'eau vient de la source, elle est potable", ['The tap water is safe to drink.']],
  ['alberca de 10x5 m, no tiene reja', ['The pool is not fenced.']],
  ['lenzuola e asciugamani inclusi, da mare no', ['The beach towels are not included in the price.']],
  ['castle 15 mins by car, beach 25 mins', ['The nearest beach is 25 minutes away.']],
  [
    'La boulangerie ouvre à 7h00 et elle est fermée le mercredi.',
    [
      'The nearest bakery opens at 7:00, on Monday, Tuesday, Thursday, Friday, Saturday, Sunday.',
      'The nearest bakery is closed on Wednesday.',
    ],
  ],
  ['keine Klimaanlage, Ventilator ja und zwar ein guter', ['There is no air conditioning.', 'There is a fan.']],
  ['sauna is shared with the neighbours', ['There is a sauna.']],
  ['las bicicletas son de mi hermano y las presta', ['There are bicycles.']],
  ['village shop opens 9 to 5', ['The nearest supermarket is open from 9:00 to 17:00.']],
  [
    'Einkaufen: Denner 400 m, Mo–Sa 8.00–12.00 und 14.00–19.00, So geschlossen',
    [
      'The nearest supermarket is open from 14:00 to 19:00, on Monday, Tuesday, Wednesday, Thursday, Friday, Saturday.',
      'The nearest supermarket is closed on Sunday.',
    ],
  ],
  ['Heating is on from 5 until 11 at night', ['The heating can be used from 17:00 to 23:00.']],
  ['Fahrräder CHF 20.– pro Tag', ['The bicycles cost 20 CHF per day.']],
])('read as a host writes it: %s', (note, sentences) => {
  const all = said(note)
  for (const sentence of sentences) expect(all).toContain(sentence)
})

test.each<[string, RegExp]>([
  ['Anna meets you, no key box', /from a key box/],
  ['sleutelkluisje hebben we niet', /from a key box/],
  ['Heating is oil, on a timer', /oil, salt/],
  ['stove in the sitting room: first basket of turf free, then €5', /hob/],
  ['lenzuola e asciugamani inclusi, da mare no', /beach nearby/],
  ['roupa de cama incluída, de piscina não', /no pool/],
  ['obras ao lado, barulho das 8h às 17h', /quiet/i],
  ['ins WC NUR Klopapier', /toilet paper/i],
  ['poêle : ne pas laisser les enfants l’allumer', /children are welcome|not suitable/i],
  ['kids can collect the eggs at 9', /children are welcome/i],
  ['on peut monter les bagages avec le quad, 10 € le trajet', /(?:leave|leaving) (?:your )?luggage/i],
  ['2 Kabinen mit je 1 Doppelbett', /one double bed/],
  ['máquina de café (cápsulas)', /coffee is included/i],
  ['tanque de rega, não é piscina', /there is a pool/i],
  ['Please do NOT feed the donkeys', /live here/],
  ['cant store luggage, the shop keeps bags for €7 a day', /you can leave your luggage/i],
  ["I due kayak si possono usare dalle 8:00 alle 19:00; i giubbotti sono accanto all'ingresso.", /check-in/i],
  ['La Migros è a 600 metri: chiude alle 18:30 e la domenica non apre.', /opens at/],
  ['La boulangerie ouvre à 7h00 et elle est fermée le mercredi.', /closes at/],
  ['Der Pool hinterm Zaun gehört dem Nachbarn.', /is a pool/],
  ['La lavatrice in garage è di mia zia.', /is a washing machine/],
  ["there's a tumble dryer downstairs but it's ours", /is a tumble/],
  ['o micro-ondas é do vizinho', /is a microwave/],
  ['la douche du camping est à 50 m', /is a shower/],
  ['Suszarka nie jest dla gości.', /is a tumble/],
  ['the sauna is just for show', /is a sauna/],
  ['Der Kamin ist nur zur Zierde.', /is a fireplace/],
  ['el horno está, pero desconectado', /is an oven/],
  ['micro-ondes HS', /is a microwave/],
  ['Föhn und Toaster bitte zu Hause lassen.', /is a (?:hairdryer|toaster)/],
  ['lave-vaisselle : c’est vous', /is a dishwasher/],
  ['afwasmachine ben jij', /is a dishwasher/],
  ['o vidro da varanda está partido, o da sala da piscina não', /no (?:pool|balcony)/i],
  ['cancelletto sulle scale non c’è', /no stairs/i],
  ['gatos sim, mas na piscina não', /no pool/i],
  ['de lamp van de oven is kapot', /no oven/i],
  ['bus station 10 min on foot', /train station/],
  ['la stazione dei carabinieri è a 300 m', /train station/],
  ['Feuerwehrstation 200 m, Tankstelle 1 km', /train station/],
  ['estación de autobuses a 15 minutos andando', /train station/],
  ['hire bike station 80 m, first hour free', /train station|bicycles/],
  ['tram 5 vor der Tür bis zum Bahnhof ca 20 min', /20 min/],
  ['le bus 12 va à la gare toutes les 10 minutes', /station is 10/],
  ['the bus takes 25 minutes to the city', /stop is 25/],
  ['onibus no ponto da esquina, uns 50 min até o centro', /stop is 50/],
  ['we cook on a gas hob with grill, oven and a small fridge', /barbecue/],
  ['nel prato due lettini e un ombrellone', /cot/],
  ['ogrzewanie: koza w kuchni', /goats/i],
  ['lift to the slopes 300 m', /there is a lift/i],
  ['baignoire pour bébé sur demande', /bathtub/],
  ['réservation 30 € la soirée', /parties/i],
  ['two bars of signal by the window', /bar or caf/i],
  ['Wasserdruck muss bei 1,5 bar liegen', /bar or caf/i],
  ['macelleria 200 m, aperta 8-13', /supermarket/],
  ['réseau au parking avec orange, free capte mal', /free of charge/],
  ['Brennholz: erster Korb gratis, danach 6 Euro', /€6|free of charge/],
  ['e-bikes a 15 euro per mezza giornata', /€15/],
  ['Hunde 10 € pro Aufenthalt pro Tier', /€10/],
  ['the tap of the bath is broken', /bathtub/],
  ['Edeka 300 m, 7 bis 21 Uhr; Flohmarkt am Samstag bis 14', /14:00|Saturday/],
  ['shop open Wednesdays until 1 and Sundays 10 to 12', /10:00/],
  ['Supermarket, Sat until 1', /1:00/],
  ['Denner 400 m, So geschlossen', /is closed\.$/],
  ['grocery store 7-8', /open from/],
  ['le marché a lieu tous les jours, le plus grand le vendredi', /on Friday/],
])('never read for what it does not say: %s', (note, wrong) => {
  expect(said(note).join(' ')).not.toMatch(wrong)
})

test('a sentence ends where a host goes on in lower case, and not behind a word cut short', () => {
  expect(read('carte no. tassa di soggiorno inclusa').map(({ sentence }) => sentence)).toContain(
    'tassa di soggiorno inclusa',
  )
  expect(new Set(read('Parken max. zwei Autos, Frühstück inkl. Kaffee').map(({ sentence }) => sentence)).size).toBe(1)
})
