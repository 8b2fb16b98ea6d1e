import { FACT_LANGUAGES, type FactLanguage } from '#workflows/domain/facts/fact-language.ts'
import { findTopics } from './cues/topic-cues.ts'
import { foldFactText } from './fold-fact-text.ts'

/** Small words of notes about houses; what two languages share counts half for each. */
const SMALL_WORDS: Record<FactLanguage, string> = {
  it: 'nessun nessuno nessuna niente senza il lo la gli le un una uno di del della dei delle degli al alla ai alle dal dalla dalle nel nella sul sulla con per non che si ci sono e eh anche solo piu vostro vostra dopo prima dopo tra fino entro su sua se ogni come dove tutto tutti possibile richiesta presente disponibile notte giorno ed da in',
  en: 'the a an is are of to from for with and or not no you your we our can please on at by in there it be must only up until between after before have has per this that which each do available free allowed',
  de: 'keinen keiner ohne der die das ein eine einen einem einer und oder nicht kein keine ist sind im in am auf mit fur von zu zum zur bis ab wir sie ihr ihre bitte nur es gibt nach vor uber auch wird werden kann konnen den dem des pro sich bei uhr um aus an',
  fr: 'aucun aucune sans le la les un une des du de et ou est sont pas dans sur avec pour par au aux vous votre vos nous notre il elle a ne ni que qui en ce cette jusqu avant apres seulement il y possible chaque chez d l n',
  es: 'ningun ninguno ninguna el la los las un una unos unas de del y o no es son esta estan hay en con por para se que al su sus nuestro hasta desde antes despues solo sin muy mas cada ofrecemos queda puede pueden a lo les tiene',
  nl: 'zonder de het een en of niet geen is zijn in op met voor van naar bij te tot vanaf u uw wij ons onze kan kunnen er ook alleen om na tussen aan alstublieft graag per uur wordt worden dit die dat je',
  pt: 'nenhum nenhuma o a os as um uma de do da dos das e ou nao eh sao no na nos nas em com por para se que ao sua seu nosso ate desde antes depois so apenas sem mais cada fica ficam disponivel pode podem ha tem esta estao pelo pela',
  pl: 'brak zadnych i lub nie jest sa w na do od z ze dla po przed przez sie to tylko oraz prosimy mozna ma nasz nasze ich za przy o u bez jak juz oraz ale bardzo kazdy panstwa panstwo godz godziny',
}

const WORDS = new Map<string, FactLanguage[]>()
for (const language of FACT_LANGUAGES) {
  for (const word of new Set(SMALL_WORDS[language].split(' '))) WORDS.set(word, [...(WORDS.get(word) ?? []), language])
}

const LETTERS: [FactLanguage, RegExp][] = [
  ['de', /[äöüß]/giu],
  ['pl', /[łąęśćżźń]|(?<=\p{L})ów\b/giu],
  ['pt', /[ãõ]|ções\b|ção\b/giu],
  ['es', /[ñ¿¡]/giu],
  ['fr', /[êâîûœ]|\b[ldnjsc]['’](?=\p{L})|\bqu['’]/giu],
  ['it', /\bc['’]è|(?<!\p{L})è(?!\p{L})|\b(?:dell|all|nell|dall|sull)['’]/giu],
  ['nl', /ij/giu],
]

/** The language of a host's sentence; `usual` where its own words do not tell. */
export function readFactLanguage(text: string, usual: FactLanguage | null): FactLanguage | null {
  const folded = foldFactText(text)
  const scores = new Map<FactLanguage, number>()
  const add = (language: FactLanguage, points: number) => scores.set(language, (scores.get(language) ?? 0) + points)
  // The days of 'ma-za' are words of other languages.
  for (const word of folded.match(/(?<![a-z-])[a-z]+(?![a-z-])/g) ?? []) {
    const homes = WORDS.get(word) ?? []
    for (const language of homes) add(language, 1 / homes.length)
  }
  for (const [language, letters] of LETTERS) add(language, Math.min(2, (text.match(letters)?.length ?? 0) * 0.7))
  if (usual !== null) add(usual, 0.8)
  const [clear, next] = [...scores].toSorted(([, a], [, b]) => b - a)
  if (clear !== undefined && clear[1] >= 3 && clear[1] - (next?.[1] ?? 0) >= 1.5) return clear[0]
  for (const language of FACT_LANGUAGES) add(language, namedIn(folded, language))
  const [first, second] = [...scores].toSorted(([, a], [, b]) => b - a)
  if (first === undefined || first[1] < 0.5) return usual
  return second !== undefined && first[1] - second[1] < 0.05 ? (usual ?? first[0]) : first[0]
}

/** How many words of houses a text has in a language. */
const namedIn = (folded: string, language: FactLanguage): number =>
  findTopics(folded, language).reduce((sum, { start, end }) => sum + Math.min(1.2, (end - start) / 9), 0)
