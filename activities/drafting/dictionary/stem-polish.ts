/** Endings of nouns, adjectives and verbs, folded. The longest that leaves enough of a word is taken off. */
const ENDINGS =
  `owalibysmy owalismy owaniach owaniami owaniem owania owanie owaniu owanych owanymi owanego owanemu owanym owany owana owane owani owana
  owalismy owalam owalem owali owaly owala owalo owal owac owuje
  ujemy ujecie ujesz uje uja uj ujcie ujac
  iejszego iejszych iejszym iejsza iejsze iejszy ejszych ejszym ejsza ejsze ejszy szych szym sza sze szy
  iego iemu iej iego iach iami iom iem iow iow
  ego emu ymi imi ych ich ach ami owi owie om em ow
  alismy alysmy eli ely alem alam ala alo ali aly al el ila ilo ili ily il yla ylo yli yly yl
  amy acie aja asz emy ecie esz imy icie isz ymy ycie ysz
  niecie niemy niesz nie na nac nij nijcie
  ac ec ic yc
  aniem ania aniu anie enia eniu enie eniem enia
  any ana ane anych anym anego ony ona one onych onym onego ety eta ete etych
  ie ia iu ii io
  a e i o u y`
    .split(/\s+/)
    .filter((one, at, all) => all.indexOf(one) === at)
    .toSorted((a, b) => b.length - a.length)

/** So much of a word has to be left. */
const LEAST = 3

/** How the last consonants change before some endings, as folding leaves them: 'książka' and 'książce', 'droga' and 'drodze'. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/(?:cz|c)$/, 'k'],
  [/(?:dz|z)$/, 'g'],
  [/rz$/, 'r'],
  [/(?:sz|s|ch)$/, 'h'],
]

/** What a folded Polish word has in common with its other forms; no stemmer of Snowball's is of Polish. */
export function stemPolish(word: string): string {
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= LEAST) ?? ''
  const left = word.slice(0, word.length - ending.length)
  // 'Psy' and 'pies' are for the dictionary's own cells.
  const soft = left.length > LEAST && left.endsWith('i') ? left.slice(0, -1) : left
  return ALIKE.reduce((text, [changed, plain]) => text.replace(changed, plain), soft)
}
