import type { Sayings } from '#workflows/domain/facts/say/speech.ts'
import { countPl, thereArePl } from './count-pl.ts'

export const SAYINGS_PL: Sayings = {
  houseAnimals: { kinds: (x) => `na miejscu mieszkają: ${x}` },
  headroom: { height: (x) => `miejscami sufit ma tylko ${x} m wysokości` },
  unloading: {
    allowed: ['na rozładunek można podjechać pod sam dom', 'na rozładunek nie można podjechać pod dom'],
    hours: (f, t) => `na rozładunek można podjechać od ${f} do ${t}`,
  },
  shower: {
    isLevel: ['prysznic jest bez progu', 'prysznic ma próg'],
    hasSeat: ['pod prysznicem jest siedzisko', 'pod prysznicem nie ma siedziska'],
  },
  barbecue: {
    isGas: ['to grill gazowy', 'to nie jest grill gazowy'],
    isCharcoal: ['to grill na węgiel', 'to nie jest grill na węgiel'],
    charcoalIncluded: ['węgiel do grilla jest na miejscu', 'węgiel do grilla prosimy przywieźć'],
  },
  swimCap: { needed: ['na basenie obowiązuje czepek', 'na basenie czepek nie jest wymagany'] },
  inflatables: {
    allowed: ['na basenie dozwolone są dmuchane zabawki', 'na basenie dmuchane zabawki nie są dozwolone'],
  },
  breadService: { orderUntil: (time) => `pieczywo i bułki można zamawiać do ${time}` },
  checkIn: {
    from: (time) => `zameldowanie jest od godz. ${time}`,
    until: (time) => `zameldowanie jest do godz. ${time}`,
    isSelf: ['zameldowanie jest samodzielne', 'zameldowanie jest osobiste'],
    ways: (ways) => `klucze odbiera się ${ways}`,
  },
  earlyCheckIn: {
    allowed: ['wcześniejsze zameldowanie jest możliwe', 'wcześniejsze zameldowanie nie jest możliwe'],
    from: (time) => `wcześniejsze zameldowanie jest możliwe od godz. ${time}`,
    price: [(amount) => `wcześniejsze zameldowanie kosztuje ${amount}`, 'wcześniejsze zameldowanie jest bezpłatne'],
  },
  lateArrival: {
    allowed: ['późny przyjazd jest możliwy', 'późny przyjazd nie jest możliwy'],
    until: (time) => `późny przyjazd jest możliwy do godz. ${time}`,
    price: [(amount) => `późny przyjazd kosztuje ${amount}`, 'późny przyjazd jest bezpłatny'],
  },
  checkOut: { until: (time) => `wymeldowanie jest do godz. ${time}` },
  lateCheckOut: {
    allowed: ['późniejsze wymeldowanie jest możliwe', 'późniejsze wymeldowanie nie jest możliwe'],
    until: (time) => `późniejsze wymeldowanie jest możliwe do godz. ${time}`,
    price: [(amount) => `późniejsze wymeldowanie kosztuje ${amount}`, 'późniejsze wymeldowanie jest bezpłatne'],
  },
  luggage: {
    allowed: ['można zostawić bagaż', 'nie można zostawić bagażu'],
    from: (time) => `bagaż można zostawić od godz. ${time}`,
    until: (time) => `bagaż można zostawić do godz. ${time}`,
    price: [(amount) => `przechowanie bagażu kosztuje ${amount}`, 'przechowanie bagażu jest bezpłatne'],
    where: (place) => `bagaż można zostawić ${place}`,
  },
  keys: {
    count: (count) =>
      `otrzymują Państwo ${countPl(count, ['jeden komplet kluczy', 'komplety kluczy', 'kompletów kluczy'])}`,
    price: [(amount) => `zgubiony klucz kosztuje ${amount}`, 'zgubiony klucz nic nie kosztuje'],
  },
  address: { name: (address) => `adres to ${address}` },
  parking: {
    secondPrice: [(x) => `drugie auto kosztuje ${x}`, 'drugie auto parkuje bezpłatnie'],
    permit: [
      'parking jest tylko dla mieszkańców z zezwoleniem',
      'do parkowania nie potrzeba zezwolenia dla mieszkańców',
    ],
    exists: ['jest parking', 'nie ma parkingu przy obiekcie'],
    price: [(amount) => `parking kosztuje ${amount}`, 'parking jest bezpłatny'],
    count: (count) => thereArePl(count, ['jedno miejsce parkingowe', 'miejsca parkingowe', 'miejsc parkingowych']),
    isPrivate: ['parking jest prywatny', 'parking jest publiczny'],
    where: (place) => `parking jest ${place}`,
    reservation: ['miejsce parkingowe trzeba zarezerwować', 'miejsca parkingowego nie trzeba rezerwować'],
    isCovered: ['miejsce parkingowe jest zadaszone', 'miejsce parkingowe nie jest zadaszone'],
    distance: (distance) => `parking jest w odległości ${distance}`,
    maxHeight: (metres) => `parking jest dla pojazdów o wysokości do ${metres} m`,
    name: (name) => `najbliższy parking nazywa się ${name}`,
  },
  transport: {
    every: (x) => `kursy odbywają się co ${x}`,
    line: (line) => `linia to ${line}`,
    ticket: [(amount) => `bilet kosztuje ${amount}`, 'autobus jest bezpłatny'],
  },
  airport: {
    transfer: ['możemy zorganizować transfer z lotniska', 'nie oferujemy transferu z lotniska'],
    transferPrice: [(amount) => `transfer z lotniska kosztuje ${amount}`, 'transfer z lotniska jest bezpłatny'],
  },
  carNeeded: { needed: ['potrzebny jest samochód', 'samochód nie jest potrzebny'] },
  wifi: {
    strong: (x) => `Wi-Fi działa dobrze ${x}`,
    weak: (x) => `Wi-Fi działa słabo ${x}`,
    speed: (speed) => `prędkość internetu to ${speed} Mbit/s`,
  },
  heating: {
    offAt: (x) => `ogrzewanie jest wyłączane o ${x}`,
    type: (type) => `ogrzewanie jest ${type}`,
    temperature: (degrees) => `ogrzewanie jest ustawione na ${degrees} °C`,
  },
  pool: {
    heatingPrice: [(x) => `podgrzanie basenu kosztuje ${x}`, 'podgrzanie basenu jest bezpłatne'],
    isIndoor: ['basen jest kryty', 'basen jest odkryty'],
    isFenced: ['basen jest ogrodzony', 'basen nie jest ogrodzony'],
    depth: (metres) => `basen ma ${metres} m głębokości`,
    temperature: (degrees) => `basen jest podgrzewany do ${degrees} °C`,
  },
  kitchen: { isEquipped: ['kuchnia jest w pełni wyposażona', 'kuchnia nie jest w pełni wyposażona'] },
  hob: { type: (type) => `płyta kuchenna jest ${type}` },
  coffeeMachine: { instead: (x) => `zamiast tego jest ${x}`, type: (type) => `ekspres do kawy jest ${type}` },
  linen: {
    every: (x) => `pościel jest zmieniana w odstępach ${x}`,
    change: ['pościel jest zmieniana podczas pobytu', 'pościel nie jest zmieniana podczas pobytu'],
  },
  towels: {
    every: (x) => `ręczniki są zmieniane w odstępach ${x}`,
    perPerson: (n) => `${thereArePl(n, ['ręcznik', 'ręczniki', 'ręczników'])} na osobę`,
    bathPerPerson: (n) =>
      `${thereArePl(n, ['ręcznik kąpielowy', 'ręczniki kąpielowe', 'ręczników kąpielowych'])} na osobę`,
    handPerPerson: (n) => `${thereArePl(n, ['mały ręcznik', 'małe ręczniki', 'małych ręczników'])} na osobę`,
    count: (count) => thereArePl(count, ['jeden ręcznik', 'ręczniki', 'ręczników']),
    change: ['ręczniki są zmieniane podczas pobytu', 'ręczniki nie są zmieniane podczas pobytu'],
  },
  television: {
    count: (n) => (n === 1 ? 'jest jeden telewizor' : `liczba telewizorów: ${n}`),
    services: (services) => `telewizor ma ${services}`,
  },
  pets: {
    allowed: ['zwierzęta są dozwolone', 'zwierzęta nie są dozwolone'],
    price: [(amount) => `dopłata za zwierzęta to ${amount}`, 'zwierzęta przebywają bezpłatnie'],
    count: (count) =>
      count === 1 ? 'dozwolone jest najwyżej jedno zwierzę' : `dozwolona liczba zwierząt to najwyżej ${count}`,
  },
  smoking: { allowed: ['palenie jest dozwolone', 'palenie jest zabronione'] },
  parties: { allowed: ['imprezy są dozwolone', 'imprezy są zabronione'] },
  visitors: { allowed: ['odwiedziny są dozwolone', 'odwiedziny nie są dozwolone'] },
  quietHours: {
    from: (x) => `prosimy o ciszę po godz. ${x}`,
    hours: (from, to) => `cisza obowiązuje od ${from} do ${to}`,
  },
  quiet: { isQuiet: ['okolica jest spokojna', 'w okolicy może być głośno'] },
  shoes: { allowed: ['w domu można chodzić w butach', 'w domu prosimy zdjąć buty'] },
  children: {
    allowed: ['dzieci są mile widziane', 'obiekt nie jest odpowiedni dla dzieci'],
    price: [(amount) => `opłata za dzieci to ${amount}`, 'dzieci mieszkają bezpłatnie'],
  },
  accessibility: {
    isAccessible: ['obiekt jest dostępny dla osób na wózkach', 'obiekt nie jest dostępny dla osób na wózkach'],
    isStepFree: ['wejście jest bez schodów', 'przy wejściu są schody'],
    steps: (count) => `przy wejściu ${thereArePl(count, ['jeden stopień', 'stopnie', 'stopni'])}`,
  },
  floor: { number: (floor) => (floor === 0 ? 'obiekt jest na parterze' : `obiekt jest na piętrze ${floor}`) },
  stairs: { count: (count) => thereArePl(count, ['jeden stopień', 'stopnie', 'stopni']) },
  rooms: {
    count: (count) => `obiekt ma ${countPl(count, ['jeden pokój', 'pokoje', 'pokoi'])}`,
    bedrooms: (count) => `obiekt ma ${countPl(count, ['jedną sypialnię', 'sypialnie', 'sypialni'])}`,
  },
  bathrooms: { count: (count) => `obiekt ma ${countPl(count, ['jedną łazienkę', 'łazienki', 'łazienek'])}` },
  beds: {
    count: (count) => thereArePl(count, ['jedno łóżko', 'łóżka', 'łóżek']),
    double: (count) => thereArePl(count, ['jedno łóżko podwójne', 'łóżka podwójne', 'łóżek podwójnych']),
    single: (count) => thereArePl(count, ['jedno łóżko pojedyncze', 'łóżka pojedyncze', 'łóżek pojedynczych']),
    sofa: (count) => thereArePl(count, ['jedna rozkładana sofa', 'rozkładane sofy', 'rozkładanych sof']),
    bunk: (count) => thereArePl(count, ['jedno łóżko piętrowe', 'łóżka piętrowe', 'łóżek piętrowych']),
  },
  guests: { max: (count) => `obiekt jest dla najwyżej ${count === 1 ? 'jednej osoby' : `${count} osób`}` },
  extraGuests: {
    allowed: ['dodatkowi goście są możliwi', 'dodatkowi goście nie są możliwi'],
    price: [(amount) => `każdy dodatkowy gość kosztuje ${amount}`, 'za dodatkowych gości nie ma dopłaty'],
  },
  size: { area: (area) => `obiekt ma ${area} metrów kwadratowych` },
  deposit: {
    isReturnedAtCheckOut: ['kaucja jest zwracana przy wymeldowaniu', 'kaucja nie jest zwracana przy wymeldowaniu'],
    amount: [(amount) => `kaucja wynosi ${amount}`, 'nie ma kaucji'],
    methods: (methods) => `kaucję płaci się ${methods}`,
    refund: (days) => `kaucja jest zwracana najpóźniej po: ${days}`,
  },
  touristTax: {
    amount: [(amount) => `opłata miejscowa wynosi ${amount}`, 'nie ma opłaty miejscowej'],
    maxNights: (count) => `opłatę miejscową płaci się najwyżej za ${countPl(count, ['jedną noc', 'noce', 'nocy'])}`,
    exemptAge: (age) => `dzieci poniżej ${age} lat nie płacą opłaty miejscowej`,
    methods: (methods) => `opłatę miejscową płaci się ${methods}`,
  },
  price: { discount: [(amount) => `zniżka wynosi ${amount}`, 'nie ma zniżki'] },
  payment: {
    methods: (methods) => `można płacić ${methods}`,
    advance: [(amount) => `zaliczka wynosi ${amount}`, 'nie ma zaliczki'],
  },
  invoice: {
    receipt: ['możemy wystawić rachunek', 'nie wystawiamy rachunków'],
    available: ['można otrzymać fakturę', 'nie wystawiamy faktur'],
  },
  documents: {
    needed: ['potrzebny jest dokument tożsamości każdego gościa', 'dokument tożsamości nie jest potrzebny'],
  },
  cancellation: {
    isFree: ['anulowanie jest bezpłatne', 'w razie anulowania nie ma zwrotu pieniędzy'],
    freeUntil: (days) => `anulowanie jest bezpłatne do: ${days} przed przyjazdem`,
    fee: [(amount) => `anulowanie kosztuje ${amount}`, 'anulowanie jest bezpłatne'],
  },
  minStay: { nights: (count) => `minimalny pobyt to ${countPl(count, ['jedna noc', 'noce', 'nocy'])}` },
  rubbish: {
    collected: ['śmieci są odbierane', 'śmieci nie są odbierane'],
    organic: ['odpady bio są odbierane', 'odpady bio nie są odbierane'],
    plastic: ['plastik jest odbierany', 'plastik nie jest odbierany'],
    paper: ['papier jest odbierany', 'papier nie jest odbierany'],
    glass: ['szkło jest odbierane', 'szkło nie jest odbierane'],
    general: ['odpady zmieszane są odbierane', 'odpady zmieszane nie są odbierane'],
    isSorted: ['prosimy segregować śmieci', 'śmieci nie trzeba segregować'],
    where: (place) => `pojemniki na śmieci stoją ${place}`,
  },
  water: {
    isDrinkable: ['woda z kranu nadaje się do picia', 'woda z kranu nie nadaje się do picia'],
    isHot: ['jest ciepła woda', 'nie ma ciepłej wody'],
  },
  power: { voltage: (volts) => `napięcie wynosi ${volts} V` },
  cleaning: {
    fee: [(amount) => `sprzątanie końcowe kosztuje ${amount}`, 'sprzątanie końcowe jest bezpłatne'],
    during: ['obiekt jest sprzątany podczas pobytu', 'obiekt nie jest sprzątany podczas pobytu'],
  },
  view: {
    of: (what) => `z obiektu jest widok na ${what}`,
    exists: ['z obiektu jest ładny widok', 'z obiektu nie ma widoku'],
  },
  garden: { isFenced: ['ogród jest ogrodzony', 'ogród nie jest ogrodzony'] },
  mosquitoes: { nets: ['są moskitiery', 'nie ma moskitier'] },
  contact: {
    phone: (number) => `nasz numer telefonu to ${number}`,
    isOnSite: ['mieszkamy na miejscu', 'nie mieszkamy na miejscu'],
  },
  links: {
    booking: (link) => `oto nasza strona na Booking.com: ${link}`,
    airbnb: (link) => `oto nasza strona na Airbnb: ${link}`,
  },
  beachTowels: { count: (n) => `${thereArePl(n, ['ręcznik plażowy', 'ręczniki plażowe', 'ręczników plażowych'])}` },
  taxi: { fromAirport: [(x) => `taksówka z lotniska kosztuje około ${x}`, 'taksówka z lotniska jest bezpłatna'] },
  bicycles: {
    count: (n) => (n === 1 ? 'jest jeden rower' : `liczba rowerów: ${n}`),
    storage: (x) => `rowery można zostawić ${x}`,
  },
  skiBus: { every: (x) => `skibus kursuje co ${x}`, isFree: ['skibus jest bezpłatny', 'skibus jest płatny'] },
}
