import { foldedWords } from '#workflows/domain/fold-text.ts'

const words = (text: string) => new Set(text.split(' '))

/** Words that every reply is full of. Not the drafter's own lists: what judges is not what is judged. */
const TELLING: Record<string, ReadonlySet<string>> = {
  it: words(
    'il la gli della per non sono con che grazie messaggio ciao buongiorno una di e alle dalle presto saluti puoi potete',
  ),
  en: words('the is are you your for and thanks thank message hi best wishes of to from there we it not have'),
  de: words('der die das ist und fur nicht vielen dank nachricht hallo grusse im ab es gibt ein eine sind bis uhr'),
  fr: words('le les est pas pour votre merci message bonjour une des du vous nous de et la il y a en'),
  es: words('el los las es no para gracias tu mensaje hola una de y la por hay en un saludo su'),
  nl: words('de het een is niet voor je bedankt bericht hallo groet groeten er en van zijn geen met vanaf tot'),
  pt: words('o os as e nao para obrigado obrigada mensagem ola uma de da do cumprimentos ha um em sua tua por'),
  pl: words('jest nie dla dziekuje wiadomosc czesc pozdrawiam w i do od sa na z za to moge ma dzien dobry prosze'),
}

/** The language that most words of a reply are of. */
export function languageOfReply(reply: string): string {
  const said = foldedWords(reply)
  const scores = Object.entries(TELLING).map(([language, list]) => ({
    language,
    score: said.filter((word) => list.has(word)).length,
  }))
  return scores.toSorted((a, b) => b.score - a.score)[0]?.language ?? ''
}
