/** Words that say that a number is an opinion of the stay, in the guests' five languages. */
const OPINION =
  /voto|punteggio|valutazion|giudizio|darei|dare(?:i|mmo)|consigli|soggiorn|esperienza|rating|rate|score|review|stay|experience|give|bewertung|aufenthalt|geben|gebe|note\b|séjour|donne|nota|puntuaci|estancia|daría|doy|stelle|stars?|sterne|étoiles?|estrellas?/i

const OUT_OF_TEN = /(?<![\d/.,-])(10|[1-9])(?:[.,](\d))?\s*(?:\/|su|out of|von|sur|de|sobre)\s*10(?![\d/-]|\.\d)/i
const OUT_OF_FIVE = /(?<![\d/.,-])([1-5])(?:[.,](5))?\s*(?:\/|su|out of|von|sur|de|sobre)\s*5(?![\d/-]|\.\d)/i
const STARS = /(?<![\d/.,-])([1-5])\s*(?:stelle|stella|stars?|sterne?|étoiles?|estrellas?)(?!\p{L})/iu
const DRAWN = /[★⭐]/gu
/** `il 9/10`, `am 9/10`, `on 9/10`: the ninth of October. */
const DATE_BEFORE =
  /(?:^|\s)(?:il|dal|al|del|fino al|entro il|on|from|to|until|till|by|am|vom|zum|bis|ab|le|du|au|el|del|día|arriv\p{L}*|check-?(?:in|out))\s*$/iu

/** What the guest said they thought of the stay, 1 to 10, where they said so as a number or in stars; else null. */
export function saidRating(text: string): number | null {
  const sentences = text.slice(0, 5_000).split(/(?<=[.!?])\s|\n+/)
  for (const sentence of sentences) {
    const rating = ratingOf(sentence)
    if (rating !== null) return rating
  }
  return null
}

function ratingOf(sentence: string): number | null {
  const drawn = sentence.match(DRAWN)?.length ?? 0
  if (drawn > 0) return Math.min(10, drawn * 2)
  // Most sentences have no number, which is found out at once.
  if (!/[1-9]/.test(sentence) || !OPINION.test(sentence)) return null
  return scaled(sentence, OUT_OF_TEN, 1) ?? scaled(sentence, OUT_OF_FIVE, 2) ?? scaled(sentence, STARS, 2)
}

function scaled(sentence: string, pattern: RegExp, factor: number): number | null {
  const match = pattern.exec(sentence)
  if (match === null || DATE_BEFORE.test(sentence.slice(0, match.index))) return null
  const value = Number(`${match[1]}.${match[2] ?? 0}`) * factor
  return Math.min(10, Math.max(1, Math.round(value)))
}
