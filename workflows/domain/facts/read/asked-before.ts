import type { FoundFact } from '#workflows/domain/facts/fact.ts'
import type { FactLanguage } from '#workflows/domain/facts/fact-language.ts'
import type { FactTopic } from '#workflows/domain/facts/topics.ts'
import { foldFactText } from './fold-fact-text.ts'
import { unitsOf } from './split-units.ts'

/** How a host bids guests to say, ask for or book something; folded, in the eight languages. */
const TELL = [
  '(?:tell|ask|inform|notify|warn|message|call|contact)(?: (?:us|me))?|let (?:us|me) know|book(?:ed)?|reserved?|order(?:ed)?|arranged?',
  'avvis[a-z]+|avvert[a-z]+|comunic[a-z]+|segnal[a-z]+|chied[a-z]+|richied[a-z]+|prenot[a-z]+|ordinar[a-z]+|dite(?:ci|lo|celo)|dircelo|fateci sapere',
  'bescheid|meld(?:en|et)|an(?:ge)?meld[a-z]*|ankundig[a-z]*|anfragen|fragen|fragt|mitteilen|sagen|sagt|buchen|reservier[a-z]*|(?:vor)?bestell[a-z]*|absprechen',
  'preven[a-z]+|avert[a-z]+|inform(?:er|ez)|signal[a-z]+|demand[a-z]+|reserv[a-z]+|commande[rz]|dites(?: |-)le',
  'avis[a-z]+|dec(?:id|ir)[a-z]*|digan[a-z]*|comuni[a-z]+|pid(?:a|an|e|elo|ela|anlo|anla)|pedir[a-z]*|solicit[a-z]+|llam(?:ad|en|ar)|preguntad|consult[a-z]+',
  'melden|aanmelden|laten weten|laat (?:het )?(?:ons )?(?:even )?weten|doorgeven|zeggen|vragen|aanvragen|reserveren|boeken|bestellen|overleggen',
  'digam?(?:-nos)?|peca[a-z]*|pec(?:am|a)|reserv[a-z]+|marquem|perguntem?',
  'dac znac|daj(?:cie)? znac|zglos[a-z]*|zglaszac|powiedziec|uprzedz[a-z]*|(?:po)?informowac|(?:za)?pytac|(?:za)?rezerwowac|umowic|zamowic|zamawiac|ustalic',
].join('|')
const BEFORE = [
  'before(?:hand)?(?! (?:you|your|arriv|check|the|noon))|in advance|ahead(?: of time)?',
  'prima(?! d)|in anticipo|con anticipo|anticipatamente|per tempo|vorher|vorab|im voraus|rechtzeitig|zuvor',
  "avant(?! (?:de|le|la|les|votre|l'|d'|[0-9]))|a l.avance|au prealable|antes(?! d)|con (?:antelacion|anticipacion|tiempo)|de antemano|previamente",
  'vooraf|van tevoren|tijdig|op voorhand|com antecedencia|wczesniej|z wyprzedzeniem|uprzednio',
].join('|')
const ASKED_BEFORE = new RegExp(
  `(?<![a-z])(?:(?:${TELL})(?:[ -][a-z']+){0,3} (?:${BEFORE})|(?:${BEFORE})(?:[ -][a-z']+){0,3} (?:${TELL}))(?![a-z])`,
)
const NO_NEED =
  /(?<![a-z])(?:no need|not (?:necessary|needed)|needn't|without|(?:do not|don't|does not|doesn't) (?:have|need)|non (?:serve|occorre|bisogna|c'e bisogno|e necessario|eh necessario)|senza|nicht notig|mus?s(?:en|t)? nicht|ohne|keine?r?|pas besoin|pas necessaire|sans|inutile|no (?:hace falta|es necesario|hay que)|sin|niet nodig|hoeft? niet|zonder|nao (?:e|eh) (?:preciso|necessario)|sem|nie (?:trzeba|ma potrzeby)|bez)(?![a-z])/

/** Hours are so whoever says when they come. */
const OF_EVERYBODY = new Set<FactTopic>(['checkIn', 'checkOut', 'address', 'directions', 'floor', 'links'])
const SAID = new Set(['onRequest', 'byArrangement', 'daysAhead', 'hoursAhead'])

type Bare = Pick<FoundFact, 'topic' | 'key' | 'value' | 'conditions'>

/**
 * The facts of a sentence whose host wants to hear of it before ('bitte vorher Bescheid geben', 'avvisateci prima'), which stands in a piece
 * of its own: of what that names, else of what was named last before it.
 */
export function askedBefore<F extends Bare>(facts: readonly F[], sentence: string, language: FactLanguage): F[] {
  const pieces = sentence.split(/[,;.()!–—]\s+/u)
  const at = pieces.findIndex((piece) => ASKED_BEFORE.test(foldFactText(piece)) && !NO_NEED.test(foldFactText(piece)))
  if (at < 0) return [...facts]
  const topicsIn = (piece: string | undefined) =>
    unitsOf(piece ?? '', language)
      .map(({ topic }) => topic)
      .filter((topic) => !OF_EVERYBODY.has(topic) && facts.some((fact) => fact.topic === topic))
  const named = topicsIn(pieces[at])
  const before = pieces.slice(0, at).flatMap(topicsIn).at(-1)
  const topics = new Set(named.length > 0 ? named : before === undefined ? [] : [before])
  return facts.map((fact) => {
    const isHad = fact.value.kind === 'yesNo' ? fact.value.yes : !facts.some((one) => isYes(one, fact.topic))
    const isSaid = fact.conditions.some(({ kind }) => SAID.has(kind))
    return topics.has(fact.topic) && isHad && !isSaid
      ? { ...fact, conditions: [...fact.conditions, { kind: 'onRequest' as const }] }
      : fact
  })
}

const isYes = ({ topic, value }: Bare, of: FactTopic) => topic === of && value.kind === 'yesNo' && value.yes
