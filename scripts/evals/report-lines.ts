import type { Baseline } from './baseline.ts'
import { isWorse } from './baseline.ts'
import type { EvalFigure } from './figures.ts'
import type { Judgement } from './judge-question.ts'
import type { EvalResults, JudgedReply } from './run-evals.ts'

const percent = (value: number, of: number) => (of === 0 ? '' : `${((100 * value) / of).toFixed(0)} %`)

/** A figure beside what it was in the run before. */
export function figureLine(figure: EvalFigure, baseline: Baseline): string {
  const { name, value, of } = figure
  const before = baseline[name]
  const was = before === undefined ? 'new' : `before ${before[0]}/${before[1]}`
  return `${name.padEnd(44)} ${`${value}/${of}`.padStart(8)} ${percent(value, of).padStart(6)}   ${was}${isWorse(figure, baseline) ? '   WORSE' : ''}`
}

/** Every case that is not as it should be, with the reply and why it waits. */
export const failureLines = ({ questions, heldOut, lies, right }: EvalResults): string[] => [
  ...[...questions, ...heldOut].filter(isWrong).flatMap(questionLines),
  ...lies.filter(({ leaves }) => leaves).flatMap((one) => replyLines('LIE LEAVES', one)),
  ...right.filter(({ leaves }) => !leaves).flatMap((one) => replyLines('HELD', one)),
]

const flagsOf = (one: Judgement): string[] => [
  ...(one.isComplete || one.question.is === 'hold' ? [] : ['incomplete']),
  ...(one.isDropped ? ['dropped'] : []),
  ...(one.quotes.length > 0 ? [`quotes «${one.quotes[0]}»`] : []),
  ...(one.isWrongLanguage ? ['wrong language'] : []),
  ...(one.isHeldNeedlessly ? ['held needlessly'] : []),
  ...(one.isUnsafe ? ['UNSAFE'] : []),
  ...(one.isInventedAndSent ? ['INVENTED'] : []),
]

const isWrong = (one: Judgement) => flagsOf(one).length > 0

const questionLines = (one: Judgement): string[] => [
  `${one.question.id} (${one.question.is}) ${flagsOf(one).join(', ')}: ${one.question.q.join(' ⏎ ')}`,
  `    ${oneLine(one.answered.reply)}`,
  `    ${one.answered.decision.action}: ${JSON.stringify(one.answered.decision.reasons)}`,
]

const replyLines = (flag: string, { reply, answered }: JudgedReply): string[] => [
  `${reply.id} ${flag}: ${oneLine(reply.reply)}`,
  `    ${answered.decision.action}: ${JSON.stringify(answered.decision.reasons)}`,
]

const oneLine = (text: string) => text.replace(/\s+/g, ' ')
