/** 'How are you?' wants no answer of the house. Folded, in eight languages. */
const HOW_ARE_YOU =
  /(?<!\p{L})(?:how(?: are|'re| r) (?:you|things|u)(?: doing| going)?|how is (?:it|everything) going|hope (?:you're|you are|all is|this finds you|everything is) (?:\p{L}+ ?){1,4}|come (?:va|stai|state|sta)|tutto bene|wie geht(?: ?'?s| es)?(?: (?:dir|ihnen|euch|so))?|alles gut (?:bei (?:dir|ihnen|euch))|(?:comment )?(?:ca va|vous allez|allez-vous|vas-tu|tu vas)(?: bien)?|(?:que|q) tal(?: (?:todo|estas?|estais|va todo|va))?|como (?:estas?|estais|vai|vao|esta|estao)|hoe (?:gaat (?:het|ie)|is het)(?: (?:met (?:je|jou|u|jullie)|ermee))?|alles goed|tudo (?:bem|bom|joia|certo)(?: (?:consigo|contigo|com voce|por ai))?|co slychac|jak (?:sie masz|leci|u was|tam))(?!\p{L})/gu

/** 'Two quick questions:', 'Silly question from my husband:' announce what is asked. */
const ANNOUNCES =
  /^[^\p{L}\p{N}_]*(?:(?:\p{L}+ ){0,4}(?:questions?|q|domand\p{L}*|fragen?|pregunt\p{L}*|duda|vraag|vragen|vraagje|vraagjes|pergunta|perguntas|perguntinha|duvida|curiosidade|curiosidad|curiosita|curiosity|pytani\p{L}*|pytanko)(?: (?!\p{L}*ez\b)\p{L}+){0,4}|quick one|one more thing|only one thing|un'altra cosa|noch eine sache|noch was|une derniere chose|otra cosa|una cosa|nog iets|mais uma coisa|jeszcze jedno)\s*(?::|\s[-–—]\s|\.{2,}|…)\s*/u

const GREETS =
  /(?<!\p{L})(?:ciao|salve|buon ?giorno|buona ?sera|hello|hi|hiya|hey|heya|good (?:morning|afternoon|evening)|hallo|guten (?:tag|morgen|abend)|servus|moin|gruss gott|grussi|bonjour|bonsoir|salut|coucou|hola+|buen[oa]s(?: (?:dias|tardes|noches))?|goede(?:morgen|middag|navond)|hoi|dag|ola|oi|oie|bom dia|boa (?:tarde|noite)|dzien dobry|czesc|hej|witam|dobry wieczor)(?!\p{L})/gu

/** True of a folded text that greets and asks how they are, and nothing more but a name. */
export function isSmallTalk(folded: string, names: ReadonlySet<string>): boolean {
  if (folded.search(HOW_ARE_YOU) < 0) return false
  const rest = folded.replace(HOW_ARE_YOU, ' ').replace(GREETS, ' ')
  return (rest.match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => names.has(word))
}

/** A text without the words that announce it: those hold as many characters folded. */
export function withoutAnnouncement(text: string, folded: string): string {
  const [announced = ''] = ANNOUNCES.exec(folded) ?? []
  return announced === '' || announced.includes('?') || folded.length !== text.length
    ? text
    : text.slice(announced.length)
}
