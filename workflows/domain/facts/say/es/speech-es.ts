import { type NounSayings, oneOrMore, type Speech } from '#workflows/domain/facts/say/speech.ts'
import { type NounEs, PLACES_ES, THINGS_ES } from './nouns-es.ts'
import { SAYINGS_ES } from './sayings-es.ts'

const ENDINGS = { m: 'o', f: 'a', mp: 'os', fp: 'as' } as const

/** 'Las 15:00', but 'la 1:00'. */
const at = (time: string) => (/^0?1:/.test(time) ? `la ${time}` : `las ${time}`)

function ofNoun([the, a, form]: NounEs, isNearby: boolean): NounSayings {
  const isMany = form.endsWith('p')
  const end = ENDINGS[form]
  const is = isMany ? 'son' : 'es'
  const stays = isMany ? 'están' : 'está'
  const nearby = isNearby ? ' cerca' : ''
  const shared = `${the} se ${isMany ? 'comparten' : 'comparte'} con otros huéspedes`
  const own = `${the} ${is} de uso exclusivo`
  return {
    exists: [`hay ${a}${nearby}`, `no hay ${a.replace(/^una? |^el /, '')}${nearby}`],
    price: [(amount) => `${the} ${isMany ? 'cuestan' : 'cuesta'} ${amount}`, `${the} ${is} gratuit${end}`],
    isPrivate: [own, shared],
    isShared: [shared, own],
    where: (place) => `${the} ${stays} ${place}`,
    hours: (from, to) => `${the} se ${isMany ? 'pueden' : 'puede'} usar de ${at(from)} a ${at(to)}`,
    season: (from, to) => `${the} ${stays} abiert${end} del ${from} al ${to}`,
    included: [`${the} ${stays} incluid${end} en el precio`, `${the} no ${stays} incluid${end} en el precio`],
    isHeated: [`${the} ${stays} climatizad${end}`, `${the} no ${stays} climatizad${end}`],
    distance: (distance) => `${the} está a ${distance}`,
    name: (name) => `${the} se llama ${name}`,
  }
}

const MONTHS = 'enero,febrero,marzo,abril,mayo,junio,julio,agosto,septiembre,octubre,noviembre,diciembre'.split(',')

export const es: Speech = {
  sayings: SAYINGS_ES,
  ofNoun: (topic) => {
    const thing = THINGS_ES[topic]
    const place = PLACES_ES[topic]
    return thing !== undefined ? ofNoun(thing, false) : place !== undefined ? ofNoun(place, true) : null
  },
  choices: {
    cash: 'en efectivo',
    card: 'con tarjeta',
    bankTransfer: 'por transferencia',
    paypal: 'por PayPal',
    platform: 'por la plataforma de reservas',
    keyBox: 'en una caja de llaves',
    smartLock: 'con un código en la cerradura',
    inPerson: 'en persona',
    reception: 'en la recepción',
    onSite: 'en el mismo lugar',
    street: 'en la calle',
    garage: 'en un garaje',
    courtyard: 'en el patio',
    inApartment: 'en el alojamiento',
    inBuilding: 'en el edificio',
    basement: 'en el sótano',
    bathroom: 'en el baño',
    kitchen: 'en la cocina',
    livingRoom: 'en el salón',
    bedroom: 'en el dormitorio',
    balcony: 'en el balcón',
    terrace: 'en la terraza',
    garden: 'en el jardín',
    sea: 'al mar',
    lake: 'al lago',
    mountains: 'a las montañas',
    city: 'a la ciudad',
    river: 'al río',
    countryside: 'al campo',
    park: 'al parque',
    square: 'a la plaza',
    central: 'central',
    gas: 'de gas',
    electric: 'eléctrica',
    fireplace: 'de chimenea',
    pelletStove: 'de pellets',
    underfloor: 'por suelo radiante',
    capsules: 'de cápsulas',
    moka: 'italiana',
    filter: 'de filtro',
    espresso: 'de espresso',
    netflix: 'Netflix',
    primeVideo: 'Prime Video',
    satellite: 'canales por satélite',
  },
  and: 'y',
  plainConditions: {
    onRequest: 'bajo petición',
    ifAvailable: 'según disponibilidad',
    byArrangement: 'previo acuerdo',
    againstFee: 'con suplemento',
    free: 'gratis',
    onlySmall: 'solo de tamaño pequeño',
    onlyDogs: 'solo perros',
    onlyCats: 'solo gatos',
    onLeash: 'con correa',
    notOnBeds: 'no en camas ni sofás',
    notAlone: 'no solas en el alojamiento',
    onlyOutside: 'solo al aire libre',
    onlyOnBalcony: 'solo en el balcón',
    onlyOnTerrace: 'solo en la terraza',
    onlyInGarden: 'solo en el jardín',
    onlyInBedroom: 'solo en el dormitorio',
    onlyInLivingRoom: 'solo en el salón',
    onlyInKitchen: 'solo en la cocina',
    onlyChildren: 'solo para niños',
    onlyAdults: 'solo para adultos',
    supervisedChildren: 'los niños solo con un adulto',
    onlyGuests: 'solo para huéspedes del alojamiento',
    onlyLuggage: 'solo el equipaje',
    afterCheckOut: 'después de la salida',
    beforeCheckIn: 'antes de la entrada',
    limited: 'las plazas son limitadas',
    ifNobodyArrives: 'si nadie llega el mismo día',
    ifNobodyLeaves: 'si nadie sale el mismo día',
    nonRefundable: 'no reembolsable',
    inSummer: 'en verano',
    inWinter: 'en invierno',
    indoors: 'dentro de la casa',
  },
  onlySmallDogs: 'solo perros pequeños',
  figureConditions: {
    upToCount: ({ count }) => `${count} como máximo`,
    upToKilograms: ({ kilograms }) => `hasta ${kilograms} kg`,
    upToAge: ({ years }) => `hasta ${oneOrMore(years, 'un año', 'años')}`,
    fromAge: ({ years }) => `a partir de ${oneOrMore(years, 'un año', 'años')}`,
    fromNights: ({ nights }) => `a partir de ${oneOrMore(nights, 'una noche', 'noches')}`,
    daysAhead: ({ count }) => `avisando con ${oneOrMore(count, 'un día', 'días')} de antelación`,
    hoursAhead: ({ count }) => `avisando con ${oneOrMore(count, 'una hora', 'horas')} de antelación`,
    fromTime: ({ time }) => `a partir de ${at(time)}`,
    untilTime: ({ time }) => `hasta ${at(time)}`,
    betweenTimes: ({ from, to }) => `de ${at(from)} a ${at(to)}`,
    fromGuests: ({ count }) => `a partir de ${oneOrMore(count, 'un huésped', 'huéspedes')}`,
    daysBeforeArrival: ({ count }) => `${oneOrMore(count, 'un día', 'días')} antes de la llegada`,
  },
  season: (from, to) => `del ${from} al ${to}`,
  dayOfYear: (day, month) => `${day} de ${MONTHS[month - 1]}`,
  weekdays: { 1: 'lunes', 2: 'martes', 3: 'miércoles', 4: 'jueves', 5: 'viernes', 6: 'sábado', 7: 'domingo' },
  onWeekdays: (days) => `los días ${days}`,
  per: {
    night: 'por noche',
    day: 'al día',
    week: 'por semana',
    month: 'al mes',
    hour: 'por hora',
    stay: 'por estancia',
    person: 'por persona',
    personNight: 'por persona y noche',
    piece: 'por unidad',
    pet: 'por mascota',
    petNight: 'por mascota y noche',
    kWh: 'por kWh',
  },
  money: { sign: 'after', decimal: ',' },
  percent: (share) => `${share} %`,
  distance: {
    m: (distance) => `${distance} m`,
    km: (distance) => `${distance} km`,
    minutesWalk: (distance) => `${distance} minutos a pie`,
    minutesDrive: (distance) => `${distance} minutos en coche`,
    minutesBike: (distance) => `${distance} minutos en bicicleta`,
    minutesTransit: (distance) => `${distance} minutos en transporte público`,
    minutes: (distance) => `${distance} minutos`,
  },
  days: {
    days: (count) => oneOrMore(count, 'un día', 'días'),
    hours: (count) => oneOrMore(count, 'una hora', 'horas'),
    weeks: (count) => oneOrMore(count, 'una semana', 'semanas'),
    nights: (count) => oneOrMore(count, 'una noche', 'noches'),
    minutes: (count) => oneOrMore(count, 'un minuto', 'minutos'),
  },
}
