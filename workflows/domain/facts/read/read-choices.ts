import type { Choice } from '#workflows/domain/facts/choices.ts'

const row = (choice: Choice, words: string): [Choice, RegExp] => [choice, new RegExp(`(?<![a-z])(?:${words})(?![a-z])`)]

export const PAYMENTS = [
  row(
    'cash',
    'cash|contant[ei]|in contanti|bar(?:geld|zahlung)?|especes|liquide|efectivo|metalico|contant|dinheiro|gotowk[a-z]+',
  ),
  row(
    'card',
    '(?:credit |debit )?cards?|cart[ae](?: di credito)?|bancomat|pos|(?:kredit|ec-?|giro)?karten?|carte(?: bancaire| bleue)?|cb|tarjetas?|pinpas|creditcard|kaart|cartao|kart[aey](?: kredytow[a-z]+)?',
  ),
  row(
    'bankTransfer',
    'bank transfer|wire transfer|bonifico|uberweisung|virement|transferencia|overschrijving|przelew[a-z]*',
  ),
  row('paypal', 'paypal'),
  row(
    'platform',
    'through (?:the platform|airbnb|booking)|via (?:airbnb|booking|the platform)|(?:tramite|attraverso) (?:la piattaforma|airbnb|booking)|uber (?:airbnb|booking|die plattform)|sur (?:airbnb|booking|la plateforme)|(?:a traves de|por) (?:airbnb|booking|la plataforma)|pela plataforma|przez (?:airbnb|booking|platforme)',
  ),
]

export const WAYS_IN = [
  row(
    'keyBox',
    'key ?-?(?:box|safe)|lock ?-?box|cassetta (?:delle |per le |con le |portachiavi)?(?:chiavi)?|key ?-?box|schlussel(?:box|safe|tresor|kasten)|boite a cles?|caja (?:de (?:las )?llaves|de seguridad)|sleutelkluis(?:je)?|caixa (?:de|das) chaves|skrytk[a-z]+',
  ),
  row(
    'smartLock',
    'smart ?-?lock|keypad|door code|codice|serratura (?:elettronica|smart)|turcode|zahlenschloss|digicode|serrure (?:connectee|a code)|cerradura (?:inteligente|electronica)|codeslot|fechadura (?:eletronica|inteligente)|zam(?:ek|ka) (?:na kod|elektroniczn[a-z]+)',
  ),
  row(
    'reception',
    '(?:at|from) (?:the )?(?:front desk|reception)|(?:alla|in|dalla) reception|an der rezeption|a la reception|en (?:la )?recepcion|bij de receptie|na rece(?:p)?cao|w recepcji',
  ),
  row(
    'inPerson',
    'in person|personally|di persona|personalmente|personlich|en personne|en persona|persoonlijk|pessoalmente|em pessoa|osobiscie',
  ),
]

/** All of several, or simply more than one. */
export const BEDROOMS =
  'in (?:both|all|the (?:two|three|four)?) ?(?:of the )?(?:main )?bedrooms|(?:in|nelle)(?: tutte(?: le)?| entrambe(?: le)?| due| tre| quattro)* (?:camere|stanze)(?: da letto)?|in (?:den|beiden|allen)(?: beiden| zwei| drei| vier)? schlafzimmern|dans (?:les|toutes les)(?: deux| trois| quatre)? chambres|en (?:los|todos los|ambos|las|todas las|ambas)(?: dos| tres| cuatro)? (?:dormitorios|habitaciones|cuartos)|in (?:de|beide|alle)(?: twee| drie| vier)? slaapkamers|(?:nos|em todos os|em ambos os)(?: dois| tres| quatro)? quartos|w(?:e)?(?: obu| wszystkich| dwoch| trzech| kazdej)* sypialniach'

const EACH_BEDROOM =
  'in (?:each|every) bedroom|in ogni camera(?: da letto)?|in jedem schlafzimmer|dans chaque chambre|en cada (?:dormitorio|habitacion)|in elke slaapkamer|em cada quarto|w kazdej sypialni'

/** Where something outside is, without a distance. */
export const SPOTS = [
  row(
    'atHouse',
    '(?:right |just |directly )?(?:outside|in front of|opposite|by) (?:the|our) (?:house|building|flat|apartment|front door|door)|(?:proprio |subito )?(?:davanti|di fronte|sotto) (?:a |al(?:la)? )?(?:casa|portone|palazzo|appartamento)|(?:direkt |gleich )?(?:vor (?:dem haus|der (?:haus)?tur)|am haus|gegenuber)|(?:juste )?devant (?:la maison|l.immeuble|chez nous|la porte)|(?:justo )?(?:delante|enfrente) de (?:la |el )?(?:casa|portal|edificio|piso)|(?:vlak )?voor (?:de deur|het huis)|(?:mesmo )?em frente (?:a|da) (?:casa|porta|predio)|(?:tuz )?przed (?:domem|budynkiem|blokiem)',
  ),
  row(
    'behindHouse',
    '(?:behind|at the (?:back|rear) of) (?:the|our) (?:house|building|cottage|flat)|(?:dietro|sul retro del(?:la)?) (?:la |alla |il )?(?:casa|edificio|palazzo)|hinter(?:m| dem) haus|derriere (?:la maison|l.immeuble|le batiment)|detras de (?:la casa|edificio)|achter (?:het huis|de woning)|(?:atras|nas traseiras|por tras) da casa|za (?:domem|budynkiem)',
  ),
  row(
    'corner',
    "(?:a)?round the corner|on the corner|dietro l'angolo|all'angolo|um die ecke|an der ecke|au coin de la rue|a la vuelta de la esquina|en la esquina|om de hoek|op de hoek|ao virar da esquina|na esquina|za rogiem|na rogu",
  ),
]

export const PLACES = [
  row(
    'garage',
    'in (?:a|the|our) (?:underground )?garage(?! (?:can|bin))|(?:nel|in) (?:box|garage|autorimessa)|in der (?:tief)?garage|tiefgarage|dans (?:le|un|notre) garage|en (?:el|un) garaje|in (?:de|een) garage|na garagem|w garazu',
  ),
  row(
    'courtyard',
    'in the (?:court)?yard|(?:nel|in) cortile|im (?:innen)?hof|dans la cour|en el patio|op de binnenplaats|no patio|na podworku',
  ),
  row(
    'street',
    'on the street|street parking|in strada|per strada|sulla strada|lungo la strada|auf der strasse|an der strasse|dans la rue|en la calle|op straat|in de straat|na rua|na ulicy|przy ulicy',
  ),
  row(
    'basement',
    'in the (?:basement|cellar)|in cantina|nel seminterrato|im (?:[a-z]+)?(?:keller|untergeschoss)|au sous-?sol|a la cave|en el sotano|in de kelder|na cave|w piwnicy',
  ),
  row(
    'hallCupboard',
    'in the (?:hall(?:way)?|corridor) (?:cupboard|closet|wardrobe)|in the (?:cupboard|closet|wardrobe) in the (?:hall(?:way)?|corridor)|nell.armadio (?:(?:del|nel|in) (?:corridoio|disimpegno)|dell.ingresso)|im flurschrank|im schrank im flur|dans le placard (?:du couloir|de l.entree)|en el armario del (?:pasillo|recibidor)|in de gangkast|in de kast (?:op|in) de (?:gang|hal)|no armario do corredor|w szafie (?:w|na) (?:przedpokoju|korytarzu)',
  ),
  row(
    'shed',
    'in the (?:garden |bike |wood)?shed|nel(?:la)? (?:capanno|rimessa|deposito|ripostiglio)|im (?:garten|fahrrad|holz)?schuppen|dans (?:l.abri|le cabanon|la remise)|en el (?:trastero|cobertizo)|in de (?:fietsen)?(?:schuur|berging)|na arrecadacao|w (?:szopie|komorce)',
  ),
  row(
    'underSink',
    'under the (?:kitchen )?sink|sotto (?:il|al) (?:lavello|lavandino)|unter (?:der spule|dem waschbecken)|sous l.evier|(?:debajo d|bajo )el fregadero|onder de gootsteen|debaixo do lava-loica|pod zlewem',
  ),
  row(
    'attic',
    'in the attic|in mansarda|im (?:dachgeschoss|dachzimmer|dachboden)|sous les (?:toits|combles)|dans (?:le grenier|les combles)|(?:en el|al) atico|op zolder|(?:no|ao) sotao|na poddaszu|poddasza',
  ),
  row(
    'cupboard',
    'in the (?:[a-z]+ )?(?:cupboard|closet|wardrobe)|nell.armadio|im (?:[a-z]+)?schrank|dans (?:le placard|l.armoire)|en el armario|in de (?:[a-z]+)?kast|no armario|w szafie',
  ),
  row(
    'hall',
    'in the (?:hall(?:way)?|corridor|entrance hall)|nel (?:corridoio|disimpegno)|all.ingresso|im (?:flur|eingangsbereich)|dans (?:le couloir|l.entree)|en el (?:pasillo|recibidor)|(?:in|op) de (?:gang|hal)|no corredor|w (?:przedpokoju|korytarzu)',
  ),
  row(
    'bathroom',
    "in (?:the|each|every|both) bathrooms?|(?:in|nel) (?:ogni )?bagno|(?:im|in jedem) bad(?:ezimmer)?|dans (?:la|chaque) salle (?:de bains?|d'eau)|en (?:el|cada) bano|in (?:de|elke) badkamer|(?:na|em cada) casa de banho|(?:no|em cada) banheiro|w (?:kazdej )?lazience",
  ),
  row(
    'kitchen',
    'in the kitchen|in cucina|nella cucina|in der kuche|dans la cuisine|en la cocina|in de keuken|na cozinha|w kuchni',
  ),
  row(
    'livingRoom',
    'in the (?:living|sitting|great|family) ?-?room|in the (?:lounge|den|parlou?r)|(?:in|nel) (?:soggiorno|salotto)|im wohnzimmer|in der (?:wohn)?stube|dans le (?:salon|sejour)|en (?:el )?(?:salon|living)|in de woonkamer|na sala|w salonie',
  ),
  row('bedrooms', `${BEDROOMS}|${EACH_BEDROOM}`),
  row(
    'bedroom',
    'in the (?:main )?bedroom(?!s)|(?:in|nella) camera(?: da letto)?|im schlafzimmer|dans la chambre|en (?:el dormitorio|la habitacion)|in de slaapkamer|no quarto|w sypialni',
  ),
  row(
    'balcony',
    'on the balcony|sul balcone|auf dem balkon|sur le balcon|en el balcon|op het balkon|na varanda|na balkonie',
  ),
  row(
    'terrace',
    'on the (?:terrace|patio)|sulla terrazza|sul terrazzo|auf der terrasse|sur la terrasse|en la terraza|op het terras|no terraco|na tarasie',
  ),
  row(
    'garden',
    'in the garden|(?:in|nel) giardino|im garten|dans le jardin|en el jardin|in de tuin|no jardim|w ogrodzie',
  ),
  row(
    'inBuilding',
    "in the building|nell'edificio|nel palazzo|im (?:gebaude|haus)|dans l'immeuble|en el edificio|in het gebouw|no (?:edificio|predio)|w budynku",
  ),
  row(
    'inApartment',
    "in the (?:apartment|flat|house)|in (?:casa|appartamento)|nell'(?:appartamento|alloggio)|in der (?:wohnung|unterkunft)|dans (?:l'appartement|le logement|la maison)|en (?:el (?:apartamento|alojamiento|piso)|la casa)|in het (?:appartement|huis)|in de woning|no (?:apartamento|alojamento)|em casa|w (?:mieszkaniu|apartamencie|domu)",
  ),
  row(
    'onSite',
    'on ?-?site|on the premises|at the (?:house|property|building)|in loco|sul posto|in struttura|interno|vor ort|am haus|auf dem (?:grundstuck|gelande)|direkt am|sur place|in situ|en (?:el )?(?:mismo )?(?:recinto|la finca)|ter plaatse|bij het huis|op (?:eigen )?terrein|no local|na miejscu|na (?:terenie|posesji)',
  ),
]

export const VIEWS = [
  row('sea', 'sea|ocean|mare|meer|meerblick|mer|mar|zee|zeezicht|morze'),
  row('lake', 'lake|lago|see(?:blick)?|lac|jezioro'),
  row(
    'mountains',
    'mountains?|mont[ie]|montagn[ae]|dolomiti|alpi|berge?n?|bergblick|montagnes?|montanas?|bergen|montanhas?|serra|gory',
  ),
  row('river', 'river|fiume|fluss|riviere|fleuve|rio|rivier|rzek[aei]'),
  row('garden', 'garden|giardino|garten|jardin|tuin|jardim|ogrod'),
  row('park', 'park|parco|parc|parque'),
  row('square', 'square|piazza|platz|plaza|praca|plein|plac|rynek'),
  row('countryside', 'countryside|vineyards?|campagna|vigneti|colline|campagne|campo|platteland|okolic[ae]'),
  row('city', 'city|old town|rooftops|citta|tetti|stadt|altstadt|ville|toits|ciudad|stad|cidade|miast[oa]'),
]

/** Of a farm, and of who lives on the place. */
export const ANIMALS = [
  row('donkeys', 'asin[io]|donkeys?|esel[n]?|anes?|burros?|ezels?|osl[a-z]+|osiolk[a-z]+'),
  row('cows', 'mucc[ah]e?|vacc[ah]e?|cows?|kuhe?n?|rindern?|vaches?|vacas?|koeien|koe|krow[a-z]*'),
  row('goats', 'capr[ae]|caprette|goats?|ziegen?|chevres?|cabras?|geit(?:en|jes)?|koz[a-z]{1,3}'),
  row(
    'sheep',
    'pecor[ae]|sheep|lambs|schafe?n?|lammern?|moutons?|brebis|agneaux|ovejas?|corderos?|schapen|schaap|lammetjes|ovelhas?|borregos?|owc[a-z]+|owiec',
  ),
  row('pigs', 'maial[ie]|pigs?|schweine?n?|cochons?|cerdos?|varkens?|porcos?|swini[a-z]*'),
  row(
    'chickens',
    'gallin[ae]|gall[oi]|polli|hens?|chickens?|cockerels?|huhnern?|hahn|poules?|coq|gallinas?|gallo|kippen|kip|haan|galinhas?|galo|kur(?:y|ami|czak[a-z]*)|kogut',
  ),
  row(
    'ducks',
    'anatr[ae]|oche|ducks?|geese|enten?|gansen?|canards?|oies|patos?|ocas|eend(?:en|jes)?|ganzen|gansos|kaczk[a-z]*|gesi',
  ),
]

export const HEATINGS = [
  row(
    'central',
    'central(?:e|i[sz]ed|izzato|isee?)?|centralizzato|zentralheizung|collectif|centrale verwarming|centraln[a-z]+|centralne',
  ),
  row(
    'underfloor',
    'underfloor|a pavimento|fussbodenheizung|au sol|suelo radiante|vloerverwarming|piso radiante|podlogow[a-z]+',
  ),
  row('pelletStove', 'pellets?|pelletofen|pelletkachel|granules|pellet'),
  row('fireplace', 'fireplace|camino|kamin|cheminee|chimenea|haard|lareira|komin[a-z]+'),
  row('gas', 'gas|gaz|gazow[a-z]+|gasheizung'),
  row(
    'electric',
    'electric|elettric[oaie]|elektrisch|elektroheizung|electriques?|electric[oa]|elektrische|eletric[oa]|elektryczn[a-z]+',
  ),
]

export const HOBS = [
  row('gas', 'gas|gasherd|gasfornuis|gaz|gazow[a-z]+'),
  row(
    'electric',
    'electric|induction|induzione|elettric[oaie]|elektrisch[a-z]*|induktion[a-z]*|ceran[a-z]*|vitroceramic[ao]?|electriques?|induccion|inductie[a-z]*|inducao|indukcyjn[a-z]+|elektryczn[a-z]+|vitro',
  ),
]

export const COFFEES = [
  row(
    'capsules',
    'nespresso|dolce gusto|capsules?|pods?|cialde|kapsel[a-z]*|capsulas?|cups?|senseo|kapsulk[a-z]+|lavazza',
  ),
  row('moka', 'moka|caffettiera|italiana|italienne|percolator|kawiark[a-z]+'),
  row('frenchPress', 'french press|a piston|stempelkanne|press-?stempel|embolo|stantuffo|tlokow[a-z]+'),
  row('filter', 'filter[a-z]*|filtre|filtro|filterkaffee[a-z]*|przelewow[a-z]+|drip'),
  row(
    'espresso',
    'espressomaschine|espresso machine|expresso|siebtrager|vollautomat|kaffeevollautomat|cisnieniow[a-z]+',
  ),
]

export const SERVICES = [
  row('netflix', 'netflix'),
  row('primeVideo', 'prime video|amazon prime'),
  row('satellite', 'sat(?:ellite)?|satellitare|sky|satelliten?[a-z]*|satelite|satelliet|satelitarn[a-z]+'),
]

/** The values of a list that a text names, in the list's order. */
export const readChoices = (text: string, list: [Choice, RegExp][]): Choice[] =>
  list.filter(([, pattern]) => pattern.test(text)).map(([choice]) => choice)
