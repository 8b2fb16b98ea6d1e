import type { PlainCondition } from '#workflows/domain/facts/condition.ts'
import { BEDROOMS } from './read-choices.ts'

const row = (kind: PlainCondition, words: string): [PlainCondition, RegExp] => [
  kind,
  new RegExp(`(?<![a-z])(?:${words})(?![a-z])`),
]

/** Conditions of anything, in eight languages, over folded text. */
export const PLAIN_PATTERNS = [
  row(
    'onRequest',
    '(?:up)?on request|at request|(?:su|a|dietro|previa) richiesta|auf (?:anfrage|wunsch|nachfrage)|sur demande|a la demande|(?:bajo|a|previa) (?:peticion|solicitud)|op (?:aan)?vraag|op verzoek|(?:a|sob|mediante|com) pedido(?: previo)?|na (?:zyczenie|zapytanie|prosbe)|if you ask(?: us)?|(?:just |please )?(?:tell|let|ask)(?: us)?(?: know| for it)? (?:in advance|beforehand|before (?:you arrive|arrival))(?: if you (?:need|want|would like) (?:it|one|them))?|if you (?:need|want) (?:it|one)|basta chieder(?:la|lo|li|le)(?: prima| in anticipo)?|(?:bitte )?(?:vorher|vorab) (?:bescheid (?:geben|sagen)|anfragen|anmelden)|merci de (?:le|la|les) demander(?: a l.avance)?|(?:graag )?(?:vooraf|van tevoren) (?:aanvragen|melden|laten weten)|hay que pedir(?:la|lo)(?: antes)?|tem de ser pedid[oa] antes|prosimy o wczesniejsza informacje|please ask(?: us)?|to be requested',
  ),
  row(
    'ifAvailable',
    'depends? on availability|depend[ae]n? (?:de|da) (?:la )?disponib[a-z]+|dipende dalla disponibilita|subject to availability|if (?:it is |they are )?available|depending on availability|(?:secondo|salvo|previa|in base all?a) disponibilita|se disponibil[ei]|(?:je )?nach verfugbarkeit|wenn verfugbar|selon (?:la |les )?disponibilites?|sous reserve de disponibilites?|segun disponibilidad|sujet[oa] a disponibilidad|(?:op basis van|afhankelijk van|naar) beschikbaarheid|indien (?:mogelijk|beschikbaar)|mediante disponibilidade|sujeit[oa] a disponibilidade|conforme (?:a )?disponibilidade|w miare (?:dostepnosci|mozliwosci)|si (?:le logement|l.appartement|la maison|c.est) (?:est )?(?:libre|disponible)|si (?:el (?:piso|apartamento|alojamiento)|la (?:casa|vivienda)) esta (?:libre|disponible)|als (?:de woning|het (?:huis|appartement)|het) (?:vrij|beschikbaar) is|se (?:a casa|o (?:apartamento|alojamento)|) ?(?:estiver|esta) (?:livre|disponivel)|jesli (?:mieszkanie|dom|apartament|domek)? ?(?:jest|bedzie) (?:wolne|wolny|dostepn[ey])|if possible|se possibile|wenn moglich|si possible|si es posible|se possivel|jesli to mozliwe',
  ),
  row(
    'byArrangement',
    'combinando(?: antes)?|a combinar|by (?:prior )?(?:arrangement|agreement|appointment)|previo accordo|previi accordi|da concordare|nach (?:vorheriger )?(?:absprache|vereinbarung|rucksprache)|sur (?:accord|rendez-vous)(?: prealable)?|previo (?:acuerdo|aviso)|in overleg|na overleg|mediante acordo|a combinar|po (?:wczesniejszym )?uzgodnieniu',
  ),
  row(
    'againstFee',
    '(?<!(?:no|without) )(?:for|at) (?:a|an) (?:small )?(?:extra |additional )?(?:small )?(?:fee|charge|cost|supplement)|(?<!(?:no|without|without an) )(?:at )?extra (?:charge|cost|fee)|against payment|a pagamento|con supplemento|gegen (?:eine )?(?:kleine )?(?:gebuhr|aufpreis|bezahlung|entgelt)|kostenpflichtig(?:e|er|es)?|gebuhrenpflichtig|payante?s?|avec supplement|moyennant (?:un )?supplement|en supplement|de pago|con (?:suplemento|coste|cargo)(?: adicional| extra)?|tegen (?:betaling|vergoeding|meerprijs|toeslag)|betaald parkeren|com (?:custo|suplemento|taxa)(?: adicional| extra)?|mediante pagamento|za (?:doplata|dodatkowa oplata|oplata)|platn[yae]|odplatn(?:y|a|e|ie)',
  ),
  row(
    'withGuestCard',
    'with (?:the |a |your )?guest card|con (?:la )?(?:guest card|tessera (?:degli )?ospiti|carta ospiti)|mit (?:der )?gastekarte|avec (?:la )?carte d.hote|con (?:la )?tarjeta de huesped|met (?:de )?gastenkaart|com (?:o )?cartao de hospede|z karta goscia',
  ),
  row('limited', 'limited|limitat[oaie]|posti limitati|begrenzt|limitees?|limitad[oa]s?|beperkt|ograniczon[a-z]+'),
  row(
    'ifNobodyArrives',
    'if we have nobody (?:coming|arriving)(?: in)?|if (?:there is )?nobody(?: is)? (?:coming|arriving)(?: in)?|if (?:there is no|no|nobody) (?:other )?(?:arrivals?|guests? arriv[a-z]+|arrives|new guests?)[a-z ]*|se non (?:ci sono (?:altri )?(?:arrivi|ospiti in arrivo)|arriva nessuno)[a-z ]*|wenn (?:niemand|keine (?:neuen )?gaste) (?:anreis[a-z]+|ankomm[a-z]+)|si personne n.arrive[a-z ]*|si no (?:llega nadie|hay (?:otras )?(?:llegadas|entradas))[a-z ]*|als er (?:geen|niemand) [a-z ]*(?:aankomt|aankomst|arriveren|aankomen)|se nao (?:houver|chegar)[a-z ]*|jesli nikt nie przyjezdza[a-z ]*',
  ),
  row(
    'ifNobodyLeaves',
    '(?:only )?if the (?:flat|apartment|house|home|place) (?:is|was) (?:empty|free)(?: the night before)?|(?:solo )?se (?:la casa|l.appartamento) (?:era|eh?) liber[oa](?: la notte prima)?|(?:nur )?wenn (?:die wohnung|das haus) (?:in der nacht davor |die nacht davor )?(?:frei|leer) (?:ist|war)|if (?:nobody|no one|no guests?) (?:is )?(?:leav|check)[a-z]+(?: out)?[a-z ]*|se non (?:ci sono partenze|parte nessuno)[a-z ]*|wenn (?:niemand|keine gaste) abreis[a-z]+|si personne ne part[a-z ]*|si no (?:sale nadie|hay salidas)[a-z ]*|als er (?:niemand|geen gasten) [a-z ]*(?:vertrekt|vertrekken)|se ninguem sair[a-z ]*|jesli nikt nie wyjezdza[a-z ]*',
  ),
  row(
    'afterCheckOut',
    'after check ?-?out|dopo (?:il|la) (?:check ?-?out|partenza)|nach (?:dem|der) (?:check ?-?out|abreise)|apres le (?:check ?-?out|depart)|despues (?:del check ?-?out|de la salida)|na (?:het uitchecken|de check ?-?out|vertrek)|depois do check ?-?out|apos o check ?-?out|po (?:wymeldowaniu|wyjezdzie)',
  ),
  row(
    'beforeCheckIn',
    "before check ?-?in|prima del(?:l'arrivo| check ?-?in)|vor (?:dem|der) (?:check ?-?in|anreise)|avant (?:le check ?-?in|l'arrivee)|antes (?:del check ?-?in|de la (?:entrada|llegada))|voor (?:het inchecken|de check ?-?in|aankomst)|antes do check ?-?in|przed (?:zameldowaniem|przyjazdem)",
  ),
  row(
    'onlyChildren',
    '(?:only )?for (?:the )?(?:children|kids)(?: only)?|(?:children|kids|enfants|bambini|ninos|criancas) (?:only|seulement|uniquement|solo)|(?:solo|nur|alleen|tylko) (?:bambini|kinder|ninos|kinderen|dzieci)|(?:solo )?per (?:i )?bambini|nur fur kinder|seulement pour (?:les )?enfants|solo para (?:los )?ninos|alleen voor kinderen|(?:so|apenas) para criancas|tylko dla dzieci',
  ),
  row(
    'onlyAdults',
    'adults only|only (?:for )?adults|solo (?:per )?adulti|nur (?:fur )?erwachsene|(?:seulement|uniquement|reserve) (?:pour |aux )?(?:les )?adultes|solo (?:para )?adultos|alleen (?:voor )?volwassenen|(?:so|apenas) (?:para )?adultos|tylko dla doroslych',
  ),
  row(
    'onlyGuests',
    '(?:only |exclusively |reserved )?for (?:our |the )?guests(?: only| of the [a-z]+)?(?! (?:over|under|from))|(?:solo |riservat[aoie] |esclusivamente )?(?:per|agli?|ai) (?:gli |i )?(?:nostri )?(?:ospiti|condomini)(?: della [a-z]+)?|(?:nur|ausschliesslich) fur (?:unsere |die |haus)?gaste(?: des hauses)?|reservee? aux (?:voyageurs|hotes|residents)|solo para (?:los )?huespedes|alleen voor (?:onze )?gasten|(?:so|apenas) para (?:os )?hospedes|tylko dla gosci',
  ),
  row(
    'onlyInBedrooms',
    `(?:only |solo |nur |seulement |uniquement |alleen |so |apenas |tylko )?(?:${BEDROOMS})(?: only)?`,
  ),
  row(
    'onlyInBedroom',
    '(?:only )?in the (?:main |master )?bedroom(?: only)?|(?:solo )?(?:in|nella) camera(?: da letto)?|(?:nur )?im schlafzimmer|(?:seulement |uniquement )?dans la chambre|(?:solo )?en (?:el dormitorio|la habitacion)|(?:alleen )?in de slaapkamer|(?:so |apenas )?no quarto|(?:tylko )?w sypialni',
  ),
  row(
    'onlyInLivingRoom',
    '(?:only )?in the living ?-?room(?: only)?|(?:solo )?(?:in|nel) (?:soggiorno|salotto|salone)|(?:nur )?im wohnzimmer|(?:seulement |uniquement )?dans le (?:salon|sejour)|(?:solo )?en (?:el )?salon|(?:alleen )?in de woonkamer|(?:so |apenas )?na sala|(?:tylko )?w salonie',
  ),
  row(
    'inSummer',
    "(?:only )?(?:in|during)(?: the)? summer(?: months)?|(?:solo )?(?:d'|in )estate|(?:nur )?im sommer|(?:seulement |uniquement )?en ete|(?:solo )?en verano|(?:alleen )?in de zomer|(?:so |apenas )?no verao|(?:tylko )?latem",
  ),
  row(
    'inWinter',
    "(?:only )?(?:in|during)(?: the)? winter(?: months)?|(?:solo )?(?:d'|in )inverno|(?:nur )?im winter|(?:seulement |uniquement )?en hiver|(?:solo )?en invierno|(?:alleen )?in de winter|(?:so |apenas )?no inverno|(?:tylko )?zima",
  ),
  row(
    'ifUndamaged',
    "(?:if|provided|as long as)(?: that)? (?:nothing(?:'s| is)?|there(?:'s| is) no|no) (?:broken|damaged?|breakages?)|(?:se|salvo) (?:non ci sono |nessun )?(?:danni|danno)|se (?:e |eh )?tutto (?:a posto|ok|in ordine)|(?:wenn|sofern|falls) (?:alles (?:heil|ok|okay|in ordnung)|nichts (?:kaputt|beschadigt)|keine schaden)(?: ist| sind)?|s(?:i|'il) (?:rien n'est|tout est|n'y a pas de|pas de) (?:casse|abime|degats?|en ordre|ok)|(?:si|salvo|siempre que) (?:no hay|todo esta) (?:danos|desperfectos|bien|en orden)|(?:als|mits) (?:alles (?:heel|in orde|ok)|er niets (?:kapot|stuk)|niets (?:kapot|stuk))(?: is)?|se (?:nao houver|nao ha|estiver tudo|tudo) (?:danos|bem|em ordem|ok)|(?:jesli|o ile) (?:nic nie (?:jest )?(?:zniszczone|uszkodzone)|wszystko (?:ok|w porzadku|cale)|nie ma szkod)",
  ),
  row(
    'nonRefundable',
    'non ?-?refundable|not refundable|non rimborsabil[ei]|nicht (?:erstattbar|erstattungsfahig)|non remboursables?|no reembolsables?|niet terugbetaalbaar|nao reembolsave(?:l|is)|bezzwrotn[a-z]+',
  ),
]

export const PET_CONDITIONS = [
  row(
    'onlySmall',
    '(?:only )?small(?: size(?:d)?)?|(?:solo )?(?:di )?(?:piccol[aoie]|piccola)(?: (?:e media )?taglia)?|(?:nur )?kleine?[nr]?|petite?s?(?: taille)?|peque[a-z]+|(?:alleen )?kleine|pequen[oa]s?(?: porte)?|(?:tylko )?mal(?:e|ych|y|ymi)',
  ),
  row(
    'onLeash',
    '(?:on |kept on )?(?:a |the )?(?:leash|lead)|(?:al )?guinzaglio|(?:an der |an die )?leine|(?:tenus? )?(?:en )?laisse|(?:con )?correa|(?:aan de )?lijn|(?:com |pela )?trela|(?:na )?smyczy?',
  ),
  row(
    'notOnBeds',
    '(?:stay |keep )?off the (?:beds?|sofas?|furniture)|(?:not|non|nicht|pas|no|niet|nao|nie)[a-z, ]{0,30}(?:beds?|sofas?|lett[oi]|divan[oi]|betten|bett|lits?|canapes?|camas?|banken|lozk[a-z]+|kanap[a-z]+)(?: (?:or|and|o|e|oder|und|ni|et|y|of|en|ou|i|lub)[a-z ]{0,14}(?:beds?|sofas?|divan[oi]|sofa|canapes?|banken|kanap[a-z]+|furniture))?',
  ),
  row(
    'notAlone',
    "(?:not |never )?(?:be )?(?:left )?(?:alone|unattended)[a-z ]*|non (?:puo essere |deve essere |possono essere |vanno |devono essere )?lasciat[ioae] (?:da )?sol[ioae][a-z' ]*|non (?:deve|devono|puo|possono) (?:restare|rimanere|stare) (?:da )?sol[ioae][a-z' ]*|nicht allein[a-z ]*|(?:ne |pas )[a-z' ]*seuls?[a-z ]*|no [a-z ]*sol[oa]s[a-z ]*|niet alleen[a-z ]*|nao [a-z ]*sozinh[oa]s[a-z ]*|nie [a-z ]*sam(?:e|ych|ego)[a-z ]*",
  ),
]

/** Where something is allowed. */
export const PLACE_CONDITIONS = [
  row(
    'onlyOnBalcony',
    'on the balcon(?:y|ies)|su[il]+ balcon[ei]|in balcone|auf (?:dem|den|der) balkon(?:en)?|sur le balcon|en el balcon|op het balkon|na varanda|na balkonie',
  ),
  row(
    'onlyOnTerrace',
    '(?:on the )?roof ?(?:terrace|top)|dachterrasse|terrazza sul tetto|toit-terrasse|azotea|dakterras|terraco no telhado|on the (?:terrace|patio)|(?:sulla|in) terrazz[ao]|sul terrazzo|auf der terrasse|sur la terrasse|en la terraza|op het terras|no terraco|na tarasie',
  ),
  row(
    'onlyInGarden',
    'in the (?:garden|yard)|(?:nel|in) giardino|im garten|dans le jardin|en el jardin|in de tuin|no jardim|w ogrodzie',
  ),
  row(
    'onlyInCourtyard',
    'in the courtyard|(?:nel|in) cortile|im (?:innen)?hof|dans la cour|en el patio|op de binnenplaats|no patio|na podworku',
  ),
  row(
    'onlyOutside',
    "outside|outdoors?|all'(?:aperto|esterno)|fuori|draussen|im (?:freien|aussenbereich)|dehors|a l'exterieur|exterieur|fuera|en el exterior|al aire libre|buiten(?:shuis)?|la fora|no exterior|ao ar livre|na zewnatrz|na dworze",
  ),
]
