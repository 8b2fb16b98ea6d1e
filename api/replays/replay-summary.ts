import type { ReplaySummaryView, WorthView } from '#api/contract/replays.ts'
import type { CountedCases, ReplayFigures } from '#prisma/replay/read-replays.ts'
import { MINUTES_OF_WORK_PER_ANSWER } from '#workflows/domain/replay/limits.ts'
import { WORTH } from '#workflows/domain/replay/verdict.ts'

/** What a replay comes to: minutes are those of answers that would have left by themselves and are right. */
export function replaySummary({ cases, unknown, modelDrafts }: ReplayFigures): ReplaySummaryView {
  const of = (action: CountedCases['action']) => cases.filter((counted) => counted.action === action)
  const right = of('send').filter(({ verdict }) => WORTH[verdict] === 'right')
  return {
    send: worthOf(of('send')),
    wait: worthOf(of('wait')),
    none: worthOf(of('none')),
    fallbacks: cases.reduce((sum, { fallbacks }) => sum + fallbacks, 0),
    unknown,
    minutesSaved: right.reduce((sum, { many }) => sum + many, 0) * MINUTES_OF_WORK_PER_ANSWER,
    minutesPerAnswer: MINUTES_OF_WORK_PER_ANSWER,
    medianWaitMinutes: median(right.flatMap(({ waits }) => waits)),
    modelDrafts,
  }
}

function worthOf(cases: readonly CountedCases[]): WorthView {
  const counted: WorthView = { right: 0, incomplete: 0, wrong: 0, not_comparable: 0 }
  for (const { verdict, many } of cases) counted[WORTH[verdict]] += many
  return counted
}

function median(minutes: readonly number[]): number | null {
  const sorted = minutes.toSorted((a, b) => a - b)
  const middle = sorted[Math.floor((sorted.length - 1) / 2)]
  return middle === undefined ? null : Math.round(middle)
}
