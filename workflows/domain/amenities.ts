/** Things a house may have, each in five languages, folded. What a reply names must be named by the host. */
export const AMENITIES = {
  pool: /(?<!\p{L})(?:piscin\p{L}*|(?:swimming )?pools?|schwimmb\p{L}*|swimmingpool)(?!\p{L})/u,
  parking:
    /(?<!\p{L})(?:parchegg\p{L}*|post[oi] auto|posti macchina|box auto|garages?|autorimessa|parkings?|car ?parks?|parkplatz\p{L}*|parkplatze\p{L}*|parkmoglichkeit\p{L}*|stellplatz\p{L}*|stellplatze\p{L}*|tiefgarage\p{L}*|parken|parke|stationne\p{L}*|garer|place de parc|aparcamiento\p{L}*|aparcar|estacionamiento|estacionar|plazas? de garaje|garaje|cochera)(?!\p{L})/u,
  wifi: /(?<!\p{L})(?:wi ?-?fi|wlan|wireless|internet)(?!\p{L})/u,
  pets: /(?<!\p{L})(?:animal[ei]|animaux|animales|animals?|can[ei]\b(?! (?:i|we|you|do))|cagnolin[oa]|gatt[oi]|pets?|labrador|retriever|barboncin[oi]|bassott[oi]|chihuahua|beagle|terrier|pudel|dackel|dogs?|cats?|pupp(?:y|ies)|haustier\p{L}*|tiere?|hund(?:e|en|es|s)?|katzen?|chiens?|(?:un|notre|mon|le|nos|les|des|de) chats?|mascotas?|perr[oa]s?|perrit[oa]s?|gat[oa]s?)(?!\p{L})/u,
  balcony:
    /(?<!\p{L})(?:balcon[ei]?s?|balcony|balconies|balkon[es]?|balkone|balcones|terrazz[aeo]\p{L}*|terraces?|terrassen?|terrazas?)(?!\p{L})/u,
  towels: /(?<!\p{L})(?:asciuga\p{L}*|telo|teli|towels?|handtuch\p{L}*|badetuch\p{L}*|serviettes?|toallas?)(?!\p{L})/u,
  linen:
    /(?<!\p{L})(?:lenzuol\p{L}*|biancheria|bed ?linen|linens?|sheets|bettwasche|draps|linge de lit|sabanas|ropa de cama)(?!\p{L})/u,
  lift: /(?<!\p{L})(?:ascensore|ascensori|lifts?|elevators?|aufzug|fahrstuhl|ascenseur|ascensor(?:es)?)(?!\p{L})/u,
  airConditioning:
    /(?<!\p{L})(?:aria condizionata|climatizza\p{L}*|condizionat\p{L}*|air ?-?con(?:ditioning|ditioner|ditioned)?|klimaanlage|klimatisier\p{L}*|climatis\p{L}*|climatiseur|aire acondicionado)(?!\p{L})/u,
  heating:
    /(?<!\p{L})(?:riscaldament\p{L}*|termosifon\p{L}*|heating|heaters?|heizung|heizkorper|chauffage|radiateurs?|calefaccion)(?!\p{L})/u,
  washingMachine:
    /(?<!\p{L})(?:lavatric[ei]|washing machine|washer|laundry|waschmaschine|lave-?linge|machine a laver|lavadora)(?!\p{L})/u,
  dishwasher:
    /(?<!\p{L})(?:lavastoviglie|dishwasher|spulmaschine|geschirrspuler|lave-?vaisselle|lavavajillas)(?!\p{L})/u,
  kitchen: /(?<!\p{L})(?:cucina|angolo cottura|kitchen|kitchenette|kuche|kochnische|cuisine|cocina)(?!\p{L})/u,
  oven: /(?<!\p{L})(?:forno|oven|microonde|microwave|backofen|mikrowelle|(?:un|le|du|au) four|micro-?ondes|horno|microondas)(?!\p{L})/u,
  coffee:
    /(?<!\p{L})(?:caffe|moka|macchina del caffe|coffee|nespresso|kaffeemaschine|kaffee|cafetiere|cafe|cafetera)(?!\p{L})/u,
  hairdryer:
    /(?<!\p{L})(?:phon|asciugacapelli|hair ?dryer|hair ?drier|fohn|haartrockner|seche-?cheveux|secador)(?!\p{L})/u,
  iron: /(?<!\p{L})(?:ferro da stiro|ironing board|iron|bugeleisen|fer a repasser|plancha de ropa)(?!\p{L})/u,
  television: /(?<!\p{L})(?:tv|televis\p{L}*|fernseh\p{L}*|netflix)(?!\p{L})/u,
  crib: /(?<!\p{L})(?:culla|lettino|cribs?|cots?|baby ?bed|babybett|kinderbett|gitterbett|lit bebe|lit parapluie|cuna)(?!\p{L})/u,
  highChair: /(?<!\p{L})(?:seggiolone|high ?chair|hochstuhl|kinderstuhl|chaise haute|trona)(?!\p{L})/u,
  breakfast: /(?<!\p{L})(?:colazione|breakfast|fruhstuck|petit[- ]dejeuner|desayuno)(?!\p{L})/u,
  barbecue: /(?<!\p{L})(?:barbecue|bbq|grill|grigli\p{L}*|grillen|barbacoa)(?!\p{L})/u,
  garden: /(?<!\p{L})(?:giardin[oi]|gardens?|garten|jardin|jardines|cortile|courtyard)(?!\p{L})/u,
  sauna: /(?<!\p{L})(?:saunas?)(?!\p{L})/u,
  hotTub: /(?<!\p{L})(?:idromassaggio|jacuzzi|hot ?tub|whirlpool|spa)(?!\p{L})/u,
  gym: /(?<!\p{L})(?:palestra|gym|fitness\p{L}*|fitnessraum|salle de sport|gimnasio)(?!\p{L})/u,
  charging:
    /(?<!\p{L})(?:colonnina|ricarica(?: elettrica)?|ev charg\p{L}*|charging station|charger|ladestation|ladesaule|wallbox|borne de recharge|punto de carga)(?!\p{L})/u,
  luggage:
    /(?<!\p{L})(?:bagagl\p{L}*|valig\p{L}*|luggage|suitcases?|bags|gepack|koffer|bagages|valises?|equipaje|maletas?|consigna)(?!\p{L})/u,
  beach: /(?<!\p{L})(?:spiagg[ie]\p{L}*|beach(?:es)?|strand(?:e|es|s)?|plages?|playas?)(?!\p{L})/u,
  supermarket: /(?<!\p{L})(?:supermercat[oi]|supermarkets?|grocer\p{L}*|supermarkt|supermarche|supermercado)(?!\p{L})/u,
  restaurant: /(?<!\p{L})(?:ristorant[ei]|trattori[ae]|pizzeri[ae]|restaurants?|restaurantes?|places to eat)(?!\p{L})/u,
  transport:
    /(?<!\p{L})(?:autobus|bus|metro|metropolitana|tram|treno|stazione|train|station|subway|bahnhof|bahn|gare|tren|estacion|aeroporto|airport|flughafen|aeroport|aeropuerto|taxi|navetta|shuttle|transfer)(?!\p{L})/u,
  smoking:
    /(?<!\p{L})(?:fumare|fumatori|smok(?:e|ing)(?! (?:alarm|detector))|rauchen|raucher\p{L}*|fumer|fumeurs?|fumar|fumadores)(?!\p{L})/u,
  bicycles: /(?<!\p{L})(?:bici|biciclett[ae]|bikes?|bicycles?|fahrrad\p{L}*|fahrrader|velos?|bicicletas?)(?!\p{L})/u,
} as const satisfies Record<string, RegExp>

export type Amenity = keyof typeof AMENITIES
