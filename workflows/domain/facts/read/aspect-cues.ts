const cue = (words: string) => new RegExp(`(?<![a-z])(?:${words})(?![a-z])`)

/** Words that say one aspect of a thing, in eight languages, over folded text. */
export const ASPECTS = {
  heated: cue(
    'heated|riscaldat[oaie]|beheizt(?:e|er|es|en)?|geheizt|chauffee?s?|climatizad[oa]s?|calefactad[oa]|calentad[oa]|verwarmde?|aquecid[oa]s?|podgrzewan[a-z]+|ogrzewan[aye]',
  ),
  unheated: cue('unheated|unbeheizt(?:e|er|es)?|onverwarmde?'),
  isPrivate: cue(
    'just for you|only for you|all yours|(?:solo|tutt[ao]) (?:per )?(?:voi|vostr[ao])|(?:nur|allein) fur sie|rien que pour vous|solo para (?:vosotros|ustedes|vos)|alleen voor u|so (?:para )?(?:vossa|voces|si)|tylko dla (?:was|panstwa)|private|privat[oaie]|privat(?:e|er|es|en)|privee?s?|privatif|privative|privad[oa]s?|eigen(?:e|er|es|en)?|own|reserved for (?:you|guests)|esclusiv[oaie]|riservat[oaie]|exclusiv(?:e|os?|as?|ement)|prive|particular(?:es)?|prywatn[a-z]+|wlasn[a-z]+',
  ),
  isPublic: cue(
    'public|pubblic[oaih]+|offentliche?[rns]?|publique?s?|publi[ck]s?|openba(?:ar|re)|public[oa]s?|publiczn[a-z]+|comunal[ei]|municipal(?:e|es)?|communale?',
  ),
  isShared: cue(
    'shared|communal|in common|condivis[oaie]|in comune|condominial[ei]|gemeinschaft[a-z]*|gemeinsam(?:e|er|en)?|geteilt(?:e|er|en)?|partagee?s?|commune?s?|compartid[oa]s?|comunitari[oa]s?|comun(?:es)?|gedeelde?|gemeenschappelijke?|partilhad[oa]s?|compartilhad[oa]s?|wspoln[a-z]+',
  ),
  indoor: cue(
    'indoors?|covered|copert[ao]|intern[ao]|innen|hallenbad|innenpool|interieure|couverte|cubierta|interior|binnen(?:zwembad)?|overdekt|coberta|kryt[ya]m?',
  ),
  outdoor: cue(
    "outdoors?|open-air|all'aperto|scopert[ao]|estern[ao]|aussen|aussenpool|im freien|exterieure|en plein air|exterior|al aire libre|descubierta|buiten(?:zwembad)?|descoberta|odkryt[ya]|zewnetrzn[ya]",
  ),
  fenced: cue(
    'with a fence|(?:vallar|vallas?|rejas?|recinzione|cloture|barriere|zaun|umzaunung|fencing|hek(?:werk)?|vedacao|ogrodzeni[a-z]+)(?= *(?:[,.;:!)]|$))|con recinzione|mit zaun|avec barriere|con valla|met hek|com vedacao|z ogrodzeniem|fenced(?: in| off)?|enclosed|(?:entierement |completement )?clos(?:e|es)?|recintat[oa]|eingezaunt(?:e|er|es)?|umzaunt(?:e|er)?|cloturee?|vallad[oa]|cercad[oa]|omheind(?:e)?|vedad[oa]|murad[oa]|ogrodzon[aye]',
  ),
  covered: cue(
    'covered|copert[oai]|uberdacht(?:e|er|es)?|couverte?s?|cubiert[oa]s?|overdekte?|cobert[oa]s?|zadaszon[a-z]+|kryt[aye]',
  ),
  reservation: cue(
    'reserv(?:e|ed|ation)|(?:must|needs? to|has to|should) be (?:booked|reserved)|book(?:ed|ing)? (?:it |a space )?(?:ahead|in advance)|prenotar[eli]+|prenotat[oa]|prenotazione|su prenotazione|reserviert|reservieren|reservierung|vorbestell[a-z]+|reservee?|reserver|reservar(?:se|la|lo)?|reserva|gereserveerd|reserveren|rezerw[a-z]+|zarezerw[a-z]+',
  ),
  included: cue(
    "included?|incl|inclus[oaie]|compres[oaie]|inbegriffen|inklusive|inkl|im preis|enthalten|inclu(?:s|ses?|e|es)|comprise?s?|incluid[oa]s?|incluye|inbegrepen|inclusief|incluid[oa]s?|inclui|wliczon[a-z]+|w cenie|w cene|provided|supplied|we (?:provide|offer|supply)|offriamo|wir bieten|stellen wir|nous offrons|ofrecemos|wij bieden|oferecemos|oferujemy|fornit[oaie]|forniamo|a disposizione|bereitgestellt|gestellt|zur verfugung|vorhanden|fournie?s?|fournissons|mis(?:e|es)? a disposition|proporcionan?|proporcionamos|facilitamos|suministran?|a su disposicion|aanwezig|verzorgd|voorzien|fornecid[oa]s?|fornecemos|disponibilizamos|a disposicao|zapewni[a-z]+|dostepn[a-z]+|available|disponibil[ei]|verfugbar|disponibles?|beschikbaar|disponive(?:l|is)|you(?:'ll| will)? find|trovat[ei]|troverete|finden sie|trouverez|encontrar[a-z]+|vindt u|znajda|present[ei]?|dabei(?! sein)|we leave|ponemos|dejamos|deixamos|laissons|zostawiamy|na miejscu|(?:zit|zitten) in de prijs|mettiamo noi|ready|pront[ei]|liegen bereit|klaar",
  ),
  ownBring: cue(
    'bring (?:your|their) own|bring your|please bring|bring(?:en|t)(?: sie| ihr)?[a-z ]{0,24} mit|portar[ei]+ (?:i |le |gli |la |con )?|da portare|mitbringen|mitzubringen|mitgebracht|apporter|amener|traer|meebrengen|meenemen|zelf mee|trazer|przywiezc|zabrac|wlasn[a-z]+',
  ),
  change: cue(
    'change[ds]?|changing|cambi(?:o|ate?|ati|amo|a|ano|an|amos)|gewechselt|wechsel[a-z]*|changee?s?|changement|verschoond?|gewisseld|mudad[oa]s?|mudamos|trocad[oa]s?|troca|wymian[a-z]*|wymieni[a-z]+|zmienian[a-z]+',
  ),
  allowed: cue(
    'no problem|nessun problema|non eh? un problema|kein problem|pas de (?:probleme|soucis?)|sin problemas?|geen probleem|sem problemas?|nie ma problemu|allowed|permitted|welcome|accept(?:ed)?|possible|fine|ok|okay|suitable|friendly|ammess[oaie]|accettat[oaie]|accettiamo|consentit[oaie]|benvenut[oaie]|permess[oaie]|possibil[ei]|adatt[oaie]|erlaubt|gestattet|willkommen|moglich|zugelassen|geeignet|akzeptier[a-z]+|acceptons|accepteren|acceptee?s?|autorisee?s?|bienvenue?s?|admise?s?|permise?s?|adaptee?|convient|admiten?|admitid[oa]s?|permiten?|permitid[oa]s?|aceptan?|aceptad[oa]s?|aceptamos|bienvenid[oa]s?|posibles?|adecuad[oa]|apt[oa]s?|toegestaan|welkom|mogelijk|toegelaten|geschikt|aceit[a-z]+|bem-? ?vind[oa]s?|possive(?:l|is)|adequad[oa]|dozwolon[a-z]+|akceptuj[a-z]+|mile widzian[a-z]+|mozliw[a-z]+|mozna|odpowiedni[a-z]*|przyjazn[a-z]+|can|may|si puo|puoi|potete|si possono|possono|darf|durfen|konnen|kann|peut|peuvent|pouvez|puede|pueden|mag|mogen|kunt|kunnen|kan|pode|podem|happy to|volentieri|gern[e]?',
  ),
  self: cue(
    'self ?-?check ?-?in|by yourself|on your own|self-service|autonomo|in autonomia|fai da te|selbst|schlusselbox|autonome|en autonomie|autonom[oa]|zelfstandig|zelf|samodzieln[a-z]+|key ?-?box|lock ?-?box|smart ?-?lock|cassetta (?:delle|per le|con le) chiavi|boite a cles?|caja de (?:las )?llaves|sleutelkluis(?:je)?|caixa de chaves|skrytk[a-z]+|24 ?(?:\\/|h)',
  ),
  inPerson: cue(
    'in person|personally|we (?:will )?(?:meet|welcome|wait for) you|di persona|personalmente|vi (?:accogliamo|aspettiamo|accoglieremo)|personlich|wir empfangen|en personne|nous vous (?:accueillons|attendons)|en persona|personalmente|le recibi[a-z]+|persoonlijk|wij ontvangen|pessoalmente|em pessoa|recebemos|osobiscie|osobist[a-z]+',
  ),
  equipped: cue(
    '(?:fully |well )?equipped|attrezzat[ao]|accessoriat[ao]|ausgestattet(?:e)?|equipee|equipada|uitgerust(?:e)?|ingericht|wyposazon[aey]',
  ),
  accessible: cue(
    'accessible|accessibil[ei]|barrierefrei|rollstuhl(?:gerecht|geeignet|gangig)|behindertengerecht|accesibles?|toegankelijk|rolstoeltoegankelijk|acessive(?:l|is)|dostosowan[a-z]+|dostepn[a-z]+|suitable|adatt[oaie]|geeignet|adaptee?|adecuad[oa]|adaptad[oa]|geschikt|adequad[oa]',
  ),
  stepFree: cue(
    'step-?free|no steps|without steps|senza (?:gradini|scale|barriere)|stufenlos|ebenerdig|ohne stufen|sans (?:marches?|escaliers?)|de plain-? ?pied|sin (?:escalones|escaleras|barreras)|drempelvrij|gelijkvloers|zonder (?:treden|trappen)|sem (?:degraus|escadas|barreiras)|bez (?:schodow|stopni|progow)',
  ),
  sorted: cue(
    'sort(?:ed|ing)?|separate(?:d|ly)?|recycl[a-z]+|differenzia[a-z]+|trenn[a-z]+|getrennt|mulltrennung|tri(?:er|e|ez|es)?|recyclage|separ[a-z]+|recicl[a-z]+|scheid[a-z]*|gescheiden|segreg[a-z]+',
  ),
  drinkable: cue(
    '(?:bon|boa|buena|bom|apta|apto) (?:para|a|pour) (?:beber|boire|consumo|el consumo)|se (?:puede |pode )?beber?|se toma|bevibile|si (?:puo bere|beve)|se boit|drinkable|drinking|safe to drink|(?:can|to) drink|potabil[ei]|trinkbar|trinkwasser|trinkqualitat|trinken|potables?|drinkbaar|drinken|drinkwater|potave(?:l|is)|zdatn[a-z]+|pitn[a-z]+|do picia|pic',
  ),
  hot: cue('hot|cald[ao]|warmes|heisses|warmwasser|chaude|caliente|warm|heet|quente|ciepl[a-z]+|gorac[a-z]+'),
  noisy: cue(
    'noisy|loud|noise|rumoros[oa]|rumore|rumori|laut|larm|bruyante?|bruits?|ruidos[oa]|ruidos?|lawaai(?:ig)?|rumoerig|gehorig|barulhent[oa]|barulho|glosn[a-z]+|halas[a-z]*|halasliw[a-z]+',
  ),
  arrival: cue(
    'before arrival|prima del(?:l.arrivo| check-?in)|vor (?:der )?(?:anreise|ankunft)|avant l.arrivee|antes de la (?:llegada|entrada)|voor aankomst|antes da chegada|przed przyjazdem|prior to (?:arrival|check-?in)|before check-?in',
  ),
  lost: cue(
    'lost|lose|loss of|pers[aeo]|smarrit[ae]|smarrimento|perdita|verlor[a-z]+|verlust|perdues?|perte|perdid[ao]s?|perdida|kwijt|verlies|verloren|perda|zgubion[a-z]+|zgubien[a-z]+',
  ),
  refund: cue(
    'refunded|returned|given back|back(?= )|terug|retour|restituit[ao]|resa|rimborsat[ao]|zuruck(?:gezahlt|erstattet|uberwiesen)?|erstattet|rendue?|restituee?|remboursee?|devuelve|devuelta|reembolsa|terugbetaald|teruggestort|devolvid[ao]|zwracan[a-z]+|zwrot[a-z]*',
  ),
  exempt: cue(
    'exempt|do not pay|don.t pay|free|esent[ei]|non pagano|befreit|frei|zahlen (?:keine|nicht)|exoneree?s?|exempte?s?|ne paient pas|exent[oa]s?|no pagan|vrijgesteld|betalen (?:geen|niet)|isent[oa]s?|nao pagam|zwolnion[a-z]+|nie placa|under|sotto|unter|moins de|menores|onder|menos de|ponizej',
  ),
} as const satisfies Record<string, RegExp>

export type AspectName = keyof typeof ASPECTS
