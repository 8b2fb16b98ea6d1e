import type { ReliabilityView } from '#api/contract/autonomy.ts'
import type { AutonomyTexts } from '#web/texts/en/autonomy.ts'
import { Table, Td, Th } from '#web/ui/table.tsx'

/** The same as the chart in figures: only numbers that were shown. */
export function ReliabilityTable({ shown, texts: all }: { shown: ReliabilityView; texts: AutonomyTexts }) {
  const texts = all.confidence
  return (
    <Table label={texts.table} className="min-w-72">
      <thead>
        <tr>
          {[texts.number, texts.drafts, texts.promised, texts.kept].map((name) => (
            <Th key={name}>{name}</Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.bins.map(
          ({ drafts, promised, unchanged }, index) =>
            drafts > 0 && (
              // The bins are the numbers, in their order.
              <tr key={index + 1}>
                <Td>{index + 1}</Td>
                <Td>{drafts}</Td>
                <Td>{all.percent(promised)}</Td>
                <Td>{all.percent(unchanged / drafts)}</Td>
              </tr>
            ),
        )}
      </tbody>
    </Table>
  )
}
