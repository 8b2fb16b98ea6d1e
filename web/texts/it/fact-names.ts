/** What a claim of a draft rests on: loaded with the first draft that has any. */
export const factNames = {
  named: {
    'property.name': 'nome della proprietà',
    'property.address': 'indirizzo',
    'property.floor': 'piano',
    'property.rooms': 'numero di camere',
    'property.bathrooms': 'numero di bagni',
    'property.checkIn': 'orario di check-in',
    'property.checkOut': 'orario di check-out',
    'property.bookingLink': 'link Booking',
    'property.airbnbLink': 'link Airbnb',
    'property.additionalInfo': 'informazioni aggiuntive',
    'host.answer': 'la tua risposta',
  } as Partial<Record<string, string>>,
  message: 'un messaggio precedente',
  stay: 'le date del soggiorno',
  settings: 'le tue impostazioni',
  property: 'i dati della proprietà',
} as const
