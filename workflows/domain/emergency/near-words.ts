/** Ordinary words one character away from a word of the rules: they are what they are. */
const ORDINARY = new Set(
  `attach attached policy looked licked blocked leaving leading lacking thread throat insured ceramic flowing followed flower floor
  flooring breath break bread dripper tripping burger burgers smoker smoking smokers fuoriuscita cercando chiuso chiusi chiusa
  allegato allegati allegare brauchen brauche brauchten verletzlich wasser einbau einbauen schliessen ausgang ausgesucht
  boden feiern feier teuer blute bluten incendio respira respirare perdere perdita perdona polizei polizza tetto letto
  bagno bagna medico medica ladrillo ladrillos rotura inundado fumeur fumeurs fuite suite police`.split(/\s+/),
)

/** From six characters on a word may have one wrong; of five, two may only have changed places. */
const SHORTEST = 5
const FREE = 6

/** Finds the word of a list that a misspelt one means: the same first character, and one character more, less, other, or two exchanged. */
export function createNearWords(words: Iterable<string>) {
  const known = new Set(words)
  const longest = Math.max(...[...known].map(({ length }) => length))
  const byShape = new Map<string, string[]>()
  for (const word of known) {
    if (word.length < SHORTEST) continue
    for (const shape of shapesOf(word)) byShape.set(shape, [...(byShape.get(shape) ?? []), word])
  }
  return (token: string): string | null => {
    if (token.length < SHORTEST || token.length > longest + 1 || known.has(token) || ORDINARY.has(token)) return null
    for (const shape of shapesOf(token)) {
      const near = byShape.get(shape)?.find((word) => word[0] === token[0] && isNear(token, word))
      if (near !== undefined) return near
    }
    return null
  }
}

/** The word, and the word without each of its characters. */
const shapesOf = (word: string): string[] => [
  word,
  ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1)),
]

function isNear(token: string, word: string): boolean {
  const difference = token.length - word.length
  if (difference !== 0) return Math.abs(difference) === 1 && Math.min(token.length, word.length) >= SHORTEST
  const at = Array.from(token).flatMap((letter, index) => (letter === word[index] ? [] : [index]))
  const [first = 0, second = 0] = at
  const isExchanged =
    at.length === 2 && second === first + 1 && token[first] === word[second] && token[second] === word[first]
  return isExchanged || (at.length === 1 && word.length >= FREE)
}
