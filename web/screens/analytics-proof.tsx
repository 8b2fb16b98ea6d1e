import { Link } from 'react-router-dom'
import { REPLAY_ACTIONS, WORTHS } from '#api/contract/replay-words.ts'
import { CsvButton } from '#web/features/analytics/csv-button.tsx'
import { ConfidenceCard } from '#web/features/autonomy/confidence-card.tsx'
import { useConfidenceReport } from '#web/features/autonomy/read-autonomy.ts'
import { useReplays } from '#web/features/replay/read-replays.ts'
import { ReplaySummary } from '#web/features/replay/replay-summary.tsx'
import { paths } from '#web/lib/paths.ts'
import { shortDate } from '#web/lib/time.ts'
import { say } from '#web/texts/say.ts'
import { Card } from '#web/ui/card.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Whether the confidence keeps its promise, and what the last replay came to, where there is one. */
export default function AnalyticsProof() {
  return (
    <div className="mt-8 flex flex-col gap-6">
      <Calibration />
      <LastReplay />
    </div>
  )
}

/** In the file as on the screen: what nobody is shown tells nobody anything. */
const inPercent = (share: number) => Math.round(share * 100)
const inThousandths = (score: number | undefined) => (score === undefined ? null : Math.round(score * 1_000) / 1_000)

function Calibration() {
  const { data, isLoadingError, refetch } = useConfidenceReport()
  if (isLoadingError)
    return <FailedState text={say.analytics.failed} retryLabel={say.analytics.retry} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton className="h-56 w-full" />
  const words = say.autonomy.by.it.confidence
  const bins = data.shown?.bins.map((bin, index) => ({ ...bin, number: index + 1 })) ?? []
  const rows = bins
    .filter(({ drafts }) => drafts > 0)
    .map(({ number, drafts, promised, unchanged }) => [
      number,
      drafts,
      inPercent(promised),
      inPercent(unchanged / drafts),
    ])
  return (
    <div>
      {rows.length > 0 && (
        <div className="flex justify-end">
          <CsvButton
            title={say.analytics.calibration}
            grid={{
              rows: [
                [words.number, words.drafts, `${words.promised} (%)`, `${words.kept} (%)`],
                ...rows,
                [words.brier, null, null, inThousandths(data.shown?.brier)],
                [words.error, null, null, inThousandths(data.shown?.calibrationError)],
              ],
            }}
          />
        </div>
      )}
      <ConfidenceCard report={data} texts={say.autonomy.by.it} />
    </div>
  )
}

function LastReplay() {
  const words = say.replay.by.it
  const replay = useReplays().data?.replays.find(({ state, bursts }) => state === 'done' && bursts > 0)
  if (replay === undefined) return null
  const { summary, createdAt, bursts } = replay
  const header = [words.outcome, ...WORTHS.map((worth) => words.worth[worth])]
  const rows = REPLAY_ACTIONS.map((action) => [words.action[action], ...WORTHS.map((worth) => summary[action][worth])])
  return (
    <Card aria-label={say.analytics.replay} className="flex flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2 className="font-medium">{say.analytics.replay}</h2>
          <p className="text-small text-muted">{say.analytics.replayOf(shortDate(createdAt), bursts)}</p>
        </div>
        <CsvButton title={say.analytics.replay} grid={{ rows: [header, ...rows] }} />
      </div>
      <ReplaySummary summary={summary} texts={words} />
      <Link className="w-fit text-small text-accent underline-offset-4 hover:underline" to={paths.settingsTab('ai')}>
        {say.analytics.toReplay}
      </Link>
    </Card>
  )
}
