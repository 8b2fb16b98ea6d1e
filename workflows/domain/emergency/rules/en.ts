import type { LanguageRules } from '#workflows/domain/emergency/rule-book.ts'

export const MACROS_EN = {
  there:
    '(there is|theres|there s|there are|there was|theres been|there s been|there has been|we have|weve got|we ve got|i have|we see|i see|can see|its|it s)',
  cant: '(can not|cannot|cant|cann t|unable to|not able to|hardly|barely|struggling to|struggles to|cudnt|couldnt|could not)',
  who: '(someone|somebody|some one|a man|a guy|a stranger|strangers|some men|people|men|two men|burglar*|thief|thieves|intruder*)',
  he: '(he|she|they|husband|boyfriend|partner|wife|girlfriend|ex|someone|somebody|man|men|guy|guys|neighbor*|neighbour*|people|stranger*|dad|father|brother)',
  my: '(my|his|her|our|the|a|their)',
  home: '(house|home|flat|apartment|kitchen|bathroom|bedroom|room|rooms|building|place|basement|cellar|hallway|floor|living room|corridor|villa|ground floor)',
}

export const RULES_EN: LanguageRules = {
  fire: `
    (flame*|fire|burning|smoke) & (everywhere|spreading|curtain*|oven|socket|towel|blanket|stairs|staircase|ceiling|plug|wire*|mattress|toaster|microwave|pan|hallway|corridor|heater)
    = fire
    = (fire|help|omg|please|smoke) (fire|help|please|here|smoke)
    = help fire ~4
    $there ~2 (fire|flames)
    (fire|flames) (in|inside|at|on|near|next) ~3 (kitchen|house|flat|apartment|room|bedroom|bathroom|balcony|oven|building|garden|roof|stairs|staircase|hallway|wall|door|basement|garage|socket|here|neighbour*|neighbor*)
    (house|home|kitchen|oven|flat|apartment|room|bedroom|roof|curtain*|balcony|building|car|stove|toaster|bed|sofa|couch|socket|something|everything|pan|bin|garden|barbecue|bbq|grill|boiler|machine|dryer|microwave|heater|next door|tv|hob|cooker|floor|table) ~3 (on fire|in flames|burning|burning down|caught fire|is smoking|exploded|catching fire)
    (on fire|caught fire|catching fire|up in flames) ~2 (help|please|now|what|hurry|quick*)
    (fire|flames) (broke out|has broken out|is spreading|spreading|started|everywhere|wont go out|is getting)
    (something|it|everything) (is|s) (on fire|burning|in flames)
    (its|it) on fire
    (i|we|can|strong|really) ~1 smell* ~2 (smoke|burning|something burning|burnt plastic|burning plastic)
    (smell*|stinks) ~2 (burning|burnt plastic)
    burning smell
    (smoke|fumes) (is|s)? ~1 (coming|pouring|billowing|rising|everywhere|filling|comes)
    (full of|filled with|lots of|so much|thick|black|a lot of|too much) smoke
    there ~2 smoke ~3 (in|from|out|everywhere|coming)
    (smoke|fire) (alarm|alarms|detector|detectors) ~3 (going off|went off|ringing|wont stop|keeps ringing|goes off|gone off|screaming)
    (sparks|sparking) ~4 (socket|outlet|plug|oven|wall|box|wire*|cable*|switch|fuse*)
    (socket|outlet|plug|oven|box|wire*|cable*|switch|fuse*) ~3 (sparks|sparking|sparked|smoking|burning|melting|melted)
    (need|send|call|called|calling|want) ~2 (fire brigade|fire department|firefighters|firemen|fire service|fire fighters)
    (put out|extinguish) ~2 (fire|flames)
    (cant|cannot) ~1 see ~4 smoke
  `,
  gas: `
    smell* ~3 gas
    (stinks|reeks) ~2 gas
    (gas|propane) ~1 (leak|leaks|leaking|smell|escaping|odor|odour|hissing)
    (leak|leaking|hissing|smell) ~2 gas
    (carbon monoxide|monoxide|co|gas) (alarm|detector|sensor) ~3 (going off|went off|ringing|beeping|wont stop|goes off|gone off)
    (smell*|stinks) ~3 rotten egg*
    gas ~3 (wont|cant|cannot|doesnt) ~2 (turn off|close|shut|stop|turned off)
    (poisoned by|poisoning from) ~1 gas
    carbon monoxide poisoning
  `,
  water: `
    water & (ankle*|knee*|rising|risen|overflowing)
    (pour*|drip*|leak*|gush*|flow*|raining|seep*|spray*|stream*|flood*) & (ceiling|light|lights|lamp|upstairs|hallway|wall|walls|socket*|everywhere|stairs|electric*|fuse*|flat above|apartment above)
    (ceiling|wall|walls|roof|lamp|lights|chandelier|socket*) ~3 (dripping|drips|leaking|leaks|pouring|raining|soaked|coming down|collapsed|collapsing|bulging|caving in|fell down|flooded|is wet and)
    (dripping|pouring|leaking|raining|drips|leaks|running) ~3 (ceiling|ceilings|roof|lamp|light fitting|chandelier|socket*|walls|through the wall|down the wall)
    water ~3 (coming|pouring|dripping|running|gushing|leaking|flowing|spraying|streaming|comes|drips|leaks|seeping|pours) ~3 (through|ceiling|wall|walls|roof|lamp|lights|everywhere|all over|door|under|from upstairs|from the flat|from above|boiler|pipe|pipes|radiator|dishwasher|washing machine|floor|down the stairs|neighbour*|neighbor*|into the)
    (flat|apartment|kitchen|bathroom|room|house|basement|cellar|floor|place|bedroom|hallway|everything|corridor|garage|living room) ~3 (flooded|flooding|under water|underwater|full of water|is a lake|is a pool)
    (we are|were|we re|are being|getting|im|i am|being) flooded
    = (flood|flooding|flooded|water everywhere)
    $there ~2 (flood|flooding|water leak|burst pipe)
    (pipe|pipes|hose|boiler|tank|toilet|tub|bathtub|bath|washing machine|dishwasher|cistern|drain|radiator|water heater|sink|shower) ~3 (burst*|bursting|overflow*|exploded|broke and|is leaking|leaking badly|flooding|flooded|spraying|wont stop)
    (burst|broken|bursted|exploded) ~1 (pipe|pipes|water pipe|hose|boiler|water heater)
    water pipe ~2 (broke|broken|burst)
    (cant|cannot|can not|dont know how to|how do i|how do we|unable to|impossible to) ~2 (stop|turn off|shut off|shut|close) ~2 (water|leak|flood)
    (water|leak) (wont|will not|doesnt|does not|isnt|not) (stop|stopping)
    water (everywhere|all over)
    (water leak|leak in the ceiling|leak in the roof|big leak|huge leak|massive leak|bad leak|leak from the|leak under)
    raining (in|into|inside) ~2 (room|bedroom|kitchen|house|apartment|flat|living room)
    standing in ~2 water
  `,
  injury: `
    (broke|broken|fractured|burned|burnt|twisted|crushed|sprained|sliced|split) & (leg|arm|ankle|wrist|hip|knee|head|finger|skull|nose|foot|eye|shoulder|hand|forehead|chin|toe)
    (is|are|am|im|s|he|she|keeps|still|wont stop|cant stop|heavily|badly) ~2 bleeding
    bleeding ~2 (a lot|badly|heavily|everywhere|from|wont stop|head|nose and|to death)
    (a lot of|so much|lots of|losing|lost|lot of|covered in) ~1 blood
    blood ~1 (everywhere|all over|coming|is pouring)
    (fell|fallen|slipped|tripped|collapsed|falls) ~7 (cant|cannot|can not|hurt|bleeding|unconscious|head|broken|broke|leg|arm|hip|not moving|wont|pain|injured|down the stairs|off the balcony|from the balcony|into the pool|move|stand|ankle|out of the window|off the ladder)
    (broke|broken|fractured|dislocated) ~1 (my|his|her|an|a) ~1 (leg|arm|ankle|hip|wrist|nose|bone|foot|hand|finger|rib|ribs|collarbone|shoulder|neck|back|knee)
    (leg|arm|ankle|hip|wrist|bone) (is|seems|looks|might be|may be) (broken|fractured)
    (hit|banged|smashed|cracked|hurt|injured) ~1 (my|his|her) head
    head injury
    (badly|seriously|severely) (hurt|injured|burned|burnt|cut|wounded)
    (is|got|are|been|am|im|s|was|someone|somebody|son|daughter|child|kid|baby|wife|husband|friend|mother|father) ~1 (injured|wounded|electrocuted|hurt badly|really hurt)
    (electric|electrical|electricity) shock
    (got|was|been|is) ~1 (electrocuted|shocked)
    (burned|burnt|scalded) ~1 (my|his|her|himself|herself|myself|itself) ~1 (hand|hands|arm|face|leg|foot|finger*|body|badly|with)?
    cut ~1 (my|his|her|himself|herself|myself|open) ~2 (hand|finger|arm|leg|wrist|foot|deep|deeply|badly|vein|head|thumb)
    deep (cut|wound)
    (drowning|drowned|nearly drowned|almost drowned)
    (not|isnt|stopped|doesnt) (moving|move) ~3 (floor|pool|stairs|anymore|any more|help)
    (need|needs|call|called|calling|send|get|want) ~2 (ambulance|paramedic*|medic)
    ambulance ~1 (now|please|quick*|fast|urgent*|asap|immediately|here)
    (bitten|stung|bit) ~2 (by|a) ~1 (dog|snake|scorpion|viper|jellyfish|spider)
    (been|had|was|is|happened) ~1 (terrible|bad|serious|an|awful|horrible) accident
    (swallowed|drank|drunk|ate|eaten) ~3 (battery|bleach|pills|detergent|poison|cleaner|chemical*|magnet|glass|cleaning)
  `,
  illness: `
    $cant ~1 (breathe|breath|breathing|swallow)
    (trouble|difficulty|problems|problem|hard|difficult|cant|stopped|not|isnt|gasping|fighting|short) (to|with|in|for|of)? ~1 (breathe|breathing|breath)
    (chest|heart) ~1 (pain|pains|attack|hurts|stopped|tight|tightness|hurting)
    (pain|pains|pressure|tightness) ~2 (chest|heart|left arm)
    (unconscious|unresponsive|passed out|fainted|blacked out|lost consciousness|seizure|seizures|convuls*|anaphyla*|overdosed|overdose)
    (had|having|has|is|possible|suffered|think) ~3 (a stroke|heart attack|epileptic|an asthma attack|allergic shock)
    (is|s|are|am|im|he|she|baby|son|daughter|child) ~1 choking
    choking on
    (wont|doesnt|cant|cannot|not|isnt|does not|will not|dont) ~1 (wake|waking|wake him|wake her|wake my|responding|respond|responsive|wake them) ~2 (up|anymore|any more|to)?
    (collapsed|collapses|just collapsed) ~3 (floor|bathroom|kitchen|and|suddenly|help|on|in|shower|stairs)
    (severe|bad|strong|serious|an|having|has) allergic (reaction|shock)
    (face|throat|tongue|lips|neck|mouth) ~2 (swelling|swollen|swells|swelled|closing)
    (turning|turned|went|going|lips are|face is) ~1 blue
    (need|needs|call|send|get|want|require) ~2 (doctor|physician|medic|medical help|medical assistance|hospital) ~2
    (rush*|take|taking|taken|get) ~3 (to the hospital|to hospital|to the emergency room|to a hospital)
    (high fever|fever of|fever above|temperature of 4*|39 fever|40 fever)
    (vomiting|throwing up|coughing up|spitting) ~2 (blood|nonstop|non stop|for hours|constantly)
    cant stop (vomiting|throwing up|shaking)
    (going to die|gonna die|about to die|heart stopped)
    (i am|im|i m|he is|she is|hes|shes|he s|she s|is|someone is|feel like) ~1 dying
    (suicid*|kill myself|kill himself|kill herself|end my life|want to die)
    (water|waters) broke ~2 (baby|weeks|pregnant|wife|labour|labor|contractions|hospital)
    (contractions|in labour|in labor|going into labor|going into labour)
    (baby|child|son|daughter|infant) ~3 (limp|very hot|not waking|lifeless|shaking|unconscious|blue)
    no pulse
    (insulin|epipen|inhaler) ~4 (need|urgent*|lost|now|forgot|help)
    (need|needs|without) ~3 (insulin|epipen|inhaler)
    poisoned
  `,
  break_in: `
    $who ~2 (broke in*|breaking in*|broken in*|is in|are in|was in|inside|climbing|climbed|at the window|forcing|kicking|trying to get in|trying to break|trying to open|trying to enter|entered|came in|sneaked|snuck|walked in)
    (someone|somebody|some one) ~1 (trying|tries|tried) ~3 (door|in|window|lock)
    (been|were|got|was|just|getting|being|is being) (robbed|burgled|burglarized|burglarised|broken into)
    (break in|broken into|broke into|breaking into|breakin)
    (window|door|lock|safe) ~2 (smashed|forced|forced open|kicked in|broken open|kicked open|pried open|was broken when)
    (stole|stolen|robbed) ~5 (passport*|laptop*|money|wallet*|jewel*|bag*|everything|things|stuff|phone*|camera|cash|luggage|from us|our|suitcase*)
    (passport*|laptop*|money|wallet*|jewel*|bag*|everything|things|stuff|phone*|cash|luggage|suitcase*) ~3 (stolen|been taken|robbed)
    (burglary|burglar|burglars|burgular|intruder|intruders|burglarized)
    thieves ~3 (in|here|took|stole|came|have)
  `,
  locked_out: `
    (key|keys) & (broke off|snapped off|broken off|snapped)
    (locked|lock) ~2 (out|outside) ~2
    (lockd|lockedout|locked) (ourselves|myself|himself|us|me) ~1 (out|in|outside)
    (door|it|wind) ~1 (slammed|closed|fell|shut|locked) ~1 (behind|on) (me|us|her|him)
    (stuck|trapped|locked) ~2 (lift|elevator|bathroom|toilet|balcony|terrace|shower|bedroom|room|apartment|house|stairwell|basement|garage|cellar)
    (stuck|trapped|stranded|standing|locked|left|freezing|waiting|outside) ~2 (outside|in the street|on the street|in the rain|in the cold|at the door|in front of) ~6 (door|key|keys|code|rain|cold|dark|night|house|apartment|in|kids|children|baby|nobody|building|flat|home|help)
    $cant ~1 (get|go|come) (into|inside|back in|in|in to) ~1 (the|our|your|my|house|apartment|flat|building|room|help|please|and|its|because|code|key|door)
    (= we|= i) $cant get (in|inside)
    $cant ~1 (open|unlock) ~2 (front door|main door|door|gate|key box|keybox|lockbox|lock box|building)
    (door|gate|lock|keybox|key box|lockbox|lock box) ~1 (wont|doesnt|does not|will not|dont|isnt|cant|cannot|not) ~1 (open|opening|unlock|unlocking|be opened)
    (lost|forgot|left|lose|dropped) ~2 (key|keys|keycard) ~5
    (key|keys) ~2 (broke|snapped|broken|stuck|inside|locked|lost|doesnt|wont|does not) ~2 (lock|door|inside|in|turn|work|fit|open|off)?
    (door|gate|entry|entrance|front|building|key box|keybox|lockbox|the|access|your) code ~1 (doesnt|does not|isnt|is not|wont|not|dont|didnt) ~1 (work|working|open|accepted)
    (code|key|keys) (doesnt|does not|isnt|is not|wont|not|dont) ~1 (work|working|open) ~5 (outside|door|gate|standing|in|rain|cold|night)
    (outside|at the door) ~6 (code|key|keys|lockbox|keybox) ~3 (not|doesnt|wont|isnt|does|wrong|empty)
    (no|without) key ~4 (outside|door|street|box|night|in)
    keybox ~1 empty
  `,
  violence: `
    (drunk|drunken|stranger|someone|man|men) & (kicking|kicks|banging|bangs|hammering|threatens|threatening|kill)
    $he ~2 (hit|hits|beat|beats|beating|hitting|attacked|attacking|attacks|punched|punching|hurting|hurts|threatened|threatening|threatens|stabbed|strangled|choked|raped|assaulted|kicked|pushed|slapped|pushing|grabbed) ~1 (me|us|my|her|him|someone|somebody|each|a|the guest|his|woman|wife)
    (being|been|was|got|am|were|is|getting|just) ~1 (attacked|assaulted|beaten|raped|threatened|stabbed|mugged|shot|hit by|beaten up|strangled|followed home|molested)
    (he|she|man|guy|someone|somebody|men|they|husband|neighbor|neighbour|stranger|boyfriend) ~2 (has|with|holding|pulled|have|had) (a|an)? (knife|gun|weapon|pistol|machete|axe)
    (gunshot*|gun shots|shots fired|shooting outside|heard shots|gunfire)
    (fighting|screaming|fight) ~6 (violent|knife|police|beating|help|blood|scared|hitting|kill)
    (woman|girl|someone|somebody|child) ~1 (is|was|keeps)? ~1 screaming
    (call|called|need|send|get|calling|want) ~2 (police|cops|carabinieri) ~1 (now|please|help|quick*|urgent*|immediately|here|to the|because|asap|someone|for)?
    (scared|afraid|fear*) ~3 (life|lives|husband|him|boyfriend|partner|neighbour|neighbor|this man|that man)
    (wont|not|doesnt|dont) let* (me|us) (leave|out|go)
    (trying to|going to|wants to|gonna|threatened to|will) (kill|hurt|attack|rape|shoot|stab) ~1 (me|us|my|him|her|someone|himself|herself|everyone)
    (stalking|stalker|kidnapped|being held)
    (domestic violence|self harm)
  `,
  other: `
    = help
    = (help|please|pls|omg) (help|me|us|please|now)
    = (sos|mayday)
    (help|helpme) (me|us) ~1 (please|now|quick*|fast|urgent*|asap|immediately) ~2
    (its|it is|it s|this is|this s|have|is|there is|theres) (an|a)? ~1 emergency
    (emergency|emergancy|emergncy) (please|help|now|call|here|in the|at the|we|call me)
    = (emergency|urgent emergency)
    (call|calling|called|dial) (112|911|999|118)
    (life|lives) ~2 danger
    we are in danger
  `,
  harmless: `
    (dying|die|died) (of|from|with|for) (curiosity|hunger|thirst|heat|laughter|laughing|boredom|it|this|excitement|some|a|the|coffee)
    (to die for|dying to|die laughing|dying for|dead tired|to die of)
    (fire place|fire places|fireplace*|firewood|fire wood|fire pit*|firepit*|fire exit*|fire escape*|fire door*|fire extinguisher*|fire blanket*|fire hydrant|camp fire*|campfire*|bonfire*|log fire*|open fire|fire stick|fire tv|firestick|firework*|fire works|fire drill*|fire regulation*|fire safety|fire show|fire certificate|fire insurance|electric fire|gas fire|wood fire|cosy fire|cozy fire|lovely fire|nice fire)
    (light|make|start|lit|enjoy|have|build|making|lighting|had) (a|the|up the) (fire|fires|barbecue|bbq)
    (flooded with light|flooded with sun*|flood of light|floodlight*|flooded by light|flooded with tourists|flooded with messages|flood lights)
    (is there|are there|have you got|do you have|does it have|does the apartment have|any|with a|has a|got a|where is the|where are the|where do we find the) ~3 (detector*|alarm*|extinguisher*|first aid kit|first aid|fire|defibrillator|smoke alarm)
    (stove|hob|burner|burning stove|log burner|log burning|wood burning|wood burner|slow burning|candle burning|fuel burning|calories|fat burning)
    (gas stove|gas hob|gas cooker|gas grill|gas barbecue|gas bbq|gas heating|gas station|gas stations|gas bottle*|gas oven|gas boiler|gas bill|gas meter|gas pump|gas heater|gas price*)
    (no|non) (smoke|smoking|fire|gas|gas leak|leak|leaks|flood|blood|emergency|injuries|smell)
    (not|isnt|no|not an|not a|nothing|isnt an) (emergency|urgent|serious|real emergency)
    (emergency|emergancy) (contact|contacts|number|numbers|exit|exits|phone|key|keys|kit|light|lights|plan|services number|brake|telephone|stop|card|repair|cash|plumber|information|info|instructions|leave|vet|dentist|pharmacy)
    (cigarette|cigarettes|cigar|tobacco|weed|stale) ~1 (smoke|burning)
    (smoke|smoking) (free|allowed|area|room|policy)
    (choking hazard*|stroke of|heart of|heart attack burger|break a leg|breathtaking|breath taking)
    (stuck|trapped|locked) ~1 (in traffic|in queue|at work|at the airport|in a meeting|on the motorway|in customs|at customs)
    (locked in|locked) (the|a|our|your|these|my) (price|rate|dates|deal|booking)
    (hot|cold|warm) water
    (water) (pressure|pipe pressure|taxi|park|park*|sports|bottle|bottles|kettle|front|feature)
    (running water|drinking water|tap water)
    (police) (report|registration|form|forms|station|clearance|check|checks)
    doctor* note*
    (lost|left|forgot) (the|our|my|a) (keys|key) ~2 (ring|chain|holder)
    (left|leave|leaving|return|drop|dropped|put) ~2 (key|keys) ~2 (table|box|lockbox|mailbox|letterbox|counter|reception|kitchen|desk|place|keybox|hook|where)
    (wifi|wi fi|tv|netflix|promo|discount|coupon|voucher|washing machine|safe|internet|locker|dress|post|postal|zip|area|country|booking|confirmation|airbnb|dishwasher|oven) (code|password|key|door)
    (shooting|shoot) (stars|star|range|photos|a film|a movie|a video)
    (in touch|into town|in shape|get in earlier|get in before|get in until|get in late|get in at)
    (fight*|argue*) (over|for) ~1 (view|bed|room|best)
    (broke|break|broken|broke a|broken a|broke the) ~1 (glass|plate|cup|mug|lamp|vase|remote|chair|bowl|wineglass|table|dish)
    (bleeding heart|bloody mary|blood orange|blood oranges)
  `,
  elsewhere: `
    in (january|february|march|april|may|june|july|august|september|october|november|december)
    (last|previous) (year|summer|winter|month|spring|autumn|christmas|time|place|apartment|trip|holiday|vacation|stay|host|airbnb)
    (years|months|weeks) ago
    (when i was|years back|used to|once had|back in|in our last|in my last|at our previous|years old|a friend of mine once|on the news|in the news|in the movie|the film|the novel|in the book|tv series|the song)
    (if there is|if there s|if theres|in case|in the event|what if|if something|if anything|if someone|if we|if i|if the|if it|if ever|should there be|should anything|if my|if our|in an emergency|in emergencies|if you) ~4 (fire|smoke|leak*|emergency|accident|flood*|locked|lose|lost|lock|breaks|burn*|gas|happens|hurt|injured|sick|ill|alarm|emergencies|of|power|hospital|doctor|stolen|break*)
    (already|all) (fixed|solved|resolved|sorted|over|fine now|good now)
    (good review*|bad review*|reviews) ~3
    (insurance|policy|policies|travel insurance) ~6 (cover*|require*|ask*|include*)
  `,
}
