import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { TEMPLATE_VALUE_MAX } from '#api/contract/field-limits.ts'
import { fillTemplate } from '#api/contract/filled-template.ts'
import type { TemplateView } from '#api/contract/templates.ts'
import { failureIt } from '#web/lib/failure-it.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { readAgain } from './after-command.ts'
import type { Known } from './known-here.ts'
import { sendTemplate } from './send-template.ts'

function useSend(onSent: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: sendTemplate,
    onSuccess: onSent,
    onError: logFailure,
    onSettled: (_message, _error, { chatId }) => readAgain(client, chatId),
  })
}

/** The fields of a template, filled from the stay as far as it is known, and the whole as the guest reads it. */
export function TemplateForm({
  chatId,
  known,
  template,
  proposed,
  onSent,
  onOthers,
}: {
  chatId: string
  known: Known
  template: TemplateView
  proposed: string[]
  onSent: () => void
  onOthers: () => void
}) {
  const [values, setValues] = useState(proposed)
  const { mutate, isPending, error } = useSend(onSent)
  const isWhole = values.every((value) => value.trim() !== '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { name, language } = template
    if (isWhole) mutate({ chatId, known, name, language, values })
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
