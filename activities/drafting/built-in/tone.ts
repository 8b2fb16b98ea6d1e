import type { Tone } from '#activities/drafting/built-in/phrases.ts'
import { fold } from '#workflows/domain/fold-text.ts'

const FORMAL =
  /\b(?:formal|formale|formell|formlich|formel|professional|professionale|professionell|del lei|sie-form|siezen|vouvoi\p{L}*|usted)\b/u
const INFORMAL = /\b(?:informal\p{L}*|informel\p{L}*|informell|non formale|not formal)\b/u

/** The host's tone as far as the built-in drafter knows tones. */
export function toneOf(...settings: string[]): Tone {
  const folded = fold(settings.join(' '))
  return FORMAL.test(folded) && !INFORMAL.test(folded) ? 'formal' : 'warm'
}

const SIGNATURE =
  /(?:firma(?:re|ti|te)?|sign(?:ed|ature| off)?|unterschr(?:eibe|ift)|unterzeichne|signe[rz]?|signature)(?:\s+(?:sempre|always|immer|toujours|siempre))?(?:\s+(?:con|come|as|with|by|mit|als|avec|par|como))?\s*:?\s*["“«„']?(?<name>\p{Lu}[^"”»“\n.;]{1,59})/iu

/** The signature that the host asks for in the instruction, if any: `Firma sempre "Anna di Casa Trastevere"`. */
export const signatureOf = (instruction: string): string | null =>
  SIGNATURE.exec(instruction)?.groups?.name?.trim() ?? null
