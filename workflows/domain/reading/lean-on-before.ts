import { fold } from '#workflows/domain/fold-text.ts'
import type { Ask } from './ask.ts'

/** 'Are towels included? And for the pool too?' asks about towels for the pool. */
export const completeEllipses = (all: Ask[]): Ask[] => {
  const asks = leanOnBefore(all)
  return asks.map((ask, index) => {
    const before = asks[index - 1]
    const [subject, ...more] = ask.subjects
    const isPlace = more.length === 0 && (subject === 'pool' || subject === 'beach')
    const isShort = ask.text.split(/\s+/).length <= 6 && ask.aspects.length === 0
    return isPlace && isShort && before?.subjects.at(-1) === 'towels' ? { ...ask, subjects: ['beachTowels'] } : ask
  })
}

/** 'Is that a problem?', 'c bon ?' ask whether what was told before is all right. */
const IS_FINE =
  /^\W*(?:(?:is|would) (?:that|this|it)(?: be)? (?:ok\w*|fine|a problem|possible|alright)|(?:e|sarebbe) (?:un problema|possibile|ok)|va bene|ok|okay|ist das (?:ok\w*|moglich|in ordnung|ein problem)|(?:c'?(?:est)?|ca) (?:est )?(?:bon|possible|un probleme|va|ok)|d'accord|(?:es|hay) (?:un )?(?:problema|posible)|vale|is dat (?:ok\w*|goed|mogelijk|een probleem)|kan dat|pode ser|(?:e|ha) (?:um )?(?:problema|possivel)|tudo bem|czy to (?:problem|mozliwe)|mozna)\W*$/u

/** 'And is it far?', 'y a un supplément ?': a question without a subject of its own leans on what was spoken of before. */
function leanOnBefore(asks: Ask[]): Ask[] {
  const result: Ask[] = []
  for (const ask of asks) {
    const at = result.findLastIndex(({ subjects, kind }) => subjects.length > 0 && kind !== 'news')
    const before = result[at]
    const isWanting = ask.kind === 'question' || ask.kind === 'confirm'
    if (ask.subjects.length > 0 || !isWanting || before === undefined) {
      result.push(ask)
      continue
    }
    if (IS_FINE.test(fold(ask.text))) result[at] = { ...before, kind: 'question' }
    else if (ask.aspects.length > 0 && ask.text.split(/\s+/).length <= LEANING) {
      const things = before.subjects.filter((subject) => !PLACES.has(subject))
      const subjects = things.length > 0 ? things : before.subjects
      // What is leaned on is part of the question.
      if (before.kind === 'context')
        result[at] = {
          ...before,
          kind: 'question',
          subjects,
          aspects: [...new Set([...before.aspects, ...ask.aspects])],
        }
      else
        result[at] = {
          ...before,
          aspects: [...new Set([...before.aspects, ...ask.aspects])],
          unknown: [...before.unknown, ...ask.unknown],
        }
      result.push({ ...ask, subjects })
    } else result.push(ask)
  }
  return result
}
/** Longer ones say for themselves what they are about. */
const LEANING = 14
const PLACES: ReadonlySet<string> = new Set([
  'beach',
  'centre',
  'park',
  'sights',
  'rooms',
  'address',
  'garden',
  'kitchen',
])
