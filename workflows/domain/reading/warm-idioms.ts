/** Of the way home, of what is looked forward to, of farewell and of what was understood: idioms that ask for nothing. Folded. */
const IDIOMS = [
  String.raw`(?:we(?:'re| are| got)?|i'm|i am|i got)? ?(?:back |safely )*(?:at )?home (?:safe(?: and sound)?|safely|again|now)|(?:siamo |sono )?(?:gia )?(?:tornat|rientrat)[iaeo] a casa|(?:wir sind |bin |ich bin |sind )?(?:wieder |gut |heil |sicher )+(?:zu hause|zuhause|daheim)(?: angekommen)?|(?:nous sommes|on est|je suis) (?:bien |deja )+(?:rentre|arrive)\p{L}* (?:a la maison|chez nous)|(?:nous sommes|on est|je suis) (?:bien |deja )+rentre\p{L}*|(?:we zijn |ik ben )?(?:weer )?(?:veilig |goed )*(?:weer )?(?:thuisgekomen|thuis aangekomen|thuis)|(?:ya )?estamos (?:de vuelta )?en casa|(?:ja )?(?:estamos|regressamos|voltamos) (?:em|a) casa|(?:jestesmy|wrocilismy) (?:juz )?(?:bezpiecznie |szczesliwie )?(?:w domu|do domu)`,
  String.raw`(?:so )?looking forward to it|mal (?:podemos|posso) esperar|(?:juz )?nie (?:mozemy|moge) sie (?:juz )?doczekac|we kijken ernaar uit|(?:wir )?freuen uns (?:schon )?(?:sehr|riesig)?|que ganas(?: de (?:llegar|ir|veros|conoceros))?|on a (?:trop )?hate(?: d'y etre)?`,
  String.raw`alla prossima(?: volta)?|bis (?:zum nachsten mal|bald)|a (?:une |la )prochaine(?: fois)?|hasta la proxima(?: vez)?|tot de volgende keer|ate a proxima(?: vez)?|do nastepnego razu|a tres (?:bientot|vite)|until next time`,
  String.raw`(?:dann )?(?:wissen wir|weiss ich) bescheid|c'est (?:bien )?note|(?:die|das|den) (?:probieren|testen) wir (?:gern\p{L}* )?aus|lo terremo presente|good to know|toutes ces (?:precisions|infos|informations)`,
].join('|')
/** Returning, remembering and recommending are of no stay that is booked. */
const PRAISES = String.raw`(?:will|'ll|would love to) (?:definitely |certainly |surely |gladly )?(?:be back|come (?:back|again)|return|recommend)|can't wait|cannot wait|no (?:problem|worries)|not at all|torneremo|tornero|non vediamo l'ora|non vedo l'ora|nessun problema|(?:kommen|wir kommen) (?:gern\p{L}* |bestimmt |sicher |auf jeden fall )?wieder|wiederkommen|kein problem|keine ursache|(?:on|nous) reviendrons|hate (?:de|d'etre|d')|pas de (?:souci|probleme)|volveremos|sin problema|ningun problema|no hay problema|komen (?:graag |zeker )?terug|geen probleem|voltaremos|sem problema\p{L}*|nie ma sprawy|nie mozemy sie doczekac|wrocimy`

const PATTERN = new RegExp(`(?<!\\p{L})(?:${IDIOMS}|${PRAISES})(?!\\p{L})`, 'gu')

/** A folded sentence without what is only said warmly. */
export const withoutIdioms = (folded: string): string => folded.replace(PATTERN, ' ')
