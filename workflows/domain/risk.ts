import { RISKS, type Risk } from './draft.ts'
import { fold } from './fold-text.ts'
import { RISK_WORDS } from './risk-words.ts'

/** 'Included in the price' is about no money. */
const IN_THE_PRICE =
  /(?<!\p{L})(?:nel prezzo|in the price|im preis|dans le prix|en el precio|in de prijs|bij de prijs|no preco|w cen(?:ie|e))(?!\p{L})/gu

/** What a text touches that the host must decide, read in all languages at once: guests mix them. */
function risksIn(text: string, speaker: 'guest' | 'reply'): Risk[] {
  const folded = fold(text).replace(IN_THE_PRICE, ' ')
  const hits = RISK_WORDS.filter(({ said, pattern }) => (said === 'anyone' || said === speaker) && pattern.test(folded))
  return hits.map(({ risk }) => risk)
}

/** The risks of what the guest asks and of what the reply says, in the fixed order of `RISKS`. */
export function findRisks({ guest, reply }: { guest: string; reply: string }): Risk[] {
  const found = new Set([...risksIn(guest, 'guest'), ...risksIn(reply, 'reply')])
  return RISKS.filter((risk) => found.has(risk))
}
