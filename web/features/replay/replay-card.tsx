import type { ReplaysView, ReplayView } from '#api/contract/replays.ts'
import { REPLAYED_DAYS } from '#api/contract/told-figures.ts'
import type { ReplayTexts } from '#web/texts/en/replay.ts'
import { Card } from '#web/ui/card.tsx'
import { ReplayCases } from './replay-cases.tsx'
import { ReplaySummary } from './replay-summary.tsx'
import { StartReplay } from './start-replay.tsx'

type Props = ReplaysView & { texts: ReplayTexts }

/** The newest replay: to be started, on its way, or what it says. */
export function ReplayCard({ replays: [newest], offer, texts }: Props) {
  const isRunning = newest?.endedAt === null
  return (
    <Card className="flex flex-col gap-4" lang={texts.lang} aria-label={texts.title}>
      <div>
        <h2 className="font-medium">{texts.title}</h2>
        <p className="text-small text-muted">{texts.hint(REPLAYED_DAYS.default)}</p>
        {offer !== null && <p className="mt-2">{texts.offer(offer.name)}</p>}
      </div>
      {!isRunning && <StartReplay isFirst={newest === undefined} texts={texts} />}
      {newest !== undefined && <Newest replay={newest} texts={texts} />}
    </Card>
  )
}

function Newest({ replay, texts }: { replay: ReplayView; texts: ReplayTexts }) {
  const { state, done, bursts } = replay
  if (state === 'waiting') return <p role="status">{texts.looking}</p>
  if (state === 'running')
    return (
      <div role="status" className="flex items-center gap-3">
        <progress className="h-2 w-full" value={done} max={bursts} aria-label={texts.title} />
        <span className="whitespace-nowrap">{texts.progress(done, bursts)}</span>
      </div>
    )
  if (state === 'failed') return <p className="text-bad">{texts.gaveUp}</p>
  if (bursts === 0) return <p>{texts.nothing}</p>
  return (
    <>
      <ReplaySummary summary={replay.summary} texts={texts} />
      <ReplayCases replay={replay} texts={texts} />
    </>
  )
}
