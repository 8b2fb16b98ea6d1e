import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import { foldFactText } from '#workflows/domain/facts/read/fold-fact-text.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { withoutWhatAsksOnly } from '#workflows/domain/not-complained.ts'
import type { Ask } from '#workflows/domain/reading/ask.ts'
import type { Subject } from '#workflows/domain/reading/words/topic-words.ts'

/** What a host asks of guests; folded, in the eight languages. */
const DUTY =
  /(?<![a-z])(?:must|mandatory|compulsory|required|obligatory|essential|obbligatori[oaie]|indispensabil[ei]|serv(?:e|ono)|pflicht|erforderlich|notig|notwendig|obligatoires?|indispensables?|obligatori[oa]s?|imprescindibles?|hace falta|verplichte?|nodig|noodzakelijk|obrigatori[oa]s?|necessari[oa]s?|obowiazkow[a-z]+|konieczn[a-z]+|wymagan[a-z]+)(?![a-z])/
/** Where a thing is not there, or not for guests, something else may be asked of them: 'no sheets, a sleeping bag is a must'. */
const isNo = ({ value }: PropertyFact) => value.kind === 'yesNo' && !value.yes

const dutiesLeft = (facts: readonly PropertyFact[]): boolean =>
  facts.some(
    (fact) =>
      isNo(fact) &&
      fact.source.kind === 'note' &&
      foldFactText(fact.sentence)
        .split(/[,;.!(]/)
        .slice(1)
        .some((clause) => DUTY.test(clause)),
  )

const OF_LINEN = new Set<Subject>(['linen', 'towels', 'beachTowels', 'dishes'])
/** What is done with them at the end is another matter than that they are there. */
const TREATS =
  /(?<![a-z])(?:wash(?:ed|ing)?|strip(?:ped)?|iron(?:ed)?|lava(?:re|te|ti)|disfare|stirare|waschen|gewaschen|abziehen|abgezogen|bugeln|laver|defaire|enlever|repasser|lavar(?:las|los)?|quitar|planchar|wassen|gewassen|afhalen|strijken|tirar|engomar|wyprac|uprac|zdjac|prasowac)(?![a-z])/

/** Of rooms that one sleeps in: how many rooms there are says less. Folded. */
const BEDROOMS =
  /(?<![a-z])(?:bedrooms?|camer[ae] da letto|schlafzimmern?|schlafraume?|chambres?|dormitorios?|habitacion(?:es)?|slaapkamers?|quartos?|sypialni[a-z]*)(?![a-z])/

/** What else is to be brought is no yes or no: 'do we have to bring anything for the cot?'. Folded. */
const BRINGS_SOMETHING =
  /(?<![a-z])(?:bring (?:anything|something)|(?:portare|portar) (?:qualcosa|altro)|(?:etwas|noch was|was) (?:[a-z]+ )?mitbringen|(?:apporter|prendre|amener) quelque chose|(?:traer|llevar) algo|iets (?:[a-z]+ )?(?:meenemen|meebrengen|mee te nemen)|(?:trazer|levar) (?:algo|alguma coisa)|(?:przywiezc|zabrac) cos|cos (?:[a-z]+ )?(?:przywiezc|zabrac))(?![a-z])/

const NOISE = /nois|loud|rumor|laut|larm|bruit|bruyant|ruido|lawaai|herrie|barulh|glosn|halas/

/**
 * Whether facts say less than is asked: that there are no sheets where a sleeping bag is a must, that there are towels to who asks
 * whether they have to be washed, when one has to be quiet to who asks whether it is noisy, how many rooms there are to who asks for
 * bedrooms.
 */
export function isLessThanAsked({ text, aspects }: Ask, subject: Subject, facts: readonly PropertyFact[]): boolean {
  const folded = fold(text)
  if (dutiesLeft(facts) || BRINGS_SOMETHING.test(folded)) return true
  if (OF_LINEN.has(subject) && TREATS.test(folded)) return !facts.some(({ key }) => /\.(?:change|every)$/.test(key))
  if (subject === 'rooms' && aspects.includes('count') && BEDROOMS.test(folded))
    return !facts.some(({ key }) => key === 'rooms.bedrooms')
  // How many more there may be is asked by who names a number.
  if ((subject === 'extraGuests' || subject === 'guests') && !aspects.includes('cost'))
    return !facts.some(
      ({ key, conditions }) => key === 'guests.max' || conditions.some(({ kind }) => kind === 'upToCount'),
    )
  // From when one has to be quiet does not say whether it is.
  if (subject === 'quiet' && !aspects.includes('hours') && !facts.some(({ topic }) => topic === 'quiet')) return true
  const asksOfNoise =
    (subject === 'quiet' || subject === 'quietHours') && NOISE.test(folded) && withoutWhatAsksOnly(folded) !== folded
  return asksOfNoise && !facts.some(({ topic }) => topic === 'quiet')
}
