import { fold } from '#workflows/domain/fold-text.ts'
import type { Ask } from './ask.ts'
import { tellsOnly } from './find-statements.ts'
import type { LanguageKit } from './language-kit.ts'
import { isMereThanks } from './unknown-words.ts'

const NOBODY: ReadonlySet<string> = new Set()

/** Before a clause that stands for itself. */
const AND = /^\W*(?:and|und|et|en|y|e|ed|i|oraz|or|oder|ou|of|o|lub|czy)\s+/u

/** What asks for more than a yes: '… and who looks after it?'. */
const WHO_OR_WHY =
  /^\W*(?:who|whom|whose|why|which|chi|perche|quale|quali|wer|wem|wen|warum|wieso|welche\p{L}*|qui|pourquoi|lequel|laquelle|lesquels|quien|quienes|por que|cual|cuales|wie(?= (?:zorgt|is|doet|heeft|maakt|kan))|waarom|welke?|quem|qual|quais|kto|kogo|dlaczego|czemu|ktor\p{L}+)(?!\p{L})/u

/** A clause about nothing belongs to the one before it, or to the next. */
export function joinEmpty(all: Ask[], kit: LanguageKit): Ask[] {
  // What only tells why they ask changes nothing of what is asked.
  const wanting = all.filter(
    ({ kind, subjects, unknown }) => kind !== 'context' || subjects.length > 0 || unknown.length > 0,
  )
  const asks = wanting.length > 0 ? wanting : all
  const told = asks.filter(({ subjects }) => subjects.length > 0)
  const [first] = told
  if (first === undefined) return mergeAsking(asks)
  // '… and are snow chains required?' is a question of its own, whatever it is about.
  const isOwn = ({ text, subjects, unknown, aspects }: Ask) => {
    const folded = fold(text).replace(AND, '')
    return (
      subjects.length === 0 &&
      aspects.length === 0 &&
      (WHO_OR_WHY.test(folded) || (unknown.length > 0 && kit.opens.test(folded)))
    )
  }
  const own = asks.filter(isOwn)
  const silent = asks.filter((ask) => ask.subjects.length === 0 && !isOwn(ask))
  const isAfter = (ask: Ask) => asks.indexOf(ask) > asks.indexOf(first)
  // What stands before tells why they ask, and is heard as that; what comes after may change what is asked.
  const why = silent.filter((ask) => !isAfter(ask) && ask.unknown.length > 0)
  const after = silent.filter(isAfter)
  const unknown = after.flatMap((ask) => ask.unknown)
  const beside = after
    .map(({ text }) => text)
    .filter((text) => !isMereThanks(fold(text), kit, NOBODY) && !tellsOnly(text, kit))
  const aspects = silent.flatMap((ask) => ask.aspects)
  const last = told.at(-1)
  return [
    ...why.map((ask) => ({ ...ask, kind: 'context' as const })),
    ...[...told, ...own]
      .toSorted((a, b) => asks.indexOf(a) - asks.indexOf(b))
      .map((ask) =>
        ask === last
          ? {
              ...ask,
              ...(beside.length > 0 && { also: beside }),
              unknown: [...ask.unknown, ...unknown],
              aspects: [...new Set([...ask.aspects, ...aspects])],
              times: [...ask.times, ...silent.flatMap(({ times }) => times)],
            }
          : ask,
      ),
  ]
}

/** What is told beside them is no part of what is asked. */
function mergeAsking(asks: Ask[]): Ask[] {
  const asking = asks.filter(({ kind }) => kind !== 'context')
  if (asks.length === 0) return []
  return asking.length === 0 ? [merge(asks)] : [...asks.filter(({ kind }) => kind === 'context'), merge(asking)]
}

const merge = (asks: Ask[]): Ask => ({
  ...(asks[0] as Ask),
  text: asks.map(({ text }) => text).join(', '),
  aspects: [...new Set(asks.flatMap(({ aspects }) => aspects))],
  times: asks.flatMap(({ times }) => times),
  unknown: asks.flatMap(({ unknown }) => unknown),
})
