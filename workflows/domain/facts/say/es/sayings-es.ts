import { oneOrMore, type Sayings } from '#workflows/domain/facts/say/speech.ts'

/** 'Las 15:00', but 'la 1:00'. */
const at = (time: string) => (/^0?1:/.test(time) ? `la ${time}` : `las ${time}`)

export const SAYINGS_ES: Sayings = {
  houseAnimals: { kinds: (x) => `aquí viven: ${x}` },
  headroom: { height: (x) => `en algunas zonas el techo tiene solo ${x} m de altura` },
  unloading: {
    allowed: [
      'se puede llegar en coche hasta la casa para descargar',
      'no se puede llegar en coche hasta la casa para descargar',
    ],
    hours: (f, t) => `se puede llegar en coche para descargar de ${f} a ${t}`,
  },
  shower: {
    isLevel: ['la ducha está a ras de suelo', 'la ducha no está a ras de suelo'],
    hasSeat: ['hay un asiento en la ducha', 'no hay asiento en la ducha'],
  },
  barbecue: {
    isGas: ['la barbacoa es de gas', 'la barbacoa no es de gas'],
    isCharcoal: ['la barbacoa es de carbón', 'la barbacoa no es de carbón'],
    charcoalIncluded: ['el carbón para la barbacoa está incluido', 'el carbón para la barbacoa lo trae cada uno'],
  },
  swimCap: {
    needed: ['en la piscina es obligatorio el gorro de baño', 'en la piscina no es obligatorio el gorro de baño'],
  },
  inflatables: { allowed: ['en la piscina se permiten los hinchables', 'en la piscina no se permiten los hinchables'] },
  breadService: { orderUntil: (time) => `el pan y los panecillos se encargan hasta las ${time}` },
  checkIn: {
    from: (time) => `la entrada es a partir de ${at(time)}`,
    until: (time) => `la entrada es hasta ${at(time)}`,
    isSelf: ['la entrada es autónoma', 'la entrada es en persona'],
    ways: (ways) => `las llaves se recogen ${ways}`,
  },
  earlyCheckIn: {
    allowed: ['la entrada anticipada es posible', 'la entrada anticipada no es posible'],
    from: (time) => `la entrada anticipada es posible a partir de ${at(time)}`,
    price: [(amount) => `la entrada anticipada cuesta ${amount}`, 'la entrada anticipada es gratuita'],
  },
  lateArrival: {
    allowed: ['se puede llegar tarde', 'no se puede llegar tarde'],
    until: (time) => `se puede llegar tarde, hasta ${at(time)}`,
    price: [(amount) => `la llegada tarde cuesta ${amount}`, 'la llegada tarde es gratuita'],
  },
  checkOut: { until: (time) => `la salida es antes de ${at(time)}` },
  lateCheckOut: {
    allowed: ['la salida tardía es posible', 'la salida tardía no es posible'],
    until: (time) => `la salida tardía es posible hasta ${at(time)}`,
    price: [(amount) => `la salida tardía cuesta ${amount}`, 'la salida tardía es gratuita'],
  },
  luggage: {
    allowed: ['se puede dejar el equipaje', 'no se puede dejar el equipaje'],
    from: (time) => `se puede dejar el equipaje a partir de ${at(time)}`,
    until: (time) => `se puede dejar el equipaje hasta ${at(time)}`,
    price: [(amount) => `la consigna de equipaje cuesta ${amount}`, 'la consigna de equipaje es gratuita'],
    where: (place) => `el equipaje se puede dejar ${place}`,
  },
  keys: {
    count: (count) => `se ${count === 1 ? 'entrega un juego de llaves' : `entregan ${count} juegos de llaves`}`,
    price: [(amount) => `una llave perdida cuesta ${amount}`, 'una llave perdida no cuesta nada'],
  },
  address: { name: (address) => `la dirección es ${address}` },
  parking: {
    secondPrice: [(x) => `un segundo coche cuesta ${x}`, 'un segundo coche aparca gratis'],
    permit: ['el aparcamiento es solo para residentes con permiso', 'no se necesita permiso de residente para aparcar'],
    exists: ['hay aparcamiento', 'no hay aparcamiento en el alojamiento'],
    price: [(amount) => `el aparcamiento cuesta ${amount}`, 'el aparcamiento es gratuito'],
    count: (count) => `hay ${oneOrMore(count, 'una plaza de aparcamiento', 'plazas de aparcamiento')}`,
    isPrivate: ['el aparcamiento es privado', 'el aparcamiento es público'],
    where: (place) => `se aparca ${place}`,
    reservation: ['hay que reservar la plaza de aparcamiento', 'no hay que reservar la plaza de aparcamiento'],
    isCovered: ['la plaza de aparcamiento es cubierta', 'la plaza de aparcamiento no es cubierta'],
    distance: (distance) => `el aparcamiento está a ${distance}`,
    maxHeight: (metres) => `el aparcamiento es para vehículos de hasta ${metres} m de altura`,
    name: (name) => `el aparcamiento más cercano se llama ${name}`,
  },
  transport: {
    every: (x) => `hay servicio cada ${x}`,
    line: (line) => `la línea es ${line}`,
    ticket: [(amount) => `el billete cuesta ${amount}`, 'el autobús es gratuito'],
  },
  airport: {
    transfer: ['podemos organizar un traslado desde el aeropuerto', 'no ofrecemos traslado desde el aeropuerto'],
    transferPrice: [
      (amount) => `el traslado desde el aeropuerto cuesta ${amount}`,
      'el traslado desde el aeropuerto es gratuito',
    ],
  },
  carNeeded: { needed: ['hace falta coche', 'no hace falta coche'] },
  wifi: {
    strong: (x) => `el wifi funciona bien ${x}`,
    weak: (x) => `el wifi llega poco ${x}`,
    speed: (speed) => `la velocidad de internet es de ${speed} Mbit/s`,
  },
  heating: {
    offAt: (x) => `la calefacción se apaga a las ${x}`,
    type: (type) => `la calefacción es ${type}`,
    temperature: (degrees) => `la calefacción está a ${degrees} °C`,
  },
  pool: {
    heatingPrice: [(x) => `calentar la piscina cuesta ${x}`, 'calentar la piscina es gratis'],
    isIndoor: ['la piscina es cubierta', 'la piscina es exterior'],
    isFenced: ['la piscina está vallada', 'la piscina no está vallada'],
    isHeated: ['la piscina está climatizada', 'la piscina no está climatizada'],
    depth: (metres) => `la piscina tiene ${metres} m de profundidad`,
    temperature: (degrees) => `la piscina está climatizada a ${degrees} °C`,
  },
  kitchen: { isEquipped: ['la cocina está totalmente equipada', 'la cocina no está totalmente equipada'] },
  hob: { type: (type) => `la placa de cocina es ${type}` },
  coffeeMachine: { instead: (x) => `en su lugar hay ${x}`, type: (type) => `la cafetera es ${type}` },
  linen: {
    every: (x) => `la ropa de cama se cambia a intervalos de ${x}`,
    change: ['la ropa de cama se cambia durante la estancia', 'la ropa de cama no se cambia durante la estancia'],
  },
  towels: {
    every: (x) => `las toallas se cambian a intervalos de ${x}`,
    perPerson: (n) => `hay ${oneOrMore(n, 'una toalla', 'toallas')} por persona`,
    bathPerPerson: (n) => `hay ${oneOrMore(n, 'una toalla de baño', 'toallas de baño')} por persona`,
    handPerPerson: (n) => `hay ${oneOrMore(n, 'una toalla de manos', 'toallas de manos')} por persona`,
    count: (count) => `hay ${oneOrMore(count, 'una toalla', 'toallas')}`,
    change: ['las toallas se cambian durante la estancia', 'las toallas no se cambian durante la estancia'],
  },
  television: {
    count: (n) => (n === 1 ? 'hay una televisión' : `hay ${n} televisiones`),
    services: (services) => `la televisión tiene ${services}`,
  },
  pets: {
    allowed: ['se admiten mascotas', 'no se admiten mascotas'],
    price: [(amount) => `el suplemento por mascotas es de ${amount}`, 'las mascotas se alojan gratis'],
    count: (count) => `se admiten como máximo ${oneOrMore(count, 'una mascota', 'mascotas')}`,
  },
  smoking: { allowed: ['se puede fumar', 'no se puede fumar'] },
  parties: { allowed: ['se permiten fiestas', 'no se permiten fiestas'] },
  visitors: { allowed: ['se permiten visitas', 'no se permiten visitas'] },
  quietHours: {
    from: (x) => `rogamos silencio después de las ${x}`,
    hours: (from, to) => `las horas de silencio son de ${from} a ${to}`,
  },
  quiet: { isQuiet: ['la zona es tranquila', 'la zona puede ser ruidosa'] },
  shoes: { allowed: ['se puede llevar zapatos en casa', 'hay que quitarse los zapatos en casa'] },
  children: {
    allowed: ['los niños son bienvenidos', 'el alojamiento no es adecuado para niños'],
    price: [(amount) => `los niños pagan ${amount}`, 'los niños se alojan gratis'],
  },
  accessibility: {
    isAccessible: [
      'el alojamiento es accesible en silla de ruedas',
      'el alojamiento no es accesible en silla de ruedas',
    ],
    isStepFree: ['la entrada no tiene escalones', 'la entrada tiene escalones'],
    steps: (count) => `en la entrada hay ${oneOrMore(count, 'un escalón', 'escalones')}`,
  },
  floor: {
    number: (floor) =>
      floor === 0 ? 'el alojamiento está en la planta baja' : `el alojamiento está en la planta ${floor}`,
  },
  stairs: { count: (count) => `hay ${oneOrMore(count, 'un escalón', 'escalones')}` },
  rooms: {
    count: (count) => `el alojamiento tiene ${oneOrMore(count, 'una habitación', 'habitaciones')}`,
    bedrooms: (count) => `el alojamiento tiene ${oneOrMore(count, 'un dormitorio', 'dormitorios')}`,
  },
  bathrooms: { count: (count) => `el alojamiento tiene ${oneOrMore(count, 'un baño', 'baños')}` },
  beds: {
    count: (count) => `hay ${oneOrMore(count, 'una cama', 'camas')}`,
    double: (count) => `hay ${oneOrMore(count, 'una cama doble', 'camas dobles')}`,
    single: (count) => `hay ${oneOrMore(count, 'una cama individual', 'camas individuales')}`,
    sofa: (count) => `hay ${oneOrMore(count, 'un sofá cama', 'sofás cama')}`,
    bunk: (count) => `hay ${oneOrMore(count, 'una litera', 'literas')}`,
  },
  guests: { max: (count) => `el alojamiento es para un máximo de ${oneOrMore(count, 'una persona', 'personas')}` },
  extraGuests: {
    allowed: ['se admiten personas adicionales', 'no se admiten personas adicionales'],
    price: [(amount) => `cada persona adicional cuesta ${amount}`, 'las personas adicionales no pagan'],
  },
  size: { area: (area) => `el alojamiento tiene ${area} metros cuadrados` },
  deposit: {
    isReturnedAtCheckOut: ['la fianza se devuelve a la salida', 'la fianza no se devuelve a la salida'],
    amount: [(amount) => `la fianza es de ${amount}`, 'no hay fianza'],
    methods: (methods) => `la fianza se paga ${methods}`,
    refund: (days) => `la fianza se devuelve en un plazo de ${days}`,
  },
  touristTax: {
    amount: [(amount) => `la tasa turística es de ${amount}`, 'no hay tasa turística'],
    maxNights: (count) => `la tasa turística se paga por un máximo de ${oneOrMore(count, 'una noche', 'noches')}`,
    exemptAge: (age) => `los menores de ${age} años no pagan la tasa turística`,
    methods: (methods) => `la tasa turística se paga ${methods}`,
  },
  price: { discount: [(amount) => `el descuento es de ${amount}`, 'no hay descuento'] },
  payment: {
    methods: (methods) => `se puede pagar ${methods}`,
    advance: [(amount) => `el anticipo es de ${amount}`, 'no hay anticipo'],
  },
  invoice: {
    receipt: ['podemos darle un recibo', 'no damos recibos'],
    available: ['podemos darle una factura', 'no emitimos facturas'],
  },
  documents: {
    needed: ['necesitamos un documento de identidad de cada huésped', 'no hace falta un documento de identidad'],
  },
  cancellation: {
    isFree: ['la cancelación es gratuita', 'la cancelación no se reembolsa'],
    freeUntil: (days) => `la cancelación es gratuita hasta ${days} antes de la llegada`,
    fee: [(amount) => `la cancelación cuesta ${amount}`, 'la cancelación es gratuita'],
  },
  minStay: { nights: (count) => `la estancia mínima es de ${oneOrMore(count, 'una noche', 'noches')}` },
  rubbish: {
    collected: ['la basura se recoge', 'la basura no se recoge'],
    organic: ['los residuos orgánicos se recogen', 'los residuos orgánicos no se recogen'],
    plastic: ['el plástico se recoge', 'el plástico no se recoge'],
    paper: ['el papel se recoge', 'el papel no se recoge'],
    glass: ['el vidrio se recoge', 'el vidrio no se recoge'],
    general: ['el resto se recoge', 'el resto no se recoge'],
    isSorted: ['hay que separar la basura', 'no hay que separar la basura'],
    where: (place) => `los contenedores de basura están ${place}`,
  },
  water: {
    isDrinkable: ['el agua del grifo es potable', 'el agua del grifo no es potable'],
    isHot: ['hay agua caliente', 'no hay agua caliente'],
  },
  power: { voltage: (volts) => `el voltaje es de ${volts} V` },
  cleaning: {
    fee: [(amount) => `la limpieza final cuesta ${amount}`, 'la limpieza final es gratuita'],
    during: ['el alojamiento se limpia durante la estancia', 'el alojamiento no se limpia durante la estancia'],
  },
  view: {
    of: (what) => `el alojamiento tiene vistas ${what}`,
    exists: ['el alojamiento tiene buenas vistas', 'el alojamiento no tiene vistas'],
  },
  garden: { isFenced: ['el jardín está vallado', 'el jardín no está vallado'] },
  mosquitoes: { nets: ['hay mosquiteras', 'no hay mosquiteras'] },
  contact: {
    phone: (number) => `puede contactarnos en el ${number}`,
    isOnSite: ['vivimos en el mismo lugar', 'no vivimos en el mismo lugar'],
  },
  links: {
    booking: (link) => `esta es nuestra página en Booking.com: ${link}`,
    airbnb: (link) => `esta es nuestra página en Airbnb: ${link}`,
  },
  beachTowels: { count: (n) => `hay ${oneOrMore(n, 'una toalla de playa', 'toallas de playa')}` },
  taxi: {
    fromAirport: [(x) => `un taxi desde el aeropuerto cuesta unos ${x}`, 'el taxi desde el aeropuerto es gratuito'],
  },
  bicycles: {
    count: (n) => (n === 1 ? 'hay una bicicleta' : `hay ${n} bicicletas`),
    storage: (x) => `las bicicletas se pueden dejar ${x}`,
  },
  skiBus: { every: (x) => `el skibus pasa cada ${x}`, isFree: ['el skibus es gratuito', 'el skibus es de pago'] },
}
