import { RISKS, type Risk } from './draft.ts'
import { fold } from './fold-text.ts'
import { withoutWhatAsksOnly } from './not-complained.ts'
import { RISK_WORDS } from './risk-words.ts'

/** 'Included in the price' is about no money. */
const IN_THE_PRICE =
  /(?<!\p{L})(?:nel prezzo|in the price|im preis|dans le prix|en el precio|in de prijs|bij de prijs|no preco|w cen(?:ie|e))(?!\p{L})/gu

/** 'Can we come at 11 pm without any problem?' complains of nothing. */
const NO_PROBLEM =
  /(?<![a-z])(?:no|without(?: an?y?)?|senza|nessun|ohne|keine?|sans|pas de|aucun|sin|ningun|geen|zonder|sem|nenhum|bez|nie ma) (?:problem[aei]?s?|problemes?|problemen|problemu|problemow)(?![a-z])/g

type Heard = { speaker: 'guest' | 'reply'; isProven: boolean }

/** What a text touches that the host must decide, read in all languages at once: guests mix them. */
function risksIn(text: string, { speaker, isProven }: Heard): Risk[] {
  const folded = fold(text).replace(IN_THE_PRICE, ' ').replace(NO_PROBLEM, ' ')
  const asked = withoutWhatAsksOnly(folded)
  const hits = RISK_WORDS.filter(
    ({ risk, said, pattern, unproven }) =>
      (said === 'anyone' || said === speaker) &&
      !(isProven && unproven?.includes(speaker)) &&
      pattern.test(risk === 'complaint' ? asked : folded),
  )
  return hits.map(({ risk }) => risk)
}

/** `isProven`: the house's facts say every sentence of the reply, and it answers all that was asked. */
export type ToSearch = { guest: string; reply: string; isProven?: boolean }

/**
 * The risks of what the guest asks and of what the reply says, in the fixed order of `RISKS`. A price or an hour that the facts prove is
 * none, whoever names it; money back, a code, the law and what is wrong stay one.
 */
export function findRisks({ guest, reply, isProven = false }: ToSearch): Risk[] {
  const found = new Set([
    ...risksIn(guest, { speaker: 'guest', isProven }),
    ...risksIn(reply, { speaker: 'reply', isProven }),
  ])
  return RISKS.filter((risk) => found.has(risk))
}
