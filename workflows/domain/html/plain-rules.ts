/** A text without its comments; one that never ends takes all that follows. */
export function withoutComments(css: string): string {
  const kept: string[] = []
  let at = 0
  while (at < css.length) {
    const begin = css.indexOf('/*', at)
    kept.push(css.slice(at, begin === -1 ? css.length : begin))
    if (begin === -1) break
    const end = css.indexOf('*/', begin + 2)
    at = end === -1 ? css.length : end + 2
  }
  return kept.join(' ')
}

/** Declarations as they are compared: in lower case, with no spaces around signs. */
export const plainRules = (declared: string): string =>
  withoutComments(declared.toLowerCase().replace(/&#(?:58|x3a);/g, ':'))
    .replace(/\s*([:;!,/])\s*/g, '$1')
    .trim()
