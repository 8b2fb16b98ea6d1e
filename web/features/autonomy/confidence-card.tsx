import type { ConfidenceReportView } from '#api/contract/autonomy.ts'
import { CHANGE_KINDS, HOSTS_OUTCOMES } from '#api/contract/autonomy-words.ts'
import { DECISIONS_COUNTED_DAYS } from '#api/contract/told-figures.ts'
import type { AutonomyTexts } from '#web/texts/en/autonomy.ts'
import { Card } from '#web/ui/card.tsx'
import { ReliabilityChart } from './reliability-chart.tsx'
import { ReliabilityTable } from './reliability-table.tsx'

/** How well the confidence kept its promise: counts, curve, figures and table. */
export function ConfidenceCard({ report, texts: all }: { report: ConfidenceReportView; texts: AutonomyTexts }) {
  const texts = all.confidence
  const { shown, uncalibrated, outcomes, changes, heldDown, fittedAt } = report
  const changed = CHANGE_KINDS.filter((kind) => changes[kind] > 0)
  const isEmpty = HOSTS_OUTCOMES.every((outcome) => outcomes[outcome] === 0)
  return (
    <Card className="flex flex-col gap-4" lang={all.lang} aria-label={texts.title}>
      <div>
        <h2 className="font-medium">{texts.title}</h2>
        <p className="text-small text-muted">{isEmpty ? texts.none : texts.hint}</p>
      </div>
      {!isEmpty && (
        <div>
          <h3 className="mb-2 text-small font-medium">{texts.decided(DECISIONS_COUNTED_DAYS)}</h3>
          <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
            {HOSTS_OUTCOMES.map((outcome) => (
              <div key={outcome}>
                <dt className="text-small text-muted">{texts.counts[outcome]}</dt>
                <dd>{outcomes[outcome]}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {changed.length > 0 && (
        <p className="text-small">
          {texts.changes}: {changed.map((kind) => `${texts.change[kind]} ${changes[kind]}`).join(', ')}
        </p>
      )}
      {shown !== null && (
        <>
          <dl className="grid gap-3 md:grid-cols-2">
            <Figure
              name={`${texts.brier} (${texts.brierHint})`}
              value={all.score(shown.brier)}
              without={uncalibrated && texts.without(all.score(uncalibrated.brier))}
            />
            <Figure
              name={`${texts.error} (${texts.errorHint})`}
              value={all.score(shown.calibrationError)}
              without={uncalibrated && texts.without(all.score(uncalibrated.calibrationError))}
            />
          </dl>
          <div className="grid items-start gap-4 md:grid-cols-2">
            <ReliabilityChart shown={shown} texts={all} />
            <ReliabilityTable shown={shown} texts={all} />
          </div>
        </>
      )}
      {heldDown.drafts > 0 && (
        <p className="text-small text-muted">{texts.heldDown(heldDown.drafts, heldDown.unchanged)}</p>
      )}
      {fittedAt !== null && <p className="text-small text-muted">{texts.fitted(all.day(fittedAt))}</p>}
    </Card>
  )
}

const Figure = ({ name, value, without }: { name: string; value: string; without: string | null }) => (
  <div>
    <dt className="text-small text-muted">{name}</dt>
    <dd>
      {value} {without !== null && <span className="text-small text-muted">({without})</span>}
    </dd>
  </div>
)
