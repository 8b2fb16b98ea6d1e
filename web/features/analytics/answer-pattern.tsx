import type { AnswerKind } from '#api/contract/analytics-words.ts'

/** What tells the kinds of an answer apart without any colour: how its surface is drawn. */
const DRAWN: Record<AnswerKind, React.ReactNode> = {
  automatic: <rect width={8} height={8} className="fill-accent" />,
  unchanged: <path d="M-2 6L6 -2M2 10L10 2" className="stroke-accent" strokeWidth={3} />,
  edited: (
    <g className="fill-accent">
      <circle cx={2} cy={2} r={1.4} />
      <circle cx={6} cy={6} r={1.4} />
    </g>
  ),
  manual: <path d="M0 2H8M0 6H8" className="stroke-ink" strokeWidth={1.5} />,
  fallback: <path d="M0 0L8 8M8 0L0 8" className="stroke-muted" strokeWidth={1} />,
}

export const patternOf = (chart: string, kind: AnswerKind) => `url(#${chart}-${kind})`

/** The patterns of one chart, under names of its own: two charts of a page share none. */
export function AnswerPatterns({ chart, kinds }: { chart: string; kinds: readonly AnswerKind[] }) {
  return (
    <defs>
      {kinds.map((kind) => (
        <pattern key={kind} id={`${chart}-${kind}`} width={8} height={8} patternUnits="userSpaceOnUse">
          <rect width={8} height={8} className="fill-surface" />
          {DRAWN[kind]}
        </pattern>
      ))}
    </defs>
  )
}

/** The sign of a kind beside its name. */
export function AnswerSign({ chart, kind }: { chart: string; kind: AnswerKind }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 16" className="h-4 w-6 shrink-0">
      <AnswerPatterns chart={`${chart}-sign`} kinds={[kind]} />
      <rect x={0.5} y={0.5} width={23} height={15} className="stroke-ink" fill={patternOf(`${chart}-sign`, kind)} />
    </svg>
  )
}
