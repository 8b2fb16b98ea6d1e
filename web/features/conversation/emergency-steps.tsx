import type { EmergencyView } from '#api/contract/emergencies.ts'
import { useChatEmergencies, useEmergencyCommand } from '#web/lib/emergencies.ts'
import { hourMinute } from '#web/lib/time.ts'
import { it } from '#web/texts/emergencies.ts'
import { sentenceIt } from '#web/texts/sentences-it.ts'
import { Button } from '#web/ui/button.tsx'
import { toastFailed } from '#web/ui/toast.ts'

/** What was done about the emergencies of a conversation, step by step, and a way to take or end what is open. */
export default function EmergencySteps({ chatId }: { chatId: string }) {
  const { data } = useChatEmergencies(chatId)
  if (data === undefined || data.length === 0) return null
  return (
    <div className="max-h-72 overflow-y-auto border-b border-line">
      {data.map((emergency) => (
        <Steps key={emergency.id} emergency={emergency} />
      ))}
    </div>
  )
}

function Steps({ emergency }: { emergency: EmergencyView }) {
  const command = useEmergencyCommand()
  const { id, kinds, takenAt, endedAt } = emergency
  const act = (verb: 'take' | 'over' | 'false_alarm') =>
    command.mutate({ id, verb }, { onError: () => toastFailed(it.failed) })
  const isOpen = endedAt === null
  return (
    <section aria-label={it.history} className={`px-4 py-3 md:px-6 ${isOpen ? 'bg-bad-soft' : ''}`}>
      <details open={isOpen}>
        <summary className={`text-small font-medium ${isOpen ? 'text-bad' : 'text-muted'}`}>
          {it.title}: {sentenceIt({ code: 'emergency', params: { kinds } })}
        </summary>
        <ol className="mt-2 flex flex-col gap-1 text-small text-muted">
          {stepsOf(emergency).map((step, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- steps are only ever added at their end
            <li key={index}>{step}</li>
          ))}
        </ol>
      </details>
      {isOpen && (
        <div className="mt-3 flex flex-wrap gap-2">
          {takenAt === null && (
            <Button look="dangerFilled" size="small" busy={command.isPending} onClick={() => act('take')}>
              {it.take}
            </Button>
          )}
          <Button size="small" disabled={command.isPending} onClick={() => act('over')}>
            {it.over}
          </Button>
          <Button size="small" look="quiet" disabled={command.isPending} onClick={() => act('false_alarm')}>
            {it.falseAlarm}
          </Button>
        </div>
      )}
    </section>
  )
}

function stepsOf({ createdAt, calls, textDueAt, textMessageId, textFault, ...ends }: EmergencyView): string[] {
  return [
    it.found(hourMinute(createdAt)),
    ...calls.map(({ way, at, fault }) =>
      fault === null
        ? it.called(hourMinute(at), it.ways[way])
        : it.notCalled(hourMinute(at), it.ways[way], sentenceIt(fault)),
    ),
    ...(textDueAt === null ? [] : [it.textDue(hourMinute(textDueAt))]),
    ...(textMessageId === null ? [] : [it.textWritten]),
    ...(textFault === null ? [] : [it.noText(sentenceIt(textFault))]),
    ...(ends.takenAt === null ? [] : [it.taken(hourMinute(ends.takenAt))]),
    ...(ends.endedAt === null || ends.endedAs === null ? [] : [it.endedAs[ends.endedAs](hourMinute(ends.endedAt))]),
  ]
}
