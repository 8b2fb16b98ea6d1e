import { useQuery } from '@tanstack/react-query'
import { UNREAD_WEBHOOK_DAYS } from '#api/contract/told-figures.ts'
import type { UnreadWebhookView } from '#api/contract/webhooks.ts'
import { call } from '#web/lib/api-client.ts'
import { fullTime } from '#web/lib/time.ts'
import { say } from '#web/texts/say.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Table, Td, Th } from '#web/ui/table.tsx'

const useUnread = () =>
  useQuery({ queryKey: ['unread-webhooks'], queryFn: ({ signal }) => call('listUnreadWebhooks', {}, { signal }) })

/** What WhatsApp sent and no host can be shown: nothing stands here while there is none. */
export const UnreadWebhooks = () => (
  <Loaded query={useUnread()} failedText={say.admin.unread.failedToLoad} height="h-12">
    {(unread) => (unread.length === 0 ? null : <Rows unread={unread} />)}
  </Loaded>
)

const Rows = ({ unread }: { unread: UnreadWebhookView[] }) => (
  <section className="mt-8 grid gap-3">
    <h2 className="text-title font-medium">
      {say.admin.unread.title(unread.reduce((sum, { many }) => sum + many, 0))}
    </h2>
    <p className="text-small text-muted">{say.admin.unread.what(UNREAD_WEBHOOK_DAYS)}</p>
    <Table label={say.admin.unread.label}>
      <thead>
        <tr>
          <Th>{say.admin.unread.why}</Th>
          <Th>{say.admin.unread.many}</Th>
          <Th>{say.admin.unread.last}</Th>
          <Th>{say.admin.unread.content}</Th>
        </tr>
      </thead>
      <tbody>
        {unread.map(({ key, why, phoneNumberId, many, lastAt, body }) => (
          <tr key={key} className="last:[&>td]:border-0">
            <Td>{say.admin.unread.whys[why](phoneNumberId ?? '')}</Td>
            <Td>{many}</Td>
            <Td className="text-muted">{fullTime(lastAt)}</Td>
            <Td>{body === null ? '–' : <Content body={body} />}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  </section>
)

const Content = ({ body }: { body: string }) => (
  <details>
    <summary>{say.admin.unread.show}</summary>
    <pre className="max-h-96 max-w-[66ch] overflow-auto text-small whitespace-pre-wrap">{body}</pre>
  </details>
)
