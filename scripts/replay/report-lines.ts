import type { ReplayCaseView, ReplayView, WorthView } from '#api/contract/replays.ts'
import { replay as texts } from '#web/texts/en/replay.ts'

const WIDTH = 16

/** What a replay comes to, as a table. */
export function summaryLines({ bursts, summary }: Pick<ReplayView, 'bursts' | 'summary'>): string[] {
  const { send, wait, none, unknown, fallbacks, minutesSaved, minutesPerAnswer, medianWaitMinutes } = summary
  const row = (name: string, counted: WorthView) =>
    line([name, all(counted), counted.right, counted.incomplete, counted.wrong, counted.not_comparable])
  return [
    `${bursts} times guests wrote and were answered, or not. Nothing was sent.`,
    '',
    line(['', 'all', ...Object.values(texts.worth)]),
    row(texts.action.send, send),
    row(texts.action.wait, wait),
    row(texts.action.none, none),
    '',
    `A fallback would have left ${fallbacks} times.`,
    `Asked and not known: ${unknown.map(({ topic, times }) => `${topic} (${times})`).join(', ') || 'nothing'}`,
    texts.saved(minutesSaved, minutesPerAnswer),
    ...(medianWaitMinutes === null ? [] : [texts.waited(medianWaitMinutes)]),
  ]
}

const all = (counted: WorthView) => Object.values(counted).reduce((sum, many) => sum + many, 0)
const line = (cells: (string | number)[]) =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(28) : String(cell).padStart(WIDTH))).join('')

/** One case, with what was asked, what would have been written, what the host wrote, and why that is its verdict. */
export const caseLines = (one: ReplayCaseView): string[] => [
  `${one.askedAt.slice(0, 10)}  ${one.guest ?? '?'}, ${one.property ?? '?'}  ${texts.action[one.action]}: ${texts.verdict[one.verdict]}`,
  `  guest:   ${oneLine(one.question)}`,
  `  locanda: ${oneLine(one.text) || '(nothing)'}`,
  `  host:    ${oneLine(one.answer ?? '') || '(nothing)'}`,
  `  because: ${one.because.map((reason) => texts.because(reason)).join('; ')}`,
  '',
]

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
