import { useState } from 'react'
import { MOST_MODEL_DRAFTS } from '#api/contract/told-figures.ts'
import { useMe } from '#web/lib/me.ts'
import type { ReplayTexts } from '#web/texts/en/replay.ts'
import { Button } from '#web/ui/button.tsx'
import { useStartReplay } from './read-replays.ts'

/** One click; where a model is configured the host says whether it may write. */
export function StartReplay({ isFirst, texts }: { isFirst: boolean; texts: ReplayTexts }) {
  const [withModel, setWithModel] = useState(false)
  const start = useStartReplay(texts.failedToStart)
  const hasModel = useMe().data?.drafter === 'model'
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button look={isFirst ? 'primary' : 'outline'} busy={start.isPending} onClick={() => start.mutate(withModel)}>
        {isFirst ? texts.start : texts.again}
      </Button>
      {hasModel && (
        <label className="flex items-center gap-2 text-small">
          <input type="checkbox" checked={withModel} onChange={(event) => setWithModel(event.target.checked)} />
          {texts.withModel(MOST_MODEL_DRAFTS)}
        </label>
      )}
    </div>
  )
}
