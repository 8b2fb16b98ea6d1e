import { type NounSayings, nounSayings, oneOrMore, type Speech } from '#workflows/domain/facts/say/speech.ts'
import { type NounPt, PLACES_PT, THINGS_PT } from './nouns-pt.ts'
import { SAYINGS_PT } from './sayings-pt.ts'

const ENDINGS = { m: 'o', f: 'a', mp: 'os', fp: 'as' } as const

/** 'Das 15:00', but 'da 1:00'. */
const at = (word: 'd' | 'à', time: string) => {
  const isOne = /^0?1:/.test(time)
  return word === 'd' ? `${isOne ? 'da' : 'das'} ${time}` : `${isOne ? 'à' : 'às'} ${time}`
}

function ofNoun([the, a, form]: NounPt, isNearby: boolean): NounSayings {
  const isMany = form.endsWith('p')
  const end = ENDINGS[form]
  const is = isMany ? 'são' : 'é'
  const stays = isMany ? 'estão' : 'está'
  const nearby = isNearby ? ' por perto' : ''
  const shared = `${the} ${is} partilhad${end} com outros hóspedes`
  const own = `${the} ${is} de uso exclusivo`
  return {
    exists: [`há ${a}${nearby}`, `não há ${a.replace(/^uma? |^o /, '')}${nearby}`],
    price: [(amount) => `${the} ${isMany ? 'custam' : 'custa'} ${amount}`, `${the} ${is} gratuit${end}`],
    isPrivate: [own, shared],
    isShared: [shared, own],
    where: (place) => `${the} ${stays} ${place}`,
    allowed: [
      `${the} ${isMany ? 'podem' : 'pode'} ser usad${end}`,
      `${the} não ${isMany ? 'podem' : 'pode'} ser usad${end}`,
    ],
    hours: (from, to) =>
      isNearby
        ? `${the} ${stays} abert${end} ${at('d', from)} ${at('à', to)}`
        : `${the} ${isMany ? 'podem' : 'pode'} ser usad${end} ${at('d', from)} ${at('à', to)}`,
    opens: (time) => `${the} ${isMany ? 'abrem' : 'abre'} ${at('à', time)}`,
    closes: (time) => `${the} ${isMany ? 'fecham' : 'fecha'} ${at('à', time)}`,
    isOpen: [`${the} ${stays} abert${end}`, `${the} ${stays} fechad${end}`],
    season: (from, to) => `${the} ${stays} abert${end} de ${from} a ${to}`,
    included: [`${the} ${stays} incluíd${end} no preço`, `${the} não ${stays} incluíd${end} no preço`],
    isHeated: [`${the} ${is} aquecid${end}`, `${the} não ${is} aquecid${end}`],
    distance: (distance) => `${the} fica a ${distance}`,
    name: (name) => `${the} chama-se ${name}`,
  }
}

const MONTHS = 'janeiro,fevereiro,março,abril,maio,junho,julho,agosto,setembro,outubro,novembro,dezembro'.split(',')

export const pt: Speech = {
  sayings: SAYINGS_PT,
  ofNoun: nounSayings(THINGS_PT, PLACES_PT, ofNoun),
  choices: {
    cash: 'em dinheiro',
    card: 'com cartão',
    bankTransfer: 'por transferência bancária',
    paypal: 'por PayPal',
    platform: 'pela plataforma de reservas',
    keyBox: 'numa caixa de chaves',
    smartLock: 'com um código na fechadura',
    inPerson: 'em pessoa',
    reception: 'na receção',
    onSite: 'no local',
    street: 'na rua',
    garage: 'numa garagem',
    courtyard: 'no pátio',
    inApartment: 'no alojamento',
    inBuilding: 'no edifício',
    basement: 'na cave',
    bathroom: 'na casa de banho',
    kitchen: 'na cozinha',
    livingRoom: 'na sala',
    bedroom: 'no quarto',
    balcony: 'na varanda',
    terrace: 'no terraço',
    garden: 'no jardim',
    sea: 'o mar',
    lake: 'o lago',
    mountains: 'as montanhas',
    city: 'a cidade',
    river: 'o rio',
    countryside: 'o campo',
    park: 'o parque',
    square: 'a praça',
    central: 'central',
    gas: 'a gás',
    electric: 'elétrica',
    fireplace: 'por lareira',
    pelletStove: 'a pellets',
    underfloor: 'de piso radiante',
    capsules: 'de cápsulas',
    moka: 'italiana',
    frenchPress: 'uma cafeteira de êmbolo',
    filter: 'de filtro',
    espresso: 'de café expresso',
    netflix: 'Netflix',
    primeVideo: 'Prime Video',
    satellite: 'canais por satélite',
  },
  and: 'e',
  plainConditions: {
    onRequest: 'a pedido',
    ifAvailable: 'mediante disponibilidade',
    byArrangement: 'mediante acordo',
    againstFee: 'com suplemento',
    free: 'gratuitamente',
    onlySmall: 'só de pequeno porte',
    onlyDogs: 'só cães',
    onlyCats: 'só gatos',
    onLeash: 'com trela',
    notOnBeds: 'não em camas nem sofás',
    notAlone: 'não sozinhos no alojamento',
    onlyOutside: 'só no exterior',
    onlyOnBalcony: 'só na varanda',
    onlyOnTerrace: 'só no terraço',
    onlyInGarden: 'só no jardim',
    onlyInBedroom: 'só no quarto',
    onlyInLivingRoom: 'só na sala',
    onlyInKitchen: 'só na cozinha',
    onlyGas: 'só a gás, não a carvão',
    onlyInCourtyard: 'só no pátio',
    withGuestCard: 'com o cartão de hóspede',
    payOnArrival: 'a pagar à chegada',
    payOnDeparture: 'a pagar à saída',
    exceptAssistanceDogs: 'exceto cães de assistência',
    onlyChildren: 'só para crianças',
    onlyAdults: 'só para adultos',
    supervisedChildren: 'as crianças só com um adulto',
    onlyGuests: 'só para hóspedes do alojamento',
    onlyLuggage: 'só a bagagem',
    afterCheckOut: 'depois do check-out',
    beforeCheckIn: 'antes do check-in',
    limited: 'os lugares são limitados',
    ifNobodyArrives: 'se ninguém chegar no mesmo dia',
    ifNobodyLeaves: 'se ninguém sair no mesmo dia',
    nonRefundable: 'não reembolsável',
    inSummer: 'no verão',
    inWinter: 'no inverno',
    indoors: 'dentro de casa',
  },
  onlySmallDogs: 'só cães de pequeno porte',
  figureConditions: {
    upToCount: ({ count }) => `no máximo ${count}`,
    upToKilograms: ({ kilograms }) => `até ${kilograms} kg`,
    upToAge: ({ years }) => `até ${oneOrMore(years, 'um ano', 'anos')}`,
    fromAge: ({ years }) => `a partir de ${oneOrMore(years, 'um ano', 'anos')}`,
    fromNights: ({ nights }) => `a partir de ${oneOrMore(nights, 'uma noite', 'noites')}`,
    daysAhead: ({ count }) => `a pedir com ${oneOrMore(count, 'um dia', 'dias')} de antecedência`,
    hoursAhead: ({ count }) => `a pedir com ${oneOrMore(count, 'uma hora', 'horas')} de antecedência`,
    fromTime: ({ time }) => `a partir ${at('d', time)}`,
    untilTime: ({ time }) => `até ${at('à', time)}`,
    betweenTimes: ({ from, to }) => `${at('d', from)} ${at('à', to)}`,
    fromGuests: ({ count }) => `a partir de ${oneOrMore(count, 'um hóspede', 'hóspedes')}`,
    daysBeforeArrival: ({ count }) => `${oneOrMore(count, 'um dia', 'dias')} antes da chegada`,
  },
  season: (from, to) => `de ${from} a ${to}`,
  dayOfYear: (day, month) => `${day} de ${MONTHS[month - 1]}`,
  weekdays: {
    1: 'segunda-feira',
    2: 'terça-feira',
    3: 'quarta-feira',
    4: 'quinta-feira',
    5: 'sexta-feira',
    6: 'sábado',
    7: 'domingo',
  },
  onWeekdays: (days) => `nos dias ${days}`,
  per: {
    night: 'por noite',
    day: 'por dia',
    week: 'por semana',
    month: 'por mês',
    hour: 'por hora',
    stay: 'por estadia',
    person: 'por pessoa',
    personNight: 'por pessoa e noite',
    piece: 'cada',
    pet: 'por animal',
    petNight: 'por animal e noite',
    kWh: 'por kWh',
  },
  money: { sign: 'after', decimal: ',' },
  percent: (share) => `${share} %`,
  distance: {
    m: (distance) => `${distance} m`,
    km: (distance) => `${distance} km`,
    minutesWalk: (distance) => `${distance} minutos a pé`,
    minutesDrive: (distance) => `${distance} minutos de carro`,
    minutesBike: (distance) => `${distance} minutos de bicicleta`,
    minutesTransit: (distance) => `${distance} minutos de transportes públicos`,
    minutes: (distance) => `${distance} minutos`,
  },
  days: {
    days: (count) => oneOrMore(count, 'um dia', 'dias'),
    hours: (count) => oneOrMore(count, 'uma hora', 'horas'),
    weeks: (count) => oneOrMore(count, 'uma semana', 'semanas'),
    nights: (count) => oneOrMore(count, 'uma noite', 'noites'),
    minutes: (count) => oneOrMore(count, 'um minuto', 'minutos'),
  },
}
