import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { fold } from '#workflows/domain/fold-text.ts'

const GREETING =
  /^(?:ciao|salve|buon ?giorno|buonasera|gentile|car[oa]|hello|hi|hey|dear|good (?:morning|afternoon|evening)|hallo|guten (?:tag|morgen|abend)|liebe[rs]?|sehr geehrte[rs]?|bonjour|bonsoir|ch[eè]re?|hola|buen[oa]s (?:d[ií]as|tardes|noches)|estimad[oa]|goede(?:morgen|middag|navond|ndag)|beste|hoi|ol[aá]|bom dia|boa (?:tarde|noite)|dzie[nń] dobry|cze[sś][cć]|witam|witaj)(?![\p{L}\d])[ ,]*/iu
const TITLE =
  /^(?:herrn?|frau|mr|mrs|ms|miss|signora?|sig|monsieur|madame|mme|senora?|sra?|senhora?|dona|don|mevrouw|meneer|mijnheer|pani?|panie|panstwo|famil(?:y|ie|ia|le))$/u
/** Whoever it is. */
const ANYBODY =
  /^(?:there|all|everyone|both|guests?|(?:a )?tutti|ospiti?|alle|zusammen|g[aä]ste?|(?:à )?tous|toutes|todos|todas|h[oó]spedes?|hu[eé]spedes|allemaal|gasten|wszystkim|go[sś]cie|pa[nń]stwo)(?=\s*(?:[,!:.]|$))/iu
/** How Polish calls somebody, behind the name or all of it but its end: 'Anno', 'Lukasie'. */
const VOCATIVE = /^(?:i?[oeu]|zie|rze)$/u
const WORD = /^[\p{L}'’-]+/u

type Known = { names: ReadonlySet<string>; language: DraftLanguage }

/** What a reply says after it has greeted. Only whom it may be for is greeted: another's name stays, and nothing proves it. */
export function withoutGreeting(sentence: string, known: Known): string {
  const greeting = GREETING.exec(sentence)?.[0]
  if (greeting === undefined) return sentence
  let rest = sentence.slice(greeting.length).replace(ANYBODY, '')
  for (let word = WORD.exec(rest)?.[0]; word !== undefined; word = WORD.exec(rest)?.[0]) {
    const folded = fold(word)
    if (!isOneOf(known, folded) && !TITLE.test(folded)) break
    rest = rest.slice(word.length).replace(/^[ .]+/u, '')
  }
  return rest.replace(/^[\s,!:.]+/u, '')
}

const isOneOf = ({ names, language }: Known, word: string): boolean =>
  names.has(word) || (language === 'pl' && [...names].some((name) => isCalled(name, word)))

const isCalled = (name: string, word: string) =>
  name.length >= 4 &&
  [name, name.slice(0, -1)].some((stem) => word.startsWith(stem) && VOCATIVE.test(word.slice(stem.length)))
