import { fold } from '#workflows/domain/fold-text.ts'
import { withoutToldOfThemselves } from './told-of-themselves.ts'

/** 'How are you?' wants no answer of the house. Folded, in eight languages. */
const HOW_ARE_YOU =
  /(?<!\p{L})(?:how(?: are|'re| r) (?:you|things|u)(?: doing| going)?|how is (?:it|everything) going|hope (?:you're|you are|all is|this finds you|everything is) (?:\p{L}+ ?){1,4}|come (?:va|stai|state|sta)|tutto bene|wie geht(?: ?'?s| es)?(?: (?:dir|ihnen|euch|so))?|alles gut (?:bei (?:dir|ihnen|euch))|(?:comment )?(?:ca va|vous allez|allez-vous|vas-tu|tu vas)(?: bien)?|(?:que|q) tal(?: (?:todo|estas?|estais|va todo|va))?|como (?:estas?|estais|vai|vao|esta|estao)|hoe (?:gaat (?:het|ie)|is het)(?: (?:met (?:je|jou|u|jullie)|ermee))?|alles goed|tudo (?:bem|bom|joia|certo)(?: (?:consigo|contigo|com voce|por ai))?|co slychac|jak (?:sie masz|leci|u was|tam))(?!\p{L})/gu

/** 'Two quick questions:', 'Kurze Frage noch,', 'dernière question promis' announce what is asked. */
const QUESTION = String.raw`(?:questions?|q|domand\p{L}*|dubbio|fragen?|pregunt\p{L}*|duda|vraag|vragen|vraagjes?|pergunt\p{L}*|duvida|curiosidade?|curiosita|curiosity|pytani\p{L}*|pytanko|cosina|cosine)`
const MORE_TO_COME = String.raw`quick one|(?:just |and )?one (?:more|last) thing|only one thing|un'(?:ultima|altra) cosa|noch (?:eine sache|was|etwas|eins)|(?:juste )?une (?:derniere |autre )?chose(?: encore)?|(?:otra|una|solo una|una ultima) cosa(?: mas)?|nog (?:iets|even|een ding)|(?:so )?mais uma (?:coisa|coisinha)|(?:so )?uma (?:ultima )?(?:coisa|coisinha)|jeszcze (?:jedno|cos|jedna rzecz)`
const ANNOUNCES = new RegExp(
  String.raw`^[^\p{L}\p{N}_]*(?:(?:[\p{L}']+ ){0,4}${QUESTION}(?: (?!\p{L}*ez\b)\p{L}+){0,4}|${MORE_TO_COME})(?:\s*(?::|,|\s[-–—]\s|\.{2,}|…)\s*|[\s.!]*(?:\p{Extended_Pictographic}\s*)*$)`,
  'u',
)
/** The same behind thanks: 'grazie, un'ultima curiosità, …'. */
const ANNOUNCED_WITHIN = new RegExp(
  String.raw`[,.!;–—-]\s*(?:(?:[\p{L}']+ ){0,3}${QUESTION}(?: \p{L}+){0,2}|${MORE_TO_COME})\s*[:,…–—-]`,
  'u',
)

/** Whether something follows that was announced as a question, with a mark at its end or none. */
export const announcesWithin = (folded: string): boolean => ANNOUNCED_WITHIN.test(folded)

const GREETS =
  /(?<!\p{L})(?:ciao|salve|buon ?giorno|buona ?sera|hello|hi|hiya|hey|heya|good (?:morning|afternoon|evening)|hallo|guten (?:tag|morgen|abend)|servus|moin|gruss gott|grussi|bonjour|bonsoir|salut|coucou|hola+|buen[oa]s(?: (?:dias|tardes|noches))?|goede(?:morgen|middag|navond)|hoi|dag|ola|oi|oie|bom dia|boa (?:tarde|noite)|dzien dobry|czesc|hej|witam|dobry wieczor)(?!\p{L})/gu

/** True of a folded text that greets and asks how they are, and nothing more but a name. */
export function isSmallTalk(folded: string, names: ReadonlySet<string>): boolean {
  if (folded.search(HOW_ARE_YOU) < 0) return false
  const rest = folded.replace(HOW_ARE_YOU, ' ').replace(GREETS, ' ')
  return (rest.match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => names.has(word))
}

/** A greeting in front of what is announced. */
const GREETING = new RegExp(String.raw`^\W*(?:${GREETS.source})(?:\s\p{L}+)?\s*[,!.:-]\s*`, 'u')

/** A text without the words that announce what is asked, where they name nothing themselves; what was announced asks, with a mark or none. */
export function withoutAnnouncement(text: string, namesSomething: (words: string) => boolean): string {
  const folded = fold(text)
  if (folded.length !== text.length) return text
  const [greeting = ''] = GREETING.exec(folded) ?? []
  const [announced = ''] = ANNOUNCES.exec(folded.slice(greeting.length)) ?? []
  if (announced === '' || announced.includes('?') || namesSomething(announced)) return text
  const rest = text.slice(greeting.length + announced.length)
  // 'Last question, then I will leave you in peace' asks nothing.
  const told = withoutToldOfThemselves(fold(rest))
  return rest.includes('?') || !/\p{L}/u.test(told) ? rest : rest.replace(/[\s.!…]*$/u, '?')
}
