import { oneOrMore, type Sayings } from '#workflows/domain/facts/say/speech.ts'

/** 'Alle 15:00', but 'all'1:00'. */
const hour = (time: string) => /^0?1:/.test(time)
const from = (time: string) => (hour(time) ? `dall'${time}` : `dalle ${time}`)
const until = (time: string) => (hour(time) ? `fino all'${time}` : `fino alle ${time}`)
const by = (time: string) => (hour(time) ? `entro l'${time}` : `entro le ${time}`)

export const SAYINGS_IT: Sayings = {
  houseAnimals: { kinds: (x) => `qui vivono ${x}` },
  headroom: { height: (x) => `in alcuni punti il soffitto è alto solo ${x} m` },
  unloading: {
    allowed: [
      'si può arrivare in auto fino a casa per scaricare',
      'non si può arrivare in auto fino a casa per scaricare',
    ],
    hours: (f, t) => `per scaricare si può arrivare in auto dalle ${f} alle ${t}`,
  },
  shower: {
    isLevel: ['la doccia è a filo pavimento', 'la doccia non è a filo pavimento'],
    hasSeat: ["nella doccia c'è un sedile", "nella doccia non c'è un sedile"],
  },
  barbecue: {
    isGas: ['il barbecue è a gas', 'il barbecue non è a gas'],
    isCharcoal: ['il barbecue è a carbone', 'il barbecue non è a carbone'],
    charcoalIncluded: ['il carbone per il barbecue è fornito', 'il carbone per il barbecue va portato da voi'],
  },
  swimCap: { needed: ['in piscina la cuffia è obbligatoria', 'in piscina la cuffia non è obbligatoria'] },
  inflatables: { allowed: ['in piscina i gonfiabili sono ammessi', 'in piscina i gonfiabili non sono ammessi'] },
  breadService: { orderUntil: (time) => `il pane e i panini si ordinano entro le ${time}` },
  checkIn: {
    from: (time) => `il check-in è possibile ${from(time)}`,
    until: (time) => `il check-in è possibile ${until(time)}`,
    isSelf: ['il check-in si fa in autonomia', 'il check-in si fa di persona'],
    ways: (ways) => `le chiavi si ritirano ${ways}`,
  },
  earlyCheckIn: {
    allowed: ['il check-in anticipato è possibile', 'il check-in anticipato non è possibile'],
    from: (time) => `il check-in anticipato è possibile ${from(time)}`,
    price: [(amount) => `il check-in anticipato costa ${amount}`, 'il check-in anticipato è gratuito'],
  },
  lateArrival: {
    allowed: ["l'arrivo in tarda serata è possibile", "l'arrivo in tarda serata non è possibile"],
    until: (time) => `l'arrivo in tarda serata è possibile ${until(time)}`,
    price: [(amount) => `l'arrivo in tarda serata costa ${amount}`, "l'arrivo in tarda serata è gratuito"],
  },
  checkOut: { until: (time) => `il check-out è ${by(time)}` },
  lateCheckOut: {
    allowed: ['il check-out posticipato è possibile', 'il check-out posticipato non è possibile'],
    until: (time) => `il check-out posticipato è possibile ${until(time)}`,
    price: [(amount) => `il check-out posticipato costa ${amount}`, 'il check-out posticipato è gratuito'],
  },
  luggage: {
    allowed: ['si possono lasciare i bagagli', 'non si possono lasciare i bagagli'],
    from: (time) => `si possono lasciare i bagagli ${from(time)}`,
    until: (time) => `si possono lasciare i bagagli ${until(time)}`,
    price: [(amount) => `il deposito bagagli costa ${amount}`, 'il deposito bagagli è gratuito'],
    where: (place) => `i bagagli si possono lasciare ${place}`,
  },
  keys: {
    count: (count) => `si ${count === 1 ? 'riceve un mazzo di chiavi' : `ricevono ${count} mazzi di chiavi`}`,
    price: [(amount) => `una chiave persa costa ${amount}`, 'una chiave persa non costa nulla'],
  },
  address: { name: (address) => `l'indirizzo è ${address}` },
  parking: {
    secondPrice: [(x) => `una seconda auto costa ${x}`, 'una seconda auto parcheggia gratis'],
    permit: [
      'il parcheggio è riservato ai residenti con permesso',
      'per parcheggiare non serve un permesso da residenti',
    ],
    exists: ["c'è parcheggio", "non c'è parcheggio presso l'alloggio"],
    price: [(amount) => `il parcheggio costa ${amount}`, 'il parcheggio è gratuito'],
    count: (count) => (count === 1 ? "c'è un posto auto" : `ci sono ${count} posti auto`),
    isPrivate: ['il parcheggio è privato', 'il parcheggio è pubblico'],
    where: (place) => `il parcheggio è ${place}`,
    reservation: ['il posto auto va prenotato', 'il posto auto non va prenotato'],
    isCovered: ['il posto auto è coperto', 'il posto auto non è coperto'],
    distance: (distance) => `il parcheggio è a ${distance}`,
    maxHeight: (metres) => `il parcheggio è per veicoli alti al massimo ${metres} m`,
    name: (name) => `il parcheggio più vicino si chiama ${name}`,
  },
  transport: {
    every: (x) => `le corse passano ogni ${x}`,
    line: (line) => `la linea è ${line}`,
    ticket: [(amount) => `il biglietto costa ${amount}`, "l'autobus è gratuito"],
  },
  airport: {
    transfer: ["possiamo organizzare un transfer dall'aeroporto", "non offriamo un transfer dall'aeroporto"],
    transferPrice: [(amount) => `il transfer dall'aeroporto costa ${amount}`, "il transfer dall'aeroporto è gratuito"],
  },
  carNeeded: { needed: ["serve un'auto", "non serve un'auto"] },
  wifi: {
    strong: (x) => `il Wi-Fi prende bene ${x}`,
    weak: (x) => `il Wi-Fi prende poco ${x}`,
    speed: (speed) => `la velocità di internet è di ${speed} Mbit/s`,
  },
  heating: {
    offAt: (x) => `il riscaldamento si spegne alle ${x}`,
    type: (type) => `il riscaldamento è ${type}`,
    temperature: (degrees) => `il riscaldamento è regolato su ${degrees} °C`,
  },
  pool: {
    heatingPrice: [(x) => `riscaldare la piscina costa ${x}`, 'riscaldare la piscina è gratuito'],
    isIndoor: ['la piscina è coperta', "la piscina è all'aperto"],
    isFenced: ['la piscina è recintata', 'la piscina non è recintata'],
    depth: (metres) => `la piscina è profonda ${metres} m`,
    temperature: (degrees) => `la piscina è riscaldata a ${degrees} °C`,
  },
  kitchen: { isEquipped: ['la cucina è completamente attrezzata', 'la cucina non è completamente attrezzata'] },
  hob: { type: (type) => `il piano cottura è ${type}` },
  coffeeMachine: { instead: (x) => `al suo posto c'è ${x}`, type: (type) => `la macchina del caffè è ${type}` },
  linen: {
    every: (x) => `la biancheria da letto si cambia a intervalli di ${x}`,
    change: [
      'la biancheria da letto viene cambiata durante il soggiorno',
      'la biancheria da letto non viene cambiata durante il soggiorno',
    ],
  },
  towels: {
    every: (x) => `gli asciugamani si cambiano a intervalli di ${x}`,
    perPerson: (n) => `${n === 1 ? "c'è un asciugamano" : `ci sono ${n} asciugamani`} a persona`,
    bathPerPerson: (n) => `${n === 1 ? "c'è un asciugamano da bagno" : `ci sono ${n} asciugamani da bagno`} a persona`,
    handPerPerson: (n) =>
      `${n === 1 ? "c'è un asciugamano per le mani" : `ci sono ${n} asciugamani per le mani`} a persona`,
    count: (count) => (count === 1 ? "c'è un asciugamano" : `ci sono ${count} asciugamani`),
    change: [
      'gli asciugamani vengono cambiati durante il soggiorno',
      'gli asciugamani non vengono cambiati durante il soggiorno',
    ],
  },
  television: {
    count: (n) => (n === 1 ? "c'è una TV" : `ci sono ${n} TV`),
    services: (services) => `la TV ha ${services}`,
  },
  pets: {
    allowed: ['gli animali sono ammessi', 'gli animali non sono ammessi'],
    price: [(amount) => `il supplemento per gli animali è di ${amount}`, 'gli animali soggiornano gratis'],
    count: (count) => (count === 1 ? 'è ammesso al massimo un animale' : `sono ammessi al massimo ${count} animali`),
  },
  smoking: { allowed: ['si può fumare', 'non si può fumare'] },
  parties: { allowed: ['le feste sono ammesse', 'le feste non sono ammesse'] },
  visitors: { allowed: ['i visitatori sono ammessi', 'i visitatori non sono ammessi'] },
  quietHours: {
    from: (x) => `si prega di fare silenzio dopo le ${x}`,
    hours: (start, end) => `le ore di silenzio sono ${from(start)} ${end.startsWith('1:') ? "all'" : 'alle '}${end}`,
  },
  quiet: { isQuiet: ['la zona è tranquilla', 'la zona può essere rumorosa'] },
  shoes: { allowed: ['in casa si possono tenere le scarpe', 'in casa si tolgono le scarpe'] },
  children: {
    allowed: ['i bambini sono benvenuti', "l'alloggio non è adatto ai bambini"],
    price: [(amount) => `i bambini pagano ${amount}`, 'i bambini soggiornano gratis'],
  },
  accessibility: {
    isAccessible: ["l'alloggio è accessibile in sedia a rotelle", "l'alloggio non è accessibile in sedia a rotelle"],
    isStepFree: ["l'ingresso è senza gradini", "l'ingresso ha dei gradini"],
    steps: (count) => (count === 1 ? "all'ingresso c'è un gradino" : `all'ingresso ci sono ${count} gradini`),
  },
  floor: { number: (floor) => (floor === 0 ? "l'alloggio è al piano terra" : `l'alloggio è al piano ${floor}`) },
  stairs: { count: (count) => (count === 1 ? "c'è un gradino" : `ci sono ${count} gradini`) },
  rooms: {
    count: (count) => `l'alloggio ha ${oneOrMore(count, 'una stanza', 'stanze')}`,
    bedrooms: (count) => `l'alloggio ha ${oneOrMore(count, 'una camera da letto', 'camere da letto')}`,
  },
  bathrooms: { count: (count) => `l'alloggio ha ${oneOrMore(count, 'un bagno', 'bagni')}` },
  beds: {
    count: (count) => (count === 1 ? "c'è un letto" : `ci sono ${count} letti`),
    double: (count) => (count === 1 ? "c'è un letto matrimoniale" : `ci sono ${count} letti matrimoniali`),
    single: (count) => (count === 1 ? "c'è un letto singolo" : `ci sono ${count} letti singoli`),
    sofa: (count) => (count === 1 ? "c'è un divano letto" : `ci sono ${count} divani letto`),
    bunk: (count) => (count === 1 ? "c'è un letto a castello" : `ci sono ${count} letti a castello`),
  },
  guests: { max: (count) => `l'alloggio ospita al massimo ${oneOrMore(count, 'una persona', 'persone')}` },
  extraGuests: {
    allowed: ['gli ospiti aggiuntivi sono possibili', 'gli ospiti aggiuntivi non sono possibili'],
    price: [(amount) => `ogni ospite aggiuntivo costa ${amount}`, 'gli ospiti aggiuntivi non pagano'],
  },
  size: { area: (area) => `l'alloggio è di ${area} metri quadrati` },
  deposit: {
    isReturnedAtCheckOut: [
      'la cauzione viene restituita al check-out',
      'la cauzione non viene restituita al check-out',
    ],
    amount: [(amount) => `la cauzione è di ${amount}`, "non c'è cauzione"],
    methods: (methods) => `la cauzione si paga ${methods}`,
    refund: (days) => `la cauzione viene restituita entro ${days}`,
  },
  touristTax: {
    amount: [(amount) => `la tassa di soggiorno è di ${amount}`, "non c'è tassa di soggiorno"],
    maxNights: (count) => `la tassa di soggiorno si paga per al massimo ${oneOrMore(count, 'una notte', 'notti')}`,
    exemptAge: (age) => `i bambini sotto i ${age} anni non pagano la tassa di soggiorno`,
    methods: (methods) => `la tassa di soggiorno si paga ${methods}`,
  },
  price: { discount: [(amount) => `lo sconto è di ${amount}`, "non c'è sconto"] },
  payment: {
    methods: (methods) => `si può pagare ${methods}`,
    advance: [(amount) => `l'acconto è di ${amount}`, "non c'è acconto"],
  },
  invoice: {
    receipt: ['rilasciamo una ricevuta', 'non rilasciamo ricevute'],
    available: ['si può avere la fattura', 'non emettiamo fatture'],
  },
  documents: { needed: ["serve un documento d'identità di ogni ospite", "non serve un documento d'identità"] },
  cancellation: {
    isFree: ['la cancellazione è gratuita', 'la cancellazione non viene rimborsata'],
    freeUntil: (days) => `la cancellazione è gratuita fino a ${days} prima dell'arrivo`,
    fee: [(amount) => `la cancellazione costa ${amount}`, 'la cancellazione è gratuita'],
  },
  minStay: { nights: (count) => `il soggiorno minimo è di ${oneOrMore(count, 'una notte', 'notti')}` },
  rubbish: {
    collected: ['i rifiuti si ritirano', 'i rifiuti non si ritirano'],
    organic: ['l’umido si ritira', 'l’umido non si ritira'],
    plastic: ['la plastica si ritira', 'la plastica non si ritira'],
    paper: ['la carta si ritira', 'la carta non si ritira'],
    glass: ['il vetro si ritira', 'il vetro non si ritira'],
    general: ['l’indifferenziata si ritira', 'l’indifferenziata non si ritira'],
    isSorted: ['i rifiuti vanno differenziati', 'i rifiuti non vanno differenziati'],
    where: (place) => `i bidoni dei rifiuti sono ${place}`,
  },
  water: {
    isDrinkable: ["l'acqua del rubinetto è potabile", "l'acqua del rubinetto non è potabile"],
    isHot: ["c'è l'acqua calda", "non c'è l'acqua calda"],
  },
  power: { voltage: (volts) => `la tensione è di ${volts} V` },
  cleaning: {
    fee: [(amount) => `la pulizia finale costa ${amount}`, 'la pulizia finale è gratuita'],
    during: ["l'alloggio viene pulito durante il soggiorno", "l'alloggio non viene pulito durante il soggiorno"],
  },
  view: {
    of: (what) => `l'alloggio ha vista ${what}`,
    exists: ["l'alloggio ha una bella vista", "l'alloggio non ha vista"],
  },
  garden: { isFenced: ['il giardino è recintato', 'il giardino non è recintato'] },
  mosquitoes: { nets: ['ci sono zanzariere', 'non ci sono zanzariere'] },
  contact: {
    phone: (number) => `ci può raggiungere al numero ${number}`,
    isOnSite: ['abitiamo sul posto', 'non abitiamo sul posto'],
  },
  links: {
    booking: (link) => `ecco la nostra pagina su Booking.com: ${link}`,
    airbnb: (link) => `ecco la nostra pagina su Airbnb: ${link}`,
  },
  beachTowels: { count: (n) => `${n === 1 ? "c'è un telo da mare" : `ci sono ${n} teli da mare`}` },
  taxi: { fromAirport: [(x) => `un taxi dall'aeroporto costa circa ${x}`, "il taxi dall'aeroporto è gratuito"] },
  bicycles: {
    count: (n) => (n === 1 ? "c'è una bicicletta" : `ci sono ${n} biciclette`),
    storage: (x) => `le biciclette si possono lasciare ${x}`,
  },
  skiBus: { every: (x) => `lo skibus passa ogni ${x}`, isFree: ['lo skibus è gratuito', 'lo skibus è a pagamento'] },
}
