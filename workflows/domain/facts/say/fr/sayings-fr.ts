import { oneOrMore, type Sayings } from '#workflows/domain/facts/say/speech.ts'

export const SAYINGS_FR: Sayings = {
  houseAnimals: { kinds: (x) => `ici vivent : ${x}` },
  headroom: { height: (x) => `par endroits, la hauteur sous plafond n’est que de ${x} m` },
  unloading: {
    allowed: [
      'on peut venir en voiture jusqu’à la maison pour décharger',
      'on ne peut pas venir en voiture jusqu’à la maison pour décharger',
    ],
    hours: (f, t) => `on peut venir en voiture pour décharger de ${f} à ${t}`,
  },
  shower: {
    isLevel: ['la douche est de plain-pied', 'la douche n’est pas de plain-pied'],
    hasSeat: ['il y a un siège dans la douche', 'il n’y a pas de siège dans la douche'],
  },
  barbecue: {
    isGas: ['c’est un barbecue à gaz', 'ce n’est pas un barbecue à gaz'],
    isCharcoal: ['c’est un barbecue au charbon', 'ce n’est pas un barbecue au charbon'],
    charcoalIncluded: ['le charbon pour le barbecue est fourni', 'le charbon pour le barbecue est à apporter'],
  },
  swimCap: {
    needed: [
      'le bonnet de bain est obligatoire dans la piscine',
      'le bonnet de bain n’est pas obligatoire dans la piscine',
    ],
  },
  inflatables: {
    allowed: [
      'les objets gonflables sont autorisés dans la piscine',
      'les objets gonflables ne sont pas autorisés dans la piscine',
    ],
  },
  breadService: { orderUntil: (time) => `les petits pains se commandent avant ${time}` },
  checkIn: {
    from: (time) => `l’arrivée se fait à partir de ${time}`,
    until: (time) => `l’arrivée se fait jusqu’à ${time}`,
    isSelf: ['l’arrivée se fait en autonomie', 'l’accueil se fait en personne'],
    ways: (ways) => `les clés se récupèrent ${ways}`,
  },
  earlyCheckIn: {
    allowed: ['une arrivée anticipée est possible', 'une arrivée anticipée n’est pas possible'],
    from: (time) => `une arrivée anticipée est possible à partir de ${time}`,
    price: [(amount) => `une arrivée anticipée coûte ${amount}`, 'une arrivée anticipée est gratuite'],
  },
  lateArrival: {
    allowed: ['une arrivée tardive est possible', 'une arrivée tardive n’est pas possible'],
    until: (time) => `une arrivée tardive est possible jusqu’à ${time}`,
    price: [(amount) => `une arrivée tardive coûte ${amount}`, 'une arrivée tardive est gratuite'],
  },
  checkOut: { until: (time) => `le départ se fait avant ${time}` },
  lateCheckOut: {
    allowed: ['un départ tardif est possible', 'un départ tardif n’est pas possible'],
    until: (time) => `un départ tardif est possible jusqu’à ${time}`,
    price: [(amount) => `un départ tardif coûte ${amount}`, 'un départ tardif est gratuit'],
  },
  luggage: {
    allowed: ['vous pouvez laisser vos bagages', 'il n’est pas possible de laisser les bagages'],
    from: (time) => `vous pouvez laisser vos bagages à partir de ${time}`,
    until: (time) => `vous pouvez laisser vos bagages jusqu’à ${time}`,
    price: [(amount) => `la consigne à bagages coûte ${amount}`, 'la consigne à bagages est gratuite'],
    where: (place) => `les bagages peuvent être laissés ${place}`,
  },
  keys: {
    count: (count) => `vous recevez ${oneOrMore(count, 'un jeu de clés', 'jeux de clés')}`,
    price: [(amount) => `une clé perdue coûte ${amount}`, 'une clé perdue ne coûte rien'],
  },
  address: { name: (address) => `l’adresse est ${address}` },
  parking: {
    secondPrice: [(x) => `une deuxième voiture coûte ${x}`, 'une deuxième voiture se gare gratuitement'],
    permit: [
      'le stationnement est réservé aux résidents munis d’un permis',
      'aucun permis de résident n’est nécessaire pour se garer',
    ],
    exists: ['il est possible de se garer', 'il n’y a pas de parking au logement'],
    price: [(amount) => `le parking coûte ${amount}`, 'le parking est gratuit'],
    count: (count) => `il y a ${oneOrMore(count, 'une place de parking', 'places de parking')}`,
    isPrivate: ['la place de parking est privée', 'le parking est public'],
    where: (place) => `le stationnement se fait ${place}`,
    reservation: ['la place de parking doit être réservée', 'la place de parking n’a pas besoin d’être réservée'],
    isCovered: ['la place de parking est couverte', 'la place de parking n’est pas couverte'],
    distance: (distance) => `le parking est à ${distance}`,
    maxHeight: (metres) => `le parking est pour des véhicules de ${metres} m de haut au maximum`,
    name: (name) => `le parking le plus proche s’appelle ${name}`,
  },
  transport: {
    every: (x) => `les passages ont lieu à intervalles de ${x}`,
    line: (line) => `la ligne est ${line}`,
    ticket: [(amount) => `un billet coûte ${amount}`, 'le bus est gratuit'],
  },
  airport: {
    transfer: [
      'nous pouvons organiser un transfert depuis l’aéroport',
      'nous ne proposons pas de transfert depuis l’aéroport',
    ],
    transferPrice: [
      (amount) => `le transfert depuis l’aéroport coûte ${amount}`,
      'le transfert depuis l’aéroport est gratuit',
    ],
  },
  carNeeded: { needed: ['il faut une voiture', 'une voiture n’est pas nécessaire'] },
  wifi: {
    strong: (x) => `le Wi-Fi fonctionne bien ${x}`,
    weak: (x) => `le Wi-Fi est faible ${x}`,
    speed: (speed) => `la vitesse d’internet est de ${speed} Mbit/s`,
  },
  heating: {
    offAt: (x) => `le chauffage s’arrête à ${x}`,
    type: (type) => `le chauffage est ${type}`,
    temperature: (degrees) => `le chauffage est réglé sur ${degrees} °C`,
  },
  pool: {
    heatingPrice: [(x) => `chauffer la piscine coûte ${x}`, 'chauffer la piscine est gratuit'],
    isIndoor: ['la piscine est couverte', 'la piscine est à l’extérieur'],
    isFenced: ['la piscine est clôturée', 'la piscine n’est pas clôturée'],
    depth: (metres) => `la piscine a une profondeur de ${metres} m`,
    temperature: (degrees) => `la piscine est chauffée à ${degrees} °C`,
  },
  kitchen: { isEquipped: ['la cuisine est entièrement équipée', 'la cuisine n’est pas entièrement équipée'] },
  hob: { type: (type) => `la plaque de cuisson est ${type}` },
  coffeeMachine: { instead: (x) => `à la place, il y a ${x}`, type: (type) => `la machine à café est ${type}` },
  linen: {
    every: (x) => `les draps sont changés à intervalles de ${x}`,
    change: ['le linge de lit est changé pendant le séjour', 'le linge de lit n’est pas changé pendant le séjour'],
  },
  towels: {
    every: (x) => `les serviettes sont changées à intervalles de ${x}`,
    perPerson: (n) => `il y a ${oneOrMore(n, 'une serviette', 'serviettes')} par personne`,
    bathPerPerson: (n) => `il y a ${oneOrMore(n, 'un drap de bain', 'draps de bain')} par personne`,
    handPerPerson: (n) => `il y a ${oneOrMore(n, 'un essuie-mains', 'essuie-mains')} par personne`,
    count: (count) => `il y a ${oneOrMore(count, 'une serviette', 'serviettes')}`,
    change: ['les serviettes sont changées pendant le séjour', 'les serviettes ne sont pas changées pendant le séjour'],
  },
  television: {
    count: (n) => (n === 1 ? 'il y a une télévision' : `il y a ${n} télévisions`),
    services: (services) => `la télévision a ${services}`,
  },
  pets: {
    allowed: ['les animaux sont acceptés', 'les animaux ne sont pas acceptés'],
    price: [(amount) => `le supplément pour les animaux est de ${amount}`, 'les animaux séjournent gratuitement'],
    count: (count) => (count === 1 ? 'un animal au maximum est accepté' : `${count} animaux au maximum sont acceptés`),
  },
  smoking: { allowed: ['il est permis de fumer', 'il est interdit de fumer'] },
  parties: { allowed: ['les fêtes sont autorisées', 'les fêtes ne sont pas autorisées'] },
  visitors: { allowed: ['les visiteurs sont autorisés', 'les visiteurs ne sont pas autorisés'] },
  quietHours: {
    from: (x) => `merci de ne pas faire de bruit après ${x}`,
    hours: (from, to) => `les heures de calme sont de ${from} à ${to}`,
  },
  quiet: { isQuiet: ['le quartier est calme', 'le quartier peut être bruyant'] },
  shoes: {
    allowed: ['vous pouvez garder vos chaussures à l’intérieur', 'merci d’enlever vos chaussures à l’intérieur'],
  },
  children: {
    allowed: ['les enfants sont les bienvenus', 'le logement ne convient pas aux enfants'],
    price: [(amount) => `les enfants paient ${amount}`, 'les enfants séjournent gratuitement'],
  },
  accessibility: {
    isAccessible: [
      'le logement est accessible en fauteuil roulant',
      'le logement n’est pas accessible en fauteuil roulant',
    ],
    isStepFree: ['l’entrée est sans marches', 'l’entrée a des marches'],
    steps: (count) => `à l’entrée, il y a ${oneOrMore(count, 'une marche', 'marches')}`,
  },
  floor: {
    number: (floor) =>
      floor === 0
        ? 'le logement est au rez-de-chaussée'
        : `le logement est au ${floor === 1 ? '1er' : `${floor}e`} étage`,
  },
  stairs: { count: (count) => `il y a ${oneOrMore(count, 'une marche', 'marches')}` },
  rooms: {
    count: (count) => `le logement a ${oneOrMore(count, 'une pièce', 'pièces')}`,
    bedrooms: (count) => `le logement a ${oneOrMore(count, 'une chambre', 'chambres')}`,
  },
  bathrooms: { count: (count) => `le logement a ${oneOrMore(count, 'une salle de bains', 'salles de bains')}` },
  beds: {
    count: (count) => `il y a ${oneOrMore(count, 'un lit', 'lits')}`,
    double: (count) => `il y a ${oneOrMore(count, 'un lit double', 'lits doubles')}`,
    single: (count) => `il y a ${oneOrMore(count, 'un lit simple', 'lits simples')}`,
    sofa: (count) => `il y a ${oneOrMore(count, 'un canapé-lit', 'canapés-lits')}`,
    bunk: (count) => `il y a ${oneOrMore(count, 'un lit superposé', 'lits superposés')}`,
  },
  guests: {
    max: (count) => `le logement accueille au maximum ${oneOrMore(count, 'une personne', 'personnes')}`,
  },
  extraGuests: {
    allowed: ['des personnes supplémentaires sont possibles', 'des personnes supplémentaires ne sont pas possibles'],
    price: [
      (amount) => `chaque personne supplémentaire coûte ${amount}`,
      'les personnes supplémentaires ne paient pas de supplément',
    ],
  },
  size: { area: (area) => `le logement fait ${area} mètres carrés` },
  deposit: {
    isReturnedAtCheckOut: ['la caution est rendue au départ', 'la caution n’est pas rendue au départ'],
    amount: [(amount) => `la caution est de ${amount}`, 'il n’y a pas de caution'],
    methods: (methods) => `la caution se paie ${methods}`,
    refund: (days) => `la caution est rendue sous ${days}`,
  },
  touristTax: {
    amount: [(amount) => `la taxe de séjour est de ${amount}`, 'il n’y a pas de taxe de séjour'],
    maxNights: (count) => `la taxe de séjour se paie pour ${oneOrMore(count, 'une nuit', 'nuits')} au maximum`,
    exemptAge: (age) => `les enfants de moins de ${age} ans ne paient pas la taxe de séjour`,
    methods: (methods) => `la taxe de séjour se paie ${methods}`,
  },
  price: { discount: [(amount) => `la remise est de ${amount}`, 'il n’y a pas de remise'] },
  payment: {
    methods: (methods) => `vous pouvez payer ${methods}`,
    advance: [(amount) => `l’acompte est de ${amount}`, 'il n’y a pas d’acompte'],
  },
  invoice: {
    receipt: ['vous pouvez avoir un reçu', 'nous ne délivrons pas de reçu'],
    available: ['vous pouvez avoir une facture', 'nous n’établissons pas de factures'],
  },
  documents: {
    needed: ['il nous faut une pièce d’identité de chaque voyageur', 'une pièce d’identité n’est pas nécessaire'],
  },
  cancellation: {
    isFree: ['l’annulation est gratuite', 'une annulation n’est pas remboursée'],
    freeUntil: (days) => `l’annulation est gratuite jusqu’à ${days} avant l’arrivée`,
    fee: [(amount) => `une annulation coûte ${amount}`, 'l’annulation est gratuite'],
  },
  minStay: { nights: (count) => `le séjour minimum est de ${oneOrMore(count, 'une nuit', 'nuits')}` },
  rubbish: {
    collected: ['les ordures sont collectées', 'les ordures ne sont pas collectées'],
    organic: ['les déchets organiques sont collectés', 'les déchets organiques ne sont pas collectés'],
    plastic: ['le plastique est collecté', 'le plastique n’est pas collecté'],
    paper: ['le papier est collecté', 'le papier n’est pas collecté'],
    glass: ['le verre est collecté', 'le verre n’est pas collecté'],
    general: ['les ordures ménagères sont collectées', 'les ordures ménagères ne sont pas collectées'],
    isSorted: ['merci de trier les déchets', 'il n’est pas nécessaire de trier les déchets'],
    where: (place) => `les poubelles sont ${place}`,
  },
  water: {
    isDrinkable: ['l’eau du robinet est potable', 'l’eau du robinet n’est pas potable'],
    isHot: ['il y a de l’eau chaude', 'il n’y a pas d’eau chaude'],
  },
  power: { voltage: (volts) => `la tension est de ${volts} V` },
  cleaning: {
    fee: [(amount) => `le ménage de fin de séjour coûte ${amount}`, 'le ménage de fin de séjour est gratuit'],
    during: ['le ménage est fait pendant le séjour', 'le ménage n’est pas fait pendant le séjour'],
  },
  view: {
    of: (what) => `le logement a vue sur ${what}`,
    exists: ['le logement a une belle vue', 'le logement n’a pas de vue'],
  },
  garden: { isFenced: ['le jardin est clôturé', 'le jardin n’est pas clôturé'] },
  mosquitoes: { nets: ['il y a des moustiquaires', 'il n’y a pas de moustiquaires'] },
  contact: {
    phone: (number) => `vous pouvez nous joindre au ${number}`,
    isOnSite: ['nous habitons sur place', 'nous n’habitons pas sur place'],
  },
  links: {
    booking: (link) => `voici notre page sur Booking.com : ${link}`,
    airbnb: (link) => `voici notre page sur Airbnb : ${link}`,
  },
  beachTowels: { count: (n) => `il y a ${oneOrMore(n, 'une serviette de plage', 'serviettes de plage')}` },
  taxi: {
    fromAirport: [(x) => `un taxi depuis l’aéroport coûte environ ${x}`, 'le taxi depuis l’aéroport est gratuit'],
  },
  bicycles: {
    count: (n) => (n === 1 ? 'il y a un vélo' : `il y a ${n} vélos`),
    storage: (x) => `les vélos peuvent être laissés ${x}`,
  },
  skiBus: {
    every: (x) => `le skibus passe à intervalles de ${x}`,
    isFree: ['le skibus est gratuit', 'le skibus est payant'],
  },
}
