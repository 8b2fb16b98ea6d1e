import type { RungView } from '#api/contract/autonomy.ts'
import type { AiSettingsView } from '#api/contract/settings.ts'
import { CERTAINTY } from '#api/contract/told-figures.ts'
import type { AutonomyTexts } from '#web/texts/en/autonomy.ts'
import { Card } from '#web/ui/card.tsx'
import { Table, Th } from '#web/ui/table.tsx'
import { RungRow } from './rung-row.tsx'
import { SetRungForm } from './set-rung-form.tsx'

type Props = { rungs: RungView[]; settings: AiSettingsView; texts: AutonomyTexts }

/** Which topic of which property may leave by itself, why or what is wanting, and the host's own word on it. */
export function LadderCard({ rungs, settings, texts: all }: Props) {
  const texts = all.ladder
  const { automaticMode, automaticRule, earnedTarget } = settings
  return (
    <Card className="flex flex-col gap-4" lang={all.lang}>
      <div>
        <h2 className="font-medium">{texts.title}</h2>
        <p className="text-small text-muted">
          {automaticRule === 'earned'
            ? texts.hintEarned(all.percent(earnedTarget), all.percent(CERTAINTY))
            : texts.hintThreshold}
        </p>
        {!automaticMode && (
          <p role="status" className="mt-2 rounded-control bg-warn-soft px-3 py-2 text-small text-warn">
            {texts.off}
          </p>
        )}
      </div>
      {rungs.length === 0 ? (
        <p className="text-small text-muted">{texts.empty}</p>
      ) : (
        <Table label={texts.title}>
          <thead>
            <tr>
              {[texts.property, texts.topic, texts.stands, texts.record, texts.sure, texts.set].map((name) => (
                <Th key={name}>{name}</Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rungs.map((rung) => (
              <RungRow key={`${rung.propertyId} ${rung.topic}`} rung={rung} texts={all} />
            ))}
          </tbody>
        </Table>
      )}
      <SetRungForm texts={all} />
    </Card>
  )
}
