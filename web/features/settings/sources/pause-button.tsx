import { Pause, Play } from 'lucide-react'
import type { SourceView } from '#api/contract/sources.ts'
import { langOf, say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { usePauseSource } from './pause-source.ts'

/** Has its source rest, or go on. */
export function PauseButton({ source }: { source: SourceView }) {
  const { pause, resume, isBusy } = usePauseSource(source)
  const title = source.name ?? source.identifier
  const isPaused = typeof source.pausedAt === 'string'
  return (
    <Button
      size="small"
      lang={langOf('en')}
      busy={isBusy}
      aria-label={isPaused ? say.sourceState.resumeOf(title) : say.sourceState.pauseOf(title)}
      onClick={() => (isPaused ? resume() : pause())}
    >
      {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
      {isPaused ? say.sourceState.resume : say.sourceState.pause}
    </Button>
  )
}
