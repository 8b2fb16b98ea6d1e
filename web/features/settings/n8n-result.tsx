import { ApiError } from '#web/lib/api-error.ts'
import { say } from '#web/texts/say.ts'
import { Card } from '#web/ui/card.tsx'
import type { useTriggerN8n } from './trigger-n8n.ts'

const reasonOf = (error: Error) => {
  if (!(error instanceof ApiError)) return say.settings.n8n.unknownError
  return error.kind === 'network' ? say.settings.n8n.networkError : error.error
}

/** What became of the last test event, and the receiver's raw answer. */
export function N8nResult({ trigger }: { trigger: ReturnType<typeof useTriggerN8n> }) {
  const { data, error } = trigger
  if (data === undefined && error === null) return null
  const isDone = data?.ok === true
  const reason = error === null ? (data?.error ?? say.settings.n8n.unknownError) : reasonOf(error)
  return (
    <Card>
      <p role="status" className={isDone ? 'text-good' : 'text-bad'}>
        {isDone ? say.settings.n8n.succeeded : say.settings.n8n.failed(reason)}
      </p>
      {data !== undefined && (
        <>
          <h3 className="mt-4 text-small text-muted">{say.settings.n8n.response}</h3>
          <pre className="mt-1 max-h-80 overflow-auto rounded-control bg-raised p-3 text-small break-words whitespace-pre-wrap">
            {JSON.stringify(data, null, 2)}
          </pre>
        </>
      )}
    </Card>
  )
}
