import { alertInWords } from '#api/contract/alert-words.ts'
import { fullTime } from '#web/lib/time.ts'
import { adminTexts } from '#web/texts/admin.ts'
import { en } from '#web/texts/en.ts'
import { Badge } from '#web/ui/badge.tsx'
import { BellDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Table, Td, Th } from '#web/ui/table.tsx'
import { useAlerts } from './read-alerts.ts'

const texts = adminTexts.alerts

/** Much trouble within minutes: what goes on, and what is over. */
export function AlertsTable() {
  const { data, error, refetch } = useAlerts()
  if (data === undefined && error !== null) {
    return <FailedState text={texts.failedToLoad} retryLabel={en.errors.retry} onRetry={() => void refetch()} />
  }
  if (data === undefined) {
    return (
      <div role="status">
        <span className="sr-only">{en.common.loading}</span>
        <Skeleton className="h-64 w-full" />
      </div>
    )
  }
  if (data.length === 0) return <EmptyState drawing={<BellDrawing />} title={texts.empty} text={texts.what} />
  return (
    <Table label={adminTexts.tabs.alerts}>
      <thead>
        <tr>
          <Th>{texts.state}</Th>
          <Th>{texts.happened}</Th>
          <Th>{texts.began}</Th>
          <Th>{texts.ended}</Th>
        </tr>
      </thead>
      <tbody>
        {data.map((alert) => (
          <tr key={alert.id} className="last:[&>td]:border-0">
            <Td>
              <Badge tone={alert.endedAt === null ? 'bad' : 'neutral'}>
                {alert.endedAt === null ? texts.open : texts.over}
              </Badge>
            </Td>
            <Td className="font-medium">{alertInWords(alert, 'en')}</Td>
            <Td className="text-muted">{fullTime(alert.beganAt)}</Td>
            <Td className="text-muted">{alert.endedAt === null ? '–' : fullTime(alert.endedAt)}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
