import type { TopicWords } from './topic-words.ts'

/** What French guests and hosts call things, folded. */
export const topicsFr: TopicWords = {
  toiletPaper: 'papier toilette, papier wc',
  firewood: 'bois de chauffage, bois pour la cheminee, buches, du bois, le bois',
  carNeeded:
    "se passer de voiture, faut-il une voiture, faut il une voiture, sans voiture, besoin d'une voiture, sans voiture, voiture indispensable, voiture necessaire, se passer de voiture, faut-il une voiture, voiture sur place, sans vehicule, etre vehicule*, voiture obligatoire",
  charging:
    'borne* de recharge*, borne* electrique*, recharger, voiture* electrique*, wallbox, prise de recharge, borne*, recharge, vehicule electrique, voiture electrique, prise pour la voiture, prise renforcee',
  extraBed:
    "lit d'appoint, lits d'appoint, lit supplementaire, lits supplementaires, lit en plus, matelas en plus, matelas supplementaire, matelas d'appoint, ajouter un lit, rajouter un lit, lit pliant, troisieme lit, couchage supplementaire, matelas gonflable",
  view: 'vue, panorama, donne sur, vue sur, vue mer, voit la mer, on voit',
  bank: "distributeur*, banque, retirer de l'argent, dab",
  restaurant:
    'restaurant*, resto*, ou manger, manger, pizzeria*, brasserie*, diner, ou diner, manger dans le coin, bien manger, bonnes tables, adresses, ou dejeuner, creperie*, bistrot*',
  airport: 'aeroport*, navette*, transfert*, venir nous chercher',
  dishwasher: 'lave-vaisselle*',
  breadService:
    'livrez-vous le pain, livraison de pain, pain livre, commander le pain, commander du pain, commander des croissants, livraison du pain, petits pains',
  laundromat: 'laverie*, lavomatic*, pressing',
  crib: "lit* bebe*, lit* parapluie, lit* pour bebe*, lit d'enfant, lit enfant, berceau*, lit pour enfant, lit d'appoint bebe, dormir (?:notre|le|la|mon|ma) (?:nourrisson|bebe|petit|petite), lit de bebe, lit parapluie, lit pour bebe, couffin",
  swimCap: 'bonnet* de bain, bonnet*, bonnet de piscine',
  inflatables: 'gonflable*, bouee*, matelas gonflable dans la piscine, matelas pneumatique*',
  market: 'marche hebdomadaire, jour de marche, jours de marche, le marche, un marche, marches locaux',
  skiRoom: 'local a skis, casier a skis, chaussures de ski, ranger les skis',
  skiBus: 'skibus, navette pour les pistes, navette des pistes, bus pour les pistes',
  wifiPassword: 'mot de passe*, cle wi-fi, cle du wi-fi, code wi-fi, code du wi-fi, identifiants',
  access:
    "digicode*, code d'entree, code de la porte, code d'acces, code, codes, boite a cle*, interphone, self check-in, entree autonome, arrivee autonome",
  touristTax: 'taxe* de sejour, taxe* touristique*, taxe* de tourisme',
  coffeeMachine:
    'machine* a cafe, cafetiere*, nespresso, expresso, dosettes, fait-on le cafe, faire du cafe, faire le cafe, machine a cafe, senseo, filtres a cafe',
  washingMachine:
    'laver notre linge, laver mon linge, lave-linge, machine* a laver, faire une lessive, laver le linge, laver du linge, laver nos vetements',
  hairdryer: 'seche-cheveux',
  dryer: 'seche-linge',
  dryingRack: 'etendoir*, sechoir*',
  iron: 'fer a repasser, table a repasser, repasser, fer, planche a repasser',
  detergent: 'lessive',
  airConditioning: 'climatis*, clim, air conditionne, climatise*, climatisation*',
  beachTowels:
    'serviettes de plage, serviettes de piscine, serviettes pour la piscine, serviettes pour la plage, draps de plage, draps de piscine, drap de plage, draps? de bain pour la piscine, serviettes? pour la piscine, serviettes? de piscine, drap de bain, draps de bain',
  towels: 'serviettes, serviette, serviettes de toilette, serviettes de bain, draps de bain',
  linen:
    'linge de lit, draps, drap, linge de maison, literie, taies, couette*, oreiller*, couverture*, lits faits, lits sont faits, lit fait, housse*',
  highChair: 'chaise* haute*, chaise* bebe, rehausseur*, siege bebe, chaise bebe, chaise pour bebe, chaise-haute*',
  beds: 'lit* double*, lit* simple*, canape*-lit*, canape* lit*, canape* convertible*, clic-clac, couchages, lit, lits, lit double, grand lit, lits jumeaux, matelas, literie',
  extraGuests: 'personne* de plus, personne* supplementaire*, invite* supplementaire*, une personne en plus',
  parking:
    'laisser la voiture, laisser notre voiture, parking*, place* de parking, stationne*, se garer, garer, nous garer, garage*, place de stationnement, place* de garage, moto, voiture, voitures, stationn*, place pour (?:la|deux|une|notre|2) voitures?, camping-car*, emplacement pour',
  luggage:
    'bagage*, valise*, consigne*, sacs, nos sacs, nos affaires, garder nos affaires, sac a dos, deposer nos, casiers',
  keys: 'cle, cles, clef*',
  pool: 'piscine*',
  hotTub: 'jacuzzi*, spa, bain a remous, bain nordique',
  sauna: 'sauna*, hammam',
  bathtub: 'baignoire*',
  shower: 'douche*',
  gym: 'salle de sport, salle de gym, salle de fitness, fitness',
  microwave: 'micro-onde*, four a micro-onde*',
  oven: 'four',
  fridge: 'frigo*, refrigerateur*',
  freezer: 'congelateur*',
  kettle: 'bouilloire*',
  toaster: 'grille-pain, toaster',
  hob: 'plaque*, gaziniere*, cuisiniere*, induction',
  dishes: 'vaisselle, casseroles, couverts, ustensiles, assiettes, poeles',
  coffee: 'capsules, cafe',
  seasonings: 'sel et poivre, huile, condiments, epices',
  kitchen: 'cuisine*, kitchenette, cuisiner',
  breakfast: "petit-dejeuner*, petit dej, petits-dejeuners, petit dej*, p'tit dej*, ptit dej*, ptit-dej*",
  meals: "diner*, dejeuner, demi-pension, table d'hotes, repas",
  television: 'tele, televis*, tv, netflix, televiseur*, television*',
  fireplace:
    'cheminee*, poele a bois, feu de bois, bois de chauffage, poele*, faire du feu, buches, bois fourni, le bois, insert, cheminee',
  heating: 'chauffage*, radiateur*, chauffee la, chauffe la, se chauffe, pompe a chaleur, chauffe-t-on',
  fan: 'ventilateur*',
  wifi: 'wi-fi, internet, connexion*, teletravail*, reseau, debit, connexion, wifi, fibre',
  workspace: 'bureau, espace de travail, teletravail*, travailler',
  pets: 'animaux, animal, chien*, chat, chats, chiot*, compagnon a quatre pattes, labrador, toutou*, minou*, chaton*, bichon*, boule de poils, lapin*, chienne*',
  smoking: 'fumer, fumeur*, cigarette*, fume, vapoter, vape, clope*, cendrier',
  parties: 'fete, fetes, soiree*, anniversaire*, enterrement de vie, evenement*, evjf, evg, feter, petite fete',
  visitors:
    'visiteur*, inviter, amis a diner, recevoir des amis, amis peuvent, amis passer, recevoir, venir nous voir, passer nous voir',
  quietHours: 'heures de silence, heures calmes, silence, faire du bruit, musique, tapage, bruit',
  quiet: 'calme, tranquille, bruyant*, bruit',
  cancellation: 'annul*, resili*',
  deposit: 'caution, depot de garantie, arrhes, acompte',
  invoice: 'facture*, recu, justificatif',
  payment:
    'reglement, regler, paiement*, payer, carte bancaire, carte bleue, carte de credit, virement*, especes, cheque*, regler, paie, paye, paypal',
  documents: "passeport*, piece d'identite, carte d'identite, documents",
  cleaning:
    'menage*, nettoyage*, nettoyer, nettoie, menage, femme de menage, frais de menage, forfait menage, propre en partant',
  rubbish:
    'poubelle*, ordures, dechet*, tri, tri selectif, encombrants, eboueur*, trier, dechets, recyclage, bacs, conteneur*, dechetterie, verre',
  water: 'eau du robinet, eau potable, eau chaude, potable',
  accessibility:
    'fauteuil roulant, fauteuils roulants, handicap*, mobilite reduite, pmr, accessible*, deambulateur*, bequille*, handicape*, fauteuil, marche difficilement, difficulte* a marcher, mal a marcher, plain pied, rampe, marche avec une canne, canne',
  stairs: 'escalier*, (?:une|la|de) marche, marches, monter a pied, escaliers, marches? a monter, des marches',
  lift: 'ascenseur*',
  floor: 'etage, rez-de-chaussee, plain-pied, quel etage, quel niveau, rdc, rez de chaussee, plain pied',
  minStay:
    'sejour minimum, nombre minimum de nuits, minimum de nuits, nuits minimum, duree minimum, duree minimale, une seule nuit, nuitees minimum, minimum de nuitees, sejour minimal',
  guests:
    'combien de personnes, combien de voyageurs, combien de couchages, combien peut-on etre, maximum de personnes, nombre de personnes, capacite, peut-on etre, pouvons-nous etre, etre trois, etre quatre, etre cinq, etre six, a combien, etre combien, possible a (?:trois|quatre|cinq|six|sept|huit|\\d), venir a (?:trois|quatre|cinq|six|sept|huit|\\d), a (?:trois|quatre|cinq|six|sept|huit) personnes, nombre maximum, \\d adultes, (?:trois|quatre|cinq|six|sept|huit) adultes',
  children: 'enfant*, bebe*, bambin*, tout-petit',
  bathrooms: "salle* de bain*, salle* d'eau, toilettes, wc",
  rooms: 'chambre*, piece*',
  size: 'metres carres, m2, superficie, surface, quelle taille',
  bakery: 'boulangerie*, pain frais, pain, croissant*, baguette*, viennoiserie*, boulanger',
  supermarket:
    'supermarche*, epicerie*, faire les courses, courses, magasin*, commerce*, superette*, carrefour, acheter a manger, acheter de quoi manger, alimentation, hypermarche*, intermarche, leclerc, lidl, commerces, magasin',
  pharmacy: 'pharmacie*',
  hospital: 'hopita*, urgences',
  doctor: 'medecin*, docteur*, generaliste, pediatre, dentiste, maison medicale, toubib',
  bar: 'bar, bars',
  beach: 'plage*, mer, bord de mer, lac',
  ski: 'pistes, piste, ski, remontee* mecanique*, telesiege*, remontees, telepherique',
  centre:
    'centre-ville, centre ville, vieille ville, centre, en ville, le bourg, du bourg, au bourg, le village, au village, du village, coeur de ville',
  sights: 'a visiter, que visiter, que faire, a voir, choses a faire, musee*, activites, marche de, le marche',
  playground: 'aire de jeux, jeux pour enfants',
  train: 'gare*, train*',
  transport:
    'bien desservi, bus, metro*, tram*, transports en commun, arret*, transports, desservi*, transport en commun, tramway*, car, arret de bus, navettes',
  taxi: 'taxi*, vtc',
  bicycles: 'velo*, bicyclette*, vtt, vtc, velo, velos, local a velos',
  directions:
    "itineraire*, comment venir, comment arriver, comment se rendre, comment s'y rendre, comment acceder, chemin pour, comment vous rejoindre, comment y aller",
  address:
    "adresse*, ou se trouve, ou est la maison, ou est l'appartement, ou etes-vous, situe*, emplacement exact, localis*",
  balcony: 'balcon*',
  terrace: 'terrasse*, terrasse, veranda, patio',
  garden: 'jardin*, cour',
  barbecue: 'barbecue*, bbq, plancha, grillades, griller, grillade*, faire griller, charbon, barbecue',
  umbrellas: 'parasol*, transat*, chaises longues, bains de soleil',
  safe: 'coffre-fort, coffre',
  smokeDetector: 'detecteur* de fumee',
  gasDetector: 'detecteur* de monoxyde, detecteur* de gaz',
  fireExtinguisher: 'extincteur*',
  firstAid: 'trousse de secours, premiers secours, pansements',
  cameras: 'camera*, videosurveillance',
  mosquitoes: 'moustique*, moustiquaire*',
  toiletries: 'shampoing, shampooing, savon, gel douche',
  contact: 'numero de telephone, telephone, vous joindre, vous appeler, vous contacter, joignable',
  links: 'lien*, annonce, site',
  price: 'prix*, tarif*, remise*, reduction*, devis, rabais',
}
