import type { SecretKind } from './secret-kinds.ts'

/**
 * Words near which a secret stands, folded, in eight languages (it en de fr es nl pt pl).
 * `value` words name the secret itself ('password', 'code'), `place` words what it opens.
 */
export type CueRow = { cue: string; reach: 'value' | 'place'; kind: SecretKind | null; words: string }

export const CUE_ROWS: CueRow[] = [
  {
    cue: 'password',
    reach: 'value',
    kind: null,
    words: String.raw`\p{L}*passwor[dt]s?|\p{L}*kennwort\p{L}*|passcodes?|passphrase|passkey|passe?(?=\s*[:=]|\s+[^\s]+\s*(?:[.,;]|$))|psw|pwd|pw|mots? de passe|mdp|contrasen[ay]s?|clave|parol[ae] (?:d'ordine|chiave)|wachtwoord\p{L}*|palavra[ -]?passe|senhas?|hasl[oaeu]|haslem|netzwerkschlussel|(?:wi-?fi|network|security|wpa2?|wep)[ -]key|wpa[23]?|wep|🔑|🔐|🗝️?`,
  },
  {
    cue: 'code',
    reach: 'value',
    kind: null,
    words: String.raw`\p{L}*pin|pins|pincod\p{L}*|codic[ei]|\p{L}*codes?|cod(?=\s*[.:=])|codigos?|kod(?:u|em|y|ow)?|digicodes?|combinazion[ei]|combinations?|\p{L}*kombination\p{L}*|combinaisons?|combinacion(?:es)?|combinatie\p{L}*|combinacao|combinacoes|kombinacj\p{L}*|sequenza|sequence|ziffern|cijfers|cyfry|numero segreto|nip`,
  },
  {
    cue: 'login',
    reach: 'value',
    kind: 'login',
    words: String.raw`log-?ins?|user ?names?|user(?=\s*[:=])|user ?ids?|nom[eb]? ?utente|utente|benutzer\p{L}*|utilisateur|identifiants?|usuario|gebruikers?(?:naam)?|nome de utilizador|utilizador|uzytkownik\p{L}*|accounts?|credenziali|credentials|zugangsdaten|credencia(?:l|les|is)|dane logowania|inloggegevens`,
  },
  {
    cue: 'network',
    reach: 'value',
    kind: 'wifi_name',
    words: String.raw`ssid|networks?|\p{L}*netzwerk\p{L}*|netz|rete|reseaux?|red(?=\s*[:=]|\s+(?:es|se|de|wi-?fi))|netwerk\p{L}*|rede|siec|sieci|hotspots?`,
  },
  {
    cue: 'keypad',
    reach: 'value',
    kind: null,
    words: String.raw`key ?pads?|tastierin[oai]|tastatur|tasten\p{L}*|ziffernblock|\p{L}*zahlenschloss\p{L}*|clavier|teclado|toetsen\p{L}*|klawiatur\p{L}*|type in|digit(?:a|are|ate|i|ando|ez)|\p{L}*tippen|tippe|eingeben|gib|geben|compos(?:ez|er|e)|tap(?:ez|er)|teclea\p{L}*|marca(?:r|d)?|marque|introdu(?:ce|cir|zca|zir|za)|intoetsen|toets|digite|wpisz|wpisac|wcisnij|press|dial|punch|enter|inserire|inserisc\p{L}*|inserite|premere|premete|premi`,
  },
  {
    cue: 'wifi',
    reach: 'place',
    kind: 'wifi_password',
    words: String.raw`wi ?-?fi|wifi\p{L}*|w-?lan\p{L}*|wireless|internet\p{L}*|routers?|modem|fritz!?box|hotspots?|📶|🛜`,
  },
  {
    cue: 'door',
    reach: 'place',
    kind: 'door_code',
    words: String.raw`\p{L}*doors?|port[ae]|porton[ei]|portoncin[oi]|(?:haus|wohnungs|eingangs|keller|balkon|vorder|hinter|glas|zimmer)?tur(?:en)?|eingang\p{L}*|entrances?|entry|ingress[oi]|entrees?|entradas?|puertas?|\p{L}*deur(?:en)?|drzwi\p{L}*|wejsc\p{L}*|lobby|buildings?|palazzo|immeuble|edificio|lock|locks|smart ?locks?|serratur[ae]|schloss|\p{L}*schlosser|serrures?|cerraduras?|slot|fechaduras?|zam(?:ek|ka|ku)|nuki|keyless|unlock\p{L}*|get in|to enter|let yourself|entrare|entrate|reinkommen|hineinkommen|pour entrer|para entrar|binnenkomen|binnen te komen|wejsc|sblocc\p{L}*|entsperr\p{L}*|deverrouill\p{L}*|desbloque\p{L}*|ontgrendel\p{L}*|odblok\p{L}*|access|accesso|acces|acceso|acesso|zugang\p{L}*|zutritt\p{L}*|toegang\p{L}*|dostep\p{L}*|self[ -]?check-?in`,
  },
  {
    cue: 'gate',
    reach: 'place',
    kind: 'gate_code',
    words: String.raw`gates?|cancell[oi]|cancellett[oi]|(?:hof|garten|garagen|einfahrts|eingangs)?tor(?:e|en|es)?|einfahrt\p{L}*|portails?|portillons?|barrieres?|barriers?|verjas?|portones|\p{L}*poort\p{L}*|hek|portao|portoes|bram[aeyk]\p{L}*|furtk\p{L}*|sbarr[ae]|barrera|slagboom|szlaban\p{L}*|\p{L}*schranke`,
  },
  {
    cue: 'garage',
    reach: 'place',
    kind: 'garage_code',
    words: String.raw`\p{L}*garages?|\p{L}*garagen\p{L}*|autorimess[ae]|box auto|box|garajes?|cocheras?|garagem|garagens|garaz\p{L}*|parkings?|car ?park|parchegg\p{L}*|parkplatz\p{L}*|parkhaus|stellplatz|stationnements?|aparcamientos?|estacionamientos?|estacionamento|parkeer\p{L}*|parkeren`,
  },
  {
    cue: 'lift',
    reach: 'place',
    kind: 'lift_code',
    words: String.raw`lifts?|elevators?|ascensor[ei]?|ascensores|aufzug\p{L}*|aufzuge|fahrstuhl\p{L}*|ascenseurs?|elevador(?:es)?|wind[aey]|windzie`,
  },
  {
    cue: 'safe',
    reach: 'place',
    kind: 'safe_code',
    words: String.raw`safes?|safe ?box|strong ?box|cassafort[ei]|casseforti|tresor\p{L}*|coffre(?:[ -]fort)?s?|cajas? fuertes?|\p{L}*kluis(?:je|jes)?|cofres?|sejf\p{L}*`,
  },
  {
    cue: 'key_box',
    reach: 'place',
    kind: 'key_box_code',
    words: String.raw`key ?-?box(?:es)?|lock ?-?box(?:es)?|key ?-?safes?|cassett[ae]|cassettin[ae]|schlussel(?:box|kasten|safe|tresor)\p{L}*|boites? a cles?|cajas? de llaves|cajetin|candados?|sleutel(?:kluis|kast|box)\p{L}*|cadeados?|lucchett[oi]|padlocks?|vorhangeschloss|cadenas|hangslot|klodk\p{L}*|skrytk\p{L}*|skrzynk\p{L}*|lockers?|schliessfach\p{L}*|taquillas?|consignes?`,
  },
  {
    cue: 'intercom',
    reach: 'place',
    kind: 'intercom_code',
    words: String.raw`intercoms?|entry ?phone|(?:video)?citofon[oi]|campanell[oi]|bells?|door ?bells?|buzzers?|buzz|\p{L}*klingel\p{L}*|\p{L}*sprechanlage\p{L}*|interphones?|sonnettes?|interfono|interfone|portero automatico|telefonillo|timbre|deurbel|aanbellen|campainhas?|domofon\p{L}*|dzwon\p{L}*`,
  },
  {
    cue: 'alarm',
    reach: 'place',
    kind: 'alarm_code',
    words: String.raw`\p{L}*alarm\p{L}*|allarm[ei]|antifurt[oi]|alarmes?|alarmas?`,
  },
  {
    cue: 'key',
    reach: 'place',
    kind: null,
    words: String.raw`keys?|(?:key|access )?cards?|spares?|spare set|chiav[ei]|tesser[ae]|tarjetas?|(?:schlussel|chip)kart[a-z]*|\p{L}*schlussel|cles?|clefs?|llaves?|llavero|\p{L}*sleutels?|chaves?|klucz(?:e|a|y|yk|yki|em|ami)?|badges?|fobs?|zerbin[oi]|door ?mats?|(?<=under the )mat|fu(?:ss)?matte|paillassons?|felpudos?|deurmat|capachos?|wycieraczk[a-z]*|flower ?pots?|blumentop[a-z]*|pots? de fleurs|macetas?|bloempot|doniczk[a-z]*`,
  },
]

/** Phrases with a word of the list that are none: a tax code opens nothing. */
export const NO_CUES =
  /(?<!\p{L})(?:codic[ei] (?:fiscal\p{L}*|postal\p{L}*|identificativ\p{L}*|cin|cir|cis|regionale|catastale|della strada|sconto)|codes? (?:postal|postaux|promo|vestimentaire|de la route)|(?:post|zip|area|country|dress|qr|promo|discount|vorwahl)[ -]?codes?|codigo (?:postal|promocional|de vestimenta)|kod(?:u)? (?:pocztow\p{L}*|rabatow\p{L}*)|check-?in code of conduct|password[ -]protected|key features|safe (?:area|neighbou?rhood|place|to|for|and)|out ?door|in ?doors|outdoors?|next door|door ?step|box doccia|porte-fenetre|porta ?finestra|porta portese|porta (?:venezia|romana|nuova|garibaldi|genova|ticinese|maggiore|pia|susa|palazzo)|puerta del sol|porte de (?:versailles|clignancourt|maillot)|brandenburger tor)(?!\p{L})/gu
