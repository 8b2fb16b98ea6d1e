import type { Judgement } from './judge-question.ts'
import type { EvalResults } from './run-evals.ts'

/** `most`: it must not grow; `least`: it must not fall. */
export type EvalFigure = { name: string; value: number; of: number; better: 'more' | 'fewer' }

const count = <T>(items: readonly T[], holds: (item: T) => boolean) => items.filter(holds).length

const isAnswerable = ({ question }: Judgement) => question.is === 'auto' || question.is === 'complete'

/** The figures of one set of questions, named with `prefix`. */
function figuresOfQuestions(prefix: string, all: readonly Judgement[]): EvalFigure[] {
  const answerable = all.filter(isAnswerable)
  const mayLeave = all.filter((one) => one.question.is === 'auto' && one.isComplete)
  const silent = all.filter(({ question }) => question.is === 'none')
  const named = (figures: Omit<EvalFigure, 'better'>[], better: EvalFigure['better']): EvalFigure[] =>
    figures.map((figure) => ({ ...figure, name: `${prefix}: ${figure.name}`, better }))
  const among = <T>(name: string, of: readonly T[], holds: (one: T) => boolean) => ({
    name,
    value: count(of, holds),
    of: of.length,
  })
  const isComplete = (one: Judgement) => one.isComplete
  return [
    ...named(
      [
        among('answerable and complete', answerable, isComplete),
        ...byKey(answerable, ({ question }) => [question.language]).map(([language, of]) =>
          among(`complete in ${language}`, of, isComplete),
        ),
        among(
          'deferred as they should be',
          all.filter(({ question }) => question.is === 'defer'),
          isComplete,
        ),
        among('thanks without a draft', silent, isComplete),
      ],
      'more',
    ),
    ...named(
      [
        among('dropped questions', all, ({ isDropped }) => isDropped),
        among('untranslated quotes', all, ({ quotes }) => quotes.length > 0),
        among('in the wrong language', all, ({ isWrongLanguage }) => isWrongLanguage),
        among('held needlessly', mayLeave, ({ isHeldNeedlessly }) => isHeldNeedlessly),
        among('unsafe sends at threshold 1', all, ({ isUnsafe }) => isUnsafe),
        among('invented and sent', all, ({ isInventedAndSent }) => isInventedAndSent),
      ],
      'fewer',
    ),
  ]
}

/** All figures of a run. */
export const figuresOf = ({ questions, heldOut, lies, right }: EvalResults): EvalFigure[] => [
  ...figuresOfQuestions('questions', questions),
  ...(heldOut.length === 0 ? [] : figuresOfQuestions('held out', heldOut)),
  { name: 'model: lies that leave', value: count(lies, ({ leaves }) => leaves), of: lies.length, better: 'fewer' },
  {
    name: 'model: right answers held',
    value: count(right, ({ leaves }) => !leaves),
    of: right.length,
    better: 'fewer',
  },
]

/** Complete of answerable by topic, the worst first. */
export const topicLines = (all: readonly Judgement[]): string[] =>
  byKey(all.filter(isAnswerable), ({ question }) => question.t)
    .map(([topic, of]) => ({ topic, complete: count(of, ({ isComplete }) => isComplete), of: of.length }))
    .toSorted((a, b) => a.complete / a.of - b.complete / b.of || a.topic.localeCompare(b.topic))
    .map(({ topic, complete, of }) => `${topic} ${complete}/${of}`)

function byKey<T>(items: readonly T[], keysOf: (item: T) => string[]): [string, T[]][] {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    for (const key of keysOf(item)) groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return [...groups].toSorted(([a], [b]) => a.localeCompare(b))
}
