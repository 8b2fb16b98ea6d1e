import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { topicsEn } from '#workflows/domain/sentences/en/topics.ts'
import { topicsIt } from '#workflows/domain/sentences/it/topics.ts'
import type { Topic } from '#workflows/domain/topic.ts'

/** In the languages that no host reads: German (accusative), French, Spanish. */
const OTHERS: Record<Topic, readonly [de: string, fr: string, es: string]> = {
  checkIn: ['die Check-in-Zeit', 'l’heure d’arrivée', 'la hora del check-in'],
  arrival: ['die Ankunftszeit', 'l’heure d’arrivée', 'la hora de llegada'],
  departure: ['die Abreisezeit', 'l’heure de départ', 'la hora de salida'],
  checkOut: ['die Check-out-Zeit', 'l’heure de départ', 'la hora del check-out'],
  earlyCheckIn: ['die frühere Anreise', 'l’arrivée anticipée', 'la llegada anticipada'],
  lateCheckOut: ['die spätere Abreise', 'le départ tardif', 'la salida más tarde'],
  lateArrival: ['die späte Anreise', 'l’arrivée tardive', 'la llegada a última hora'],
  wifiPassword: ['das WLAN-Passwort', 'le mot de passe du Wi-Fi', 'la contraseña del wifi'],
  access: ['den Schlüssel und den Zugang', 'les clés et l’accès', 'las llaves y el acceso'],
  bookingLink: ['den Buchungslink', 'le lien de réservation', 'el enlace de reserva'],
  airbnbLink: ['den Airbnb-Link', 'le lien Airbnb', 'el enlace de Airbnb'],
  address: ['die Adresse', 'l’adresse', 'la dirección'],
  directions: ['die Anfahrt', 'l’itinéraire', 'las indicaciones para llegar'],
  floor: ['das Stockwerk', 'l’étage', 'la planta'],
  rooms: ['die Zimmer', 'les pièces', 'las habitaciones'],
  bathrooms: ['die Badezimmer', 'les salles de bains', 'los baños'],
  beds: ['die Betten', 'les lits', 'las camas'],
  price: ['den Preis', 'le prix', 'el precio'],
  pool: ['den Pool', 'la piscine', 'la piscina'],
  parking: ['den Parkplatz', 'le stationnement', 'el aparcamiento'],
  wifi: ['das WLAN', 'le Wi-Fi', 'el wifi'],
  pets: ['die Haustiere', 'les animaux', 'las mascotas'],
  balcony: ['den Balkon', 'le balcon', 'el balcón'],
  towels: ['die Handtücher', 'les serviettes', 'las toallas'],
  linen: ['die Bettwäsche', 'le linge de lit', 'la ropa de cama'],
  lift: ['den Aufzug', 'l’ascenseur', 'el ascensor'],
  airConditioning: ['die Klimaanlage', 'la climatisation', 'el aire acondicionado'],
  heating: ['die Heizung', 'le chauffage', 'la calefacción'],
  washingMachine: ['die Waschmaschine', 'le lave-linge', 'la lavadora'],
  dishwasher: ['die Spülmaschine', 'le lave-vaisselle', 'el lavavajillas'],
  kitchen: ['die Küche', 'la cuisine', 'la cocina'],
  oven: ['den Backofen', 'le four', 'el horno'],
  coffee: ['die Kaffeemaschine', 'la cafetière', 'la cafetera'],
  hairdryer: ['den Föhn', 'le sèche-cheveux', 'el secador'],
  iron: ['das Bügeleisen', 'le fer à repasser', 'la plancha'],
  television: ['den Fernseher', 'la télévision', 'la televisión'],
  crib: ['das Babybett', 'le lit bébé', 'la cuna'],
  highChair: ['den Hochstuhl', 'la chaise haute', 'la trona'],
  breakfast: ['das Frühstück', 'le petit-déjeuner', 'el desayuno'],
  barbecue: ['den Grill', 'le barbecue', 'la barbacoa'],
  garden: ['den Garten', 'le jardin', 'el jardín'],
  sauna: ['die Sauna', 'le sauna', 'la sauna'],
  hotTub: ['den Whirlpool', 'le jacuzzi', 'el jacuzzi'],
  gym: ['den Fitnessraum', 'la salle de sport', 'el gimnasio'],
  charging: ['die Lademöglichkeit', 'la borne de recharge', 'el punto de carga'],
  luggage: ['das Gepäck', 'les bagages', 'el equipaje'],
  beach: ['den Strand', 'la plage', 'la playa'],
  supermarket: ['den Supermarkt', 'le supermarché', 'el supermercado'],
  restaurant: ['die Restaurants', 'les restaurants', 'los restaurantes'],
  transport: ['die Verkehrsanbindung', 'les transports', 'el transporte'],
  smoking: ['das Rauchen', 'la possibilité de fumer', 'la posibilidad de fumar'],
  bicycles: ['die Fahrräder', 'les vélos', 'las bicicletas'],
}

const LABELS: Record<DraftLanguage, (topic: Topic) => string> = {
  it: (topic) => topicsIt[topic],
  en: (topic) => topicsEn[topic],
  de: (topic) => OTHERS[topic][0],
  fr: (topic) => OTHERS[topic][1],
  es: (topic) => OTHERS[topic][2],
}

/** How a topic is called when the answer has to wait: with its article. */
export const labelOf = (topic: Topic, language: DraftLanguage): string => LABELS[language](topic)
