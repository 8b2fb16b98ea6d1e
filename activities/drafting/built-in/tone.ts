import type { Tone } from '#activities/drafting/built-in/phrases.ts'
import type { Situation } from '#activities/drafting/situation.ts'
import { fold } from '#workflows/domain/fold-text.ts'

const FORMAL =
  /\b(?:formal|formale|formell|formlich|formel|professional|professionale|professionell|del lei|sie-form|siezen|vouvoi\p{L}*|usted)\b/u
const INFORMAL = /\b(?:informal\p{L}*|informel\p{L}*|informell|non formale|not formal)\b/u

/** Guests who keep a distance; on the text as written, since German tells it by a capital. */
const GUEST_IS_FORMAL =
  /sehr geehrte|(?<!\p{L})(?:Frau|Herr) \p{Lu}|(?<=\p{Ll}\s)(?:Sie|Ihnen|Ihre[rmns]?|Ihr)(?!\p{L})|(?<!\p{L})(?:[Gg]entile|[Ee]gregi[oa]|[Ss]ignora|[Ss]ignor|[Pp]otrebbe|[Pp]uò (?:dirmi|indicarmi|confermarmi)|[Uu]sted|[Ee]stimad[oa]s?)(?!\p{L})/u

/** The host's tone as far as the built-in drafter knows tones; where the host set none, the guest's. */
export function toneOf({ instructions, questions, wish }: Situation): Tone {
  if (wish?.kind === 'warmer') return 'warm'
  const folded = fold(`${instructions.tone} ${instructions.instruction}`)
  if (INFORMAL.test(folded)) return 'warm'
  if (FORMAL.test(folded)) return 'formal'
  const isOpen = instructions.tone.trim() === ''
  return isOpen && questions.some(({ text }) => GUEST_IS_FORMAL.test(text)) ? 'formal' : 'warm'
}

const SIGNATURE =
  /(?:firma(?:re|ti|te)?|sign(?:ed|ature| off)?|unterschr(?:eibe|ift)|unterzeichne|signe[rz]?|signature)(?:\s+(?:sempre|always|immer|toujours|siempre))?(?:\s+(?:con|come|as|with|by|mit|als|avec|par|como))?\s*:?\s*["“«„']?(?<name>\p{Lu}[^"”»“\n.;]{1,59})/iu

/** The signature that the host asks for in the instruction, if any: `Firma sempre "Anna di Casa Trastevere"`. */
export const signatureOf = (instruction: string): string | null =>
  SIGNATURE.exec(instruction)?.groups?.name?.trim() ?? null
