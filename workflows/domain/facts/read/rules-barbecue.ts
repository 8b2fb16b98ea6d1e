import { ASPECTS } from './aspect-cues.ts'
import { endsInNone, isDenied } from './negation.ts'
import type { Unit } from './split-units.ts'
import { isAbsent, type Statement, said, textOf, yesNo } from './statement.ts'

/** 'The fireplace must not be used', 'barbecue vietato'. */
export const MUST_NOT =
  /(?:may|must|can|should) ?not be (?:used|lit)|(?:do not|don't|please don't|never) (?:use|light)|not be lit|non (?:si puo|si possono|puo essere|possono essere|va|deve essere) (?:[a-z]+ )?(?:usar[ei]|utilizzar[ei]|acces[oai]|usat[oaie]|utilizzat[oaie]|accender[ei])|non (?:usare|utilizzare|accendere)|(?:darf|durfen|kann) (?:leider )?(?:nicht|nie) (?:[a-z]+ )?(?:benutzt|verwendet|genutzt|angezundet|angefeuert)|nicht (?:benutzen|anzunden|verwenden)|ne (?:peut|doit|peuvent|doivent) pas (?:etre )?(?:utilise|allume)|ne pas (?:utiliser|allumer)|no (?:se puede|se pueden|debe|deben) (?:usar|utilizar|encender)|no (?:usar|utilizar|encender)|(?:mag|mogen) (?:helaas )?niet (?:[a-z]+ )?(?:gebruikt|aangestoken|worden gebruikt|aan)|niet gebruiken|nao (?:pode|podem|deve) (?:ser )?(?:usad|utilizad|acend|usar|utilizar)|nao (?:usar|utilizar|acender)|nie (?:wolno|mozna|nalezy) (?:[a-z]+ )?(?:uzywac|korzystac|rozpalac|palic)|(?:vietat[oaie]|proibit[oaie]|verboten|interdit(?:e|s|es)?|prohibid[oa]s?|verboden|proibid[oa]s?|zabronion[a-z]+|forbidden|not allowed|prohibited)(?![a-z])/

const CHARCOAL =
  /charcoal|coal|carbonella|carbone|kohle|charbon|carbon(?![a-z])|kolen|houtskool|carvao|wegl[a-z]+|wegiel/
const GAS = /(?<![a-z])(?:gas|gaz)(?![a-z])/

export const FUELS = new RegExp(`${CHARCOAL.source}|${GAS.source}`)
/** 'No charcoal, gas is fine', 'a gas barbecue', 'charcoal is not provided'. */
export function readBarbecue(unit: Unit): Statement[] {
  const text = textOf(unit)
  const [isCoal, isGas] = [CHARCOAL.test(text), GAS.test(text)]
  if (isCoal && isGas) {
    const coal = CHARCOAL.exec(text)
    const isNoCoal =
      coal !== null &&
      (isDenied(text, coal.index, unit.language) || endsInNone(unit.before, unit.language) || MUST_NOT.test(text))
    return isNoCoal ? [{ ...yesNo('barbecue.allowed', true, false), own: [{ kind: 'onlyGas' }] }] : []
  }
  if (isAbsent(unit) && endsInNone(unit.before, unit.language)) return [yesNo('barbecue.exists', false)]
  if (MUST_NOT.test(text)) return []
  const supplied = isCoal ? said(unit, 'included') : null
  const isBrought = ASPECTS.ownBring.test(text)
  return [
    yesNo('barbecue.exists', true, false),
    yesNo(isCoal ? 'barbecue.isCharcoal' : 'barbecue.isGas', true, false),
    ...(isCoal && (supplied !== null || isBrought)
      ? [yesNo('barbecue.charcoalIncluded', supplied === true && !isBrought, false)]
      : []),
  ]
}
