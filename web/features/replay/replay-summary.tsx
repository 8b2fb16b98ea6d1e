import { REPLAY_ACTIONS, WORTHS } from '#api/contract/replay-words.ts'
import type { ReplaySummaryView, WorthView } from '#api/contract/replays.ts'
import type { ReplayTexts } from '#web/texts/en/replay.ts'
import { Table, Td, Th } from '#web/ui/table.tsx'

const all = (counted: WorthView) => WORTHS.reduce((sum, worth) => sum + counted[worth], 0)

/** What a replay comes to, in figures and in the sentences that say how they are counted. */
export function ReplaySummary({ summary, texts }: { summary: ReplaySummaryView; texts: ReplayTexts }) {
  const { fallbacks, unknown, minutesSaved, minutesPerAnswer, medianWaitMinutes } = summary
  const asked = unknown.map(({ topic, times }) => texts.times(texts.topicName(topic), times)).join(', ')
  return (
    <div className="flex flex-col gap-3">
      <Table label={texts.table} className="min-w-96">
        <thead>
          <tr>
            {[texts.outcome, texts.all, ...WORTHS.map((worth) => texts.worth[worth])].map((name) => (
              <Th key={name}>{name}</Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {REPLAY_ACTIONS.map((action) => (
            <tr key={action}>
              <Td>{texts.action[action]}</Td>
              <Td>{all(summary[action])}</Td>
              {WORTHS.map((worth) => (
                <Td key={worth}>{summary[action][worth]}</Td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <p>{texts.saved(minutesSaved, minutesPerAnswer)}</p>
      {medianWaitMinutes !== null && <p>{texts.waited(medianWaitMinutes)}</p>}
      {fallbacks > 0 && <p>{texts.fallbacks(fallbacks)}</p>}
      {unknown.length > 0 && <p>{texts.unknown(asked)}</p>}
    </div>
  )
}
