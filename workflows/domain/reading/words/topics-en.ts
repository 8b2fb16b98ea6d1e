import type { TopicWords } from './topic-words.ts'

/** What English guests and hosts call things, folded. */
export const topicsEn: TopicWords = {
  toiletPaper: 'toilet paper, loo roll',
  firewood: 'firewood, fire wood, logs, wood for the',
  carNeeded:
    'need a car, without a car, car necessary, rent a car, need to have a car, car essential, hire a car, hire car, car a must, do without a car, manage without',
  charging:
    'charg* station*, charging point*, ev charg*, charger*, wallbox, electric car*, charge our car, charge the car, charge my car, charge an electric, ev, charging, charge the tesla, charge our tesla, plug in our, plug in the car, power outlet for the car, charge (?:our|the|my|an) (?:ev|electric|vehicle)',
  extraBed:
    'extra bed*, additional bed*, camp bed*, rollaway*, roll-away*, folding bed*, fold-up bed*, guest bed*, spare bed*, extra mattress*, air bed*, airbed*, put-up bed*',
  view: 'view, views, overlook*, seaview',
  bank: 'cash machine*, atm, atms, cash machine, cashpoint, bank, cash machine*, cashpoint*, withdraw*',
  restaurant:
    '(?:where|place|somewhere) (?:can |could |to |for )?(?:we |i )?(?:have |get )?dinner, restaurant*, places to eat, eat out, somewhere to eat, place to eat, pizzeria, dine, have dinner, go for dinner, places for dinner, eating out, takeaway*, good to eat, have lunch',
  airport: 'airport*, shuttle*, pick us up, pick-up, transfer*',
  dishwasher: 'dishwasher*, dish washer*',
  breadService: 'bread rolls, bread service, breakfast rolls, fresh rolls delivered, order rolls, roll service',
  laundromat: 'laundromat*, launderette*, laundrette*, laundry service',
  crib: 'crib*, cot, cots, baby bed*, travel cot*, moses basket, (?:baby|toddler|infant|newborn|little one) (?:can |could |will )?sleep*, where (?:can|could|will) (?:the|our) baby sleep',
  swimCap: 'swim* cap*, bathing cap*, swim-cap*',
  inflatables: 'inflatable*, lilo*, pool toys, air mattress*, floats, pool float*',
  market: 'market day*, weekly market*, farmers market*, the market, street market',
  skiRoom: 'ski room, ski storage, ski locker, store our skis, ski boots, boot room',
  skiBus: 'ski bus*, bus to the slopes, shuttle to the slopes, bus to the lifts',
  wifiPassword: 'password*, wi-fi key, wi-fi code, internet code, wi-fi login, login',
  access:
    'door code, entry code, access code, gate code, code, codes, keypad, key-box, lock-box, intercom, self check-in',
  touristTax: 'city tax*, tourist tax*, tourism tax*, occupancy tax*, local tax*',
  coffeeMachine:
    'coffee machine*, coffee maker*, nespresso, espresso machine, espresso maker, coffee pot, moka, french press, make coffee, make a coffee, coffee making, cafetiere*',
  washingMachine:
    'washing machine*, washer*, laundry, do our washing, wash our clothes, wash clothes, wash some clothes, do laundry, do a wash, do some washing, wash our things, laundry facilities',
  hairdryer: 'hair-dryer*, hair-drier*, blow dryer',
  dryer: 'tumble dryer*, tumble drier*, dryer*, drier*, dry clothes, dry our clothes, tumble',
  dryingRack: 'drying rack, clothes horse, airer, clothes line',
  iron: 'iron, irons, ironing board, ironing',
  detergent: 'detergent, washing powder, laundry liquid',
  airConditioning: 'air-condition*, air-con, a/c, ac, aircon*',
  beachTowels: 'beach towel*, pool towel*, towels for the pool, towels for the beach, towels for the sea',
  towels: '(?<!(?:tea|dish|kitchen|paper) )towel*, bath sheets',
  linen:
    'bed linen*, linen*, sheets, bed sheets, bedding, duvet*, pillow*, beds made, bed clothes, made up, bedclothes, quilt*, bed covers, cot sheets',
  highChair: 'high-chair*, baby chair*',
  beds: 'double bed*, single bed*, king size bed*, sofa-bed*, bed, beds, bunk bed*, couch',
  extraGuests: 'extra guest*, extra person, additional guest*, another guest, one more guest, one more person',
  parking:
    'leave the car, leave our car, leave my car, leave it overnight, leave a car, parking, park our car, park the car, park a car, park my car, park, car park*, garage*, carport, where to park',
  luggage:
    'luggage, suitcase*, bags, baggage, drop off our bags, store our, backpack*, rucksack*, our cases, the cases, stash*, left luggage, luggage storage, bag drop, dump our, drop our stuff, leave our stuff, lockers',
  keys: 'keys, key',
  pool: 'swimming pool*, pool, pools',
  hotTub: 'hot tub*, hot-tub*, jacuzzi*, whirlpool*',
  sauna: 'sauna*',
  bathtub: 'bathtub*, bath tub*, tub, a bath, the bath, bath or, take a bath',
  shower: 'shower*',
  gym: 'gym, fitness room, fitness studio, fitness centre, fitness center, fitness equipment, treadmill, weights',
  microwave: 'microwave*',
  oven: 'oven*',
  fridge: 'fridge*, refrigerator*',
  freezer: 'freezer*',
  kettle: 'kettle*',
  toaster: 'toaster*',
  fireplace:
    'wood stove*, wood-burning stove*, log stove*, wood-burner*, fireplace*, log burner, wood burner, open fire, firewood, logs, light a fire, light the fire, fire pit, woodburner*, wood burning',
  hob: 'hob, stove*, cooker*, cooktop*, induction',
  dishes: 'dishes, pots and pans, pots, pans, cutlery, crockery, plates, glasses',
  coffee: 'coffee pods, capsules, pods, coffee',
  seasonings: 'salt and pepper, oil and salt, spices',
  kitchen: 'kitchen*, kitchenette, cook, cooking',
  breakfast: 'breakfast*, brekkie, brekky, brekfast, breakfasts',
  meals: 'dinner*, lunch, half board, private chef',
  television: 'tv, tvs, television*, netflix, telly, tellies, smart tv',
  heating:
    'heating, heaters, heater, radiator*, heated floors, underfloor heating, central heating, underfloor, heat the',
  fan: 'fan, fans, ventilator',
  wifi: 'wi-fi, internet, wireless, broadband',
  workspace: 'desk, work space, workspace, work from home, remote work, work remotely',
  pets: 'pet, pets, pet-friendly, dog, dogs, doggy, cat, cats, puppy, animal*, labrador, terrier, retriever, poodle, dachshund, four-legged, pup, pups, pooch, pooches, furry friend*, kitten*, spaniel*, bird, hamster, rabbit',
  smoking: 'smok*, cigarette*, vape, vaping, vapes, smokers, smoker, a fag, light up',
  parties:
    'party, parties, hen do, stag do, birthday party, bachelorette, bachelor, event, celebration, birthday, gathering',
  visitors:
    'visitor*, friends over, people over, day guests, friends come, friends visit, have friends, invite friends, have guests over, guests over',
  quietHours:
    'quiet hours, quiet times, quiet time, silence, loud music, play music, make noise, noise rules, keep quiet, music, be quiet, noise curfew, how late can we play, after what time is noise',
  quiet: 'quiet, noisy, peaceful, calm',
  cancellation: 'cancel*, refund if, get our money back, money back, refundable',
  deposit: 'deposit*',
  invoice: 'invoice*, receipt*',
  payment:
    'payment*, pay, paying, credit card*, bank transfer, in cash, cash, by card, paypal, pay by, pay in, pay with, amex, apple pay, credit or debit, deposit or full',
  documents: 'passport*, id card*, identity card*, documents, id',
  cleaning:
    'cleaning*, clean up, final clean, cleaner*, final clean*, housekeep*, end of stay clean*, clean before, clean during, leave it clean',
  rubbish:
    'rubbish, garbage, trash, recycl*, bins, bin, waste, trash collect*, refuse, dustbin*, waste bins, collection day*, empty the bins, garbage day',
  water: 'tap water, drinking water, drink the water, hot water',
  accessibility:
    'wheelchair*, accessible, accessibility, disabled, step-free, mobility, walker, walking frame, zimmer*, rollator*, crutches, mobility scooter*, wheel-chair*, limited mobility, reduced mobility, handicapped, walking stick, walking difficulties, trouble walking, bad knee*, bad hip*, ramp',
  stairs: 'stairs, steps, staircase, climb, flights of',
  lift: 'lift, lifts, elevator*',
  floor: 'floor, ground-floor, storey, how high up, which level, what level',
  minStay: 'minimum stay, minimum of nights, minimum nights, minimum number of nights',
  guests:
    'how many people, how many guests, how many of us, how many persons, maximum number, max guests, maximum guests, how many can sleep, how many does it sleep, sleeps, capacity, room for \\d, space for \\d, fit \\d, fit (?:two|three|four|five|six|seven|eight), sleep (?:two|three|four|five|six|seven|eight), how many can stay, max number, max occupancy, maximum occupancy, too many of us, \\d adults',
  children:
    'child, children, kids, kid, toddler*, baby, babies, infant*, family-friendly, child-friendly, kid-friendly',
  bathrooms: 'bathroom*, toilets, toilet, wc, ensuite',
  rooms: 'bedroom*, rooms, room',
  size: 'square met*, square feet, how big, how large, sqm, m2',
  bakery: 'baker*, fresh bread, buy bread, croissant*',
  supermarket:
    'supermarket*, grocer*, food shop*, shop, shops, convenience store, store, stores, corner shop*, groceries, co-op, tesco, aldi, lidl, buy food, general store',
  pharmacy: 'pharmac*, chemist*, drugstore*',
  hospital: 'hospital*',
  doctor: 'doctor*, gp',
  bar: 'bar, bars, pub, pubs',
  beach: 'beach*, sea, seaside, lake',
  ski: 'ski lift*, ski-lift*, ski slope*, slopes, ski*, cable car',
  centre: 'city centre, city center, town centre, old town, centre, center, downtown',
  sights: 'sights, sightseeing, things to do, what to see, attractions, museum*, recommend visiting',
  playground: 'playground*',
  train: 'train station*, railway station*, train*, station, rail station*, rail link*',
  transport:
    'public transport, bus, buses, metro, subway, tram*, underground, bus stop*, tube, coach stop, ferry, ferries, bus links, bus routes, bus service',
  taxi: 'taxi*, cab, uber',
  bicycles: 'bike*, bicycle*, cycling',
  directions:
    'directions, how to get there, how do we get, how do i get, get to the, getting there, reach you, reach the, find the place, find the house, how to get to',
  address:
    'address, where are you located, where is the house, where is the apartment, where is the flat, located, location, where exactly, where is the property, where is the place',
  balcony: 'balcon*',
  terrace: 'terrace*, patio*',
  garden: 'garden*, yard, courtyard',
  barbecue: 'barbecue*, bbq*, grill*',
  umbrellas: 'umbrella*, sun lounger*, loungers, sunbed*, deck chair*, parasol*',
  safe: 'a safe, the safe, safes, strongbox, safe deposit',
  smokeDetector: 'smoke detector*, smoke alarm*',
  gasDetector: 'carbon monoxide*, gas detector*',
  fireExtinguisher: 'fire extinguisher*',
  firstAid: 'first aid*, first-aid*',
  cameras: 'camera*, cctv',
  mosquitoes: 'mosquito*, insect screens, fly screens, mossie*, midges, window screens, flyscreen*',
  toiletries: 'shampoo, soap, shower gel, toiletries',
  contact: 'phone number, telephone, call you, contact you, reach you by phone, mobile number',
  links: 'link, links, listing, website',
  price: 'price*, rate, rates, discount*, quote, cheaper, special offer, how much is the stay, how much for the',
}
