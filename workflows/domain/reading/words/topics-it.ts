import type { TopicWords } from './topic-words.ts'

/** What Italian guests and hosts call things, folded. What one topic has read, the next no longer sees. */
export const topicsIt: TopicWords = {
  toiletPaper: 'carta igienica',
  firewood: 'legna',
  carNeeded:
    "senza (?:la )?macchina, senza (?:l.)?auto, serve la macchina, serve l'auto, serve un'auto, senza macchina, senza auto, automuniti, avere la macchina, avere l'auto, bisogna avere l'auto, serve l'automobile, muoversi senza",
  charging:
    'colonnin*, ricaric*, wallbox, auto elettrica, macchina elettrica, ricaricare, wall box, presa per auto, elettrica',
  extraBed:
    'brandin*, letto aggiunt*, letti aggiunt*, letto extra, letti extra, letto in piu, letti in piu, un altro letto, letto supplementare, materasso in piu, materassino, aggiungere un letto, letto pieghevole, terzo letto, quarto letto',
  view: 'si vede (?:il mare|il lago|la montagna), vede il mare, vista, panorama, affaccio, affaccia, si vede il mare, si vede il lago, vede il mare, vista mare, vista lago, panoramic*, veduta',
  bank: 'bancomat vicino, banca, prelevare, atm, bancomat nei, sportello, prelievo, contanti da prelevare',
  restaurant:
    'ristorant*, trattori*, pizzeri*, mangiare fuori, mangiare, si mangia bene, mangiar bene, cenare, osteri*, locali dove, dove cenare, dove pranzare, pizzeria, trattoria, agriturismo',
  airport:
    "aeroport*, navetta, transfer, prenderci in aeroporto, prenderci all'aeroporto, dall'aeroporto, trasferimento",
  dishwasher: 'lavastoviglie, lavapiatti',
  breadService:
    'servizio pane, pane a domicilio, portate il pane, ordinare il pane, ordinare i panini, pane consegnato',
  laundromat: 'lavanderi*',
  crib: 'culla, culle, lettin* per *, lettino, lettini, lettin*, dormire il (?:neonato|bimbo|bambino|piccolo), dormire la (?:neonata|bimba|bambina|piccola), lettino da campeggio, culletta, lettino da viaggio',
  swimCap: 'cuffi*',
  inflatables: 'gonfiabil*, materassini, canotto',
  market: 'mercato settimanale, mercato, mercatino, mercati',
  skiRoom: 'deposito sci, skiroom, scarponi, lasciare gli sci, riporre gli sci',
  skiBus: 'skibus, navetta per le piste, bus per le piste',
  wifiPassword: 'password*, chiave del wi-fi, chiave wifi, credenziali*',
  access: 'codic* d* *, codic*, cassetta delle chiavi, keybox, lockbox, self check-in, citofono',
  touristTax: 'tass* di soggiorno, imposta di soggiorno, tassa turistica, city tax, tassa comunale',
  coffeeMachine:
    'macchin* del caffe, macchin* per il caffe, macchinetta del caffe, nespresso, moka, caffettier*, macchina da caffe, fare il caffe, si fa il caffe, macchinetta, cialde, bialetti, lavazza',
  washingMachine:
    'lavatric*, lavabiancheria, lavare i panni, fare il bucato, fare la lavatrice, lavare i vestiti, lavare la roba, lavare qualcosa, lavatrici, lavasciuga, fare un lavaggio, bucato',
  hairdryer: 'phon, fon, asciugacapelli',
  dryer: 'asciugatric*, asciugare i panni, asciugare la roba',
  dryingRack: 'stendino, stendibiancheria, stendipanni',
  iron: 'ferro da stiro, asse da stiro, stirare',
  detergent: 'detersiv*',
  airConditioning: 'aria condizionata, climatizza*, condizionator*, clima',
  beachTowels:
    'tel* mare, tel* da mare, asciugaman* da mare, asciugaman* per la piscina, tel* per la piscina, tel* da piscina, asciugaman* da piscina, asciugaman* da spiaggia, tel* da spiaggia',
  towels: 'asciugaman*, telo bagno, teli bagno, salviett*',
  linen:
    'letti (?:sono |gia )*fatti, lenzuol*, biancheria*, copripiumin*, federe, cuscin*, copert[ei], piumin*, piumon*, letti fatti, letti gia fatti, federa, trapunt*, lenzuolin*, coperta',
  bathrooms: 'quanti bagni, due bagni, secondo bagno, bagni',
  highChair: 'seggiolon*',
  beds: 'lett* matrimonial*, lett* singol*, divano letto, divani letto, posti letto, (?<!ho |abbiamo )letto, letti, matrimoniale, letto a castello, materass*, letto francese, matrimoniali',
  extraGuests: 'ospite in piu, ospiti in piu, persona in piu, persone in piu, ospite extra, un altro ospite',
  parking:
    "lasciare la macchina, lasciare l'auto, lasciare la nostra auto, mettere la macchina, macchina, auto parcheggiata, parchegg*, post* auto, posto macchina, posti macchina, garage, box auto, autorimess*, mettere l'auto, parcheggiare, la moto, il camper, posto per (?:due|2|la|una|un|il) (?:auto|macchin*|moto|camper|furgone), lasciare la moto, si parcheggia, posteggi*, posto moto, posto camper",
  luggage:
    'bagagl*, valig*, deposito bagagli, trolley, zain*, borse, borsoni, bagagli, tenerci le, lasciare la roba, deposito valigie, armadietti',
  keys: 'chiav*',
  pool: 'piscin*',
  hotTub: 'idromassaggio, jacuzzi, vasca idromassaggio',
  sauna: 'saun*',
  bathtub: 'vasca da bagno, vasca',
  shower: 'docci*',
  gym: 'palestra',
  microwave: 'microond*, forno a microonde',
  oven: 'forno',
  fridge: 'frigo, frigorifero',
  freezer: 'congelatore, freezer',
  kettle: 'bollitore',
  toaster: 'tostapane',
  hob: 'piano cottura, fornell*, piastra a induzione, induzione',
  dishes: 'stoviglie, pentol*, posate, piatti',
  coffee: 'cialde, capsule, caffe',
  seasonings: 'olio e sale, condimenti',
  kitchen: 'cucina, cucinare, angolo cottura, cucinin*',
  breakfast: 'colazion*',
  meals: 'cena, cene, pranzo, mezza pensione, chef',
  television: 'tv, televis*, netflix, smart tv, tele, televisor*, partita, sky',
  fireplace: 'camin*, caminetto, legna, stufa a legna, stufa a pellet, fuoco',
  heating:
    'riscaldamento*, termosifon*, stuf*, scaldare, scalda, scaldata, riscaldata la casa, caloriferi, calorifero, termo, stufa, pompa di calore, stufetta',
  fan: 'ventilator*',
  wifi: 'wi-fi, wireless, internet, connession*, rete, rete wifi, videochiamat*, segnale internet, banda',
  workspace: 'scrivania, postazione di lavoro, smart working, lavorare da casa',
  pets: 'animal*, cane, cani, cagnolin*, cagnett*, gatt*, labrador, barboncin*, bassotto, quattro zampe, cagnolon*, cagnolino, cagno*, cucciol*, micio, mici, gattin*, pelos*, pet, conigli*, canarino, quattrozampe, bestiol*, bassott*, pincher, golden, pastore tedesco',
  smoking: 'fumar*, fumator*, sigarett*, fumo, svapare, sigaretta elettronica, fumiamo, fumatori, iqos, fumare',
  parties:
    'fest*, party, addio al celibato, addio al nubilato, compleanno, festicciol*, festeggiare, festeggiamo, addio al, laurea, diciottesimo, feste',
  visitors:
    'visitator*, amici a cena, ospiti esterni, invitare, amici a trovarci, venire a trovarci, venirci a trovare, parenti a trovarci, ospiti per cena, amici in visita',
  quietHours:
    'orari di silenzio, silenzio, ore di quiete, orario di quiete, fare rumore, musica, rumore, baccano, casino, stare in silenzio, chiasso, ore di riposo',
  quiet: 'tranquill*, silenzios*, rumoros*',
  cancellation: 'cancell*, annull*, disdi*, disdett*',
  deposit: 'cauzion*, caparra, deposito cauzionale, deposito',
  invoice: 'fattur*, ricevut*, scontrin*',
  payment:
    'pagament*, pagare, bonifico, carta di credito, contanti, bancomat, si paga, come avviene il pagamento, pos, satispay, carta, saldo, acconto, quando si paga, quando paghiamo',
  documents: "document*, carta d'identita, passaport*",
  cleaning: 'puliz*, pulire, pulite, pulisce, puliscono, pulizie finali, pulizia finale, rifanno le camere',
  rubbish:
    "rifiut*, spazzatur*, immondizia, differenziata, pattum*, bidon*, cassonett*, immondizie, plastica, umido, l'umido, ritirano, raccolta, vetro, indifferenziata, isola ecologica, sacchi",
  water: 'acqua del rubinetto, acqua potabile, potabile, acqua calda',
  accessibility:
    'sedia a rotelle, carrozzin*, disabil*, accessibil*, barriere architettoniche, deambulator*, stampelle, carrozzella, disabilita, mobilita ridotta, problemi di mobilita, difficolta motorie, non cammina bene, cammina male, girello, rampa',
  stairs: 'scale, scalin*, gradin*, rampe di scale',
  lift: 'ascensor*',
  floor: 'piano, pianterreno, pian terreno',
  minStay:
    'soggiorno minimo, minimo di notti, notti minime, minimo notti, una notte sola, una sola notte, permanenza minima, solo una notte',
  guests:
    'quante persone, quanti ospiti, in quanti, quanti posti, massimo di ospiti, numero massimo, ci stiamo in, si puo stare in, venire in (?:tre|quattro|cinque|sei|sette|otto|\\d), massimo di persone, capienza, posto per \\d, posto per (?:tre|quattro|cinque|sei|sette|otto), essere in, \\d adulti, ospiti massimo',
  children: 'bambin*, neonat*, bimb*, figli*, bambini piccoli, bimbi, figlioli',
  rooms: 'camer* da letto, quante camere, stanz*, quante stanze, camere',
  size: 'metri quadri, mq, quanto e grande, dimensioni',
  bakery:
    'panetteri*, forn* del paese, fornaio, panificio, pane fresco, comprare il pane, cornett*, brioche, pane, forno per il pane',
  supermarket:
    'supermercat*, alimentari, fare la spesa, spesa, minimarket, conad, esselunga, negozio, negozi, bottega, comprare da mangiare, generi alimentari, fare spesa, market, coop, lidl, eurospin, carrefour, comprare cibo',
  pharmacy: 'farmaci*',
  hospital: 'ospedal*, pronto soccorso',
  doctor: 'medic*, dottor*, guardia medica, pediatra, dentista, medico',
  bar: 'bar',
  beach: 'spiaggi*, mare, lido',
  ski: 'pist* da sci, impianti di risalita, skilift, skipass, sci, sciare, seggiovia',
  centre:
    'centro storico, centro citta, centro, in centro, in paese, in citta, il paese, dal paese, al paese, centro paese, borgo',
  sights: 'cosa vedere, cosa visitare, attrazion*, musei, museo, da visitare',
  playground: 'parco giochi, area giochi, giochi per bambini',
  park: 'parco',
  train: 'stazion*, treno, treni',
  transport:
    'autobus, bus, metro, metropolitana, tram, mezzi pubblici, mezzi, fermat*, corriera, pullman, fermata, traghetto, coi mezzi, ci si muove, muoversi, navetta per',
  taxi: 'taxi',
  bicycles: 'bici, biciclett*',
  directions:
    'come si arriva, come arriv*, come ci si arriva, indicazion*, raggiunger*, come raggiung*, come vi raggiung*, strada per',
  address: "indirizz*, dove si trova, dove siete, dove e la casa, dove e l'appartamento, in che via, dove vi trovate",
  balcony: 'balcon*',
  terrace: 'terrazz*, terrazzin*, veranda, portico, patio, dehors',
  garden: 'giardin*, cortile',
  barbecue: 'barbecue, bbq, grigli*, grigliata, griglia, grigliare, carbonella, brace',
  umbrellas: 'ombrellon*, sdrai*, lettini prendisole',
  safe: 'cassaforte',
  smokeDetector: 'rilevator* di fumo, allarme antincendio',
  fireExtinguisher: 'estintor*',
  firstAid: 'cassetta di pronto soccorso, kit di pronto soccorso, cerotti',
  cameras: 'telecamer*',
  mosquitoes: 'zanzar*, zanzarier*, zanzare',
  toiletries: 'shampoo, sapone, bagnoschiuma, prodotti da bagno',
  contact: 'numero di telefono, telefono, contattar*, recapit*, chiamarvi, chiamarla',
  links: 'link, annuncio, sito',
  price: 'prezz*, tariff*, scont*, preventiv*, quanto costa il soggiorno, quanto costa la casa, quanto viene',
}
