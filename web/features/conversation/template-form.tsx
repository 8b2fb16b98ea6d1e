import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { TEMPLATE_VALUE_MAX } from '#api/contract/field-limits.ts'
import { fillTemplate } from '#api/contract/filled-template.ts'
import { SHOWN_MESSAGES } from '#api/contract/message-limits.ts'
import type { MessageView } from '#api/contract/messages.ts'
import type { TemplateView } from '#api/contract/templates.ts'
import { call, type Page } from '#web/lib/api-client.ts'
import { failureIt } from '#web/lib/failure-it.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { readAgain } from './after-command.ts'

type Sending = { chatId: string; template: TemplateView; values: string[]; key: string }

/** Once under its key: pressed again after a failure it is the same message. */
function useSend(onSent: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ chatId, template: { name, language }, values, key }: Sending) => {
      const items = client.getQueryData<Page<MessageView>>(queryKeys.messages(chatId))?.items ?? []
      const seen = items.flatMap(({ id, kind }) => (kind === 'guest' ? id : [])).slice(-SHOWN_MESSAGES)
      const body = { name, language, values, ...(seen.length > 0 && { shown: seen }) }
      return call('sendTemplate', { params: { id: chatId }, body }, { idempotencyKey: key })
    },
    onSuccess: onSent,
    onError: logFailure,
    onSettled: (_message, _error, { chatId }) => readAgain(client, chatId),
  })
}

/** The fields of a template, filled from the stay as far as it is known, and the whole as the guest reads it. */
export function TemplateForm({
  chatId,
  template,
  proposed,
  onSent,
  onOthers,
}: {
  chatId: string
  template: TemplateView
  proposed: string[]
  onSent: () => void
  onOthers: () => void
}) {
  const [values, setValues] = useState(proposed)
  const [key] = useState(randomKey)
  const { mutate, isPending, error } = useSend(onSent)
  const isWhole = values.every((value) => value.trim() !== '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isWhole) mutate({ chatId, template, values, key })
  }
  const filled = template.fields.map((field, at) => ({ field, text: values[at]?.trim() || `{{${field}}}` }))
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      {template.fields.map((field, at) => (
        <Field key={field} label={say.arrival.templates.field(field)}>
          {(control) => (
            <Input
              {...control}
              dir="auto"
              maxLength={TEMPLATE_VALUE_MAX}
              value={values[at] ?? ''}
              onChange={({ target }) => setValues(values.with(at, target.value))}
            />
          )}
        </Field>
      ))}
      <figure>
        <figcaption className="text-small font-medium text-muted">{say.arrival.templates.preview}</figcaption>
        <blockquote
          lang={template.language.replace('_', '-')}
          dir="auto"
          className="mt-1 border-l-2 border-line pl-3 break-words whitespace-pre-wrap"
        >
          {fillTemplate(template, filled)}
        </blockquote>
      </figure>
      {error !== null && (
        <p role="alert" className="text-small text-bad">
          {failureIt(error, say.arrival.templates.notSent)}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={onOthers}>
          {say.arrival.templates.others}
        </Button>
        <Button look="primary" type="submit" busy={isPending} disabled={!isWhole}>
          {say.arrival.templates.send}
        </Button>
      </div>
    </form>
  )
}
