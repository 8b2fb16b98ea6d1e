import type { ReliabilityView } from '#api/contract/autonomy.ts'
import type { AutonomyTexts } from '#web/texts/en/autonomy.ts'

const SIZE = 240
const MARGIN = 36
const at = (share: number) => MARGIN + share * (SIZE - 2 * MARGIN)
const up = (share: number) => SIZE - at(share)
const TICKS = [0, 0.5, 1]

/**
 * The reliability curve: what was promised to the right, what was kept upwards, the line of a kept promise between. Each bin is a
 * square as large as it has drafts, with its number beside it: readable without any colour.
 */
export function ReliabilityChart({ shown, texts }: { shown: ReliabilityView; texts: AutonomyTexts }) {
  const bins = shown.bins.flatMap((bin, index) => (bin.drafts === 0 ? [] : [{ ...bin, number: index + 1 }]))
  const path = bins.map(({ promised, unchanged, drafts }) => `${at(promised)},${up(unchanged / drafts)}`).join(' ')
  const sizeOf = (drafts: number) => 5 + 7 * Math.sqrt(drafts / shown.drafts)
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={texts.confidence.chart} className="w-full max-w-80">
      <g className="stroke-line">
        {TICKS.map((tick) => (
          <g key={tick}>
            <line x1={at(0)} x2={at(1)} y1={up(tick)} y2={up(tick)} />
            <line x1={at(tick)} x2={at(tick)} y1={up(0)} y2={up(1)} />
          </g>
        ))}
      </g>
      <line x1={at(0)} y1={up(0)} x2={at(1)} y2={up(1)} className="stroke-muted" strokeDasharray="4 4" />
      <polyline points={path} fill="none" className="stroke-ink" strokeWidth={1.5} />
      {bins.map(({ number, promised, unchanged, drafts }) => {
        const size = sizeOf(drafts)
        const [x, y] = [at(promised), up(unchanged / drafts)]
        return (
          <g key={number}>
            <rect x={x - size / 2} y={y - size / 2} width={size} height={size} className="fill-ink" />
            <text x={x + size / 2 + 2} y={y - size / 2} fontSize={10} className="fill-ink">
              {number}
            </text>
          </g>
        )
      })}
      <g fontSize={10} className="fill-muted">
        {TICKS.map((tick) => (
          <g key={tick}>
            <text x={at(tick)} y={up(0) + 14} textAnchor="middle">
              {texts.percent(tick)}
            </text>
            <text x={at(0) - 4} y={up(tick) + 3} textAnchor="end">
              {texts.percent(tick)}
            </text>
          </g>
        ))}
        <text x={at(0.5)} y={SIZE - 6} textAnchor="middle">
          {texts.confidence.chartPromised}
        </text>
        <text x={at(0)} y={up(1) - 10}>
          {texts.confidence.chartKept}
        </text>
      </g>
    </svg>
  )
}
