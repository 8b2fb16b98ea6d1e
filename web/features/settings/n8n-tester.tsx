import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useUnsavedForm } from '#web/lib/use-unsaved-form.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FormInput, FormSelect, FormTextarea } from '#web/ui/form-field.tsx'
import { UnsavedNote } from '#web/ui/unsaved-note.tsx'
import { N8nCustomFields } from './n8n-custom-fields.tsx'
import { N8nResult } from './n8n-result.tsx'
import {
  aiTriggerBody,
  type N8nValues,
  n8nDefaults,
  newMessageBody,
  newMessageId,
  parseHeaders,
  parseJson,
  toTriggerInput,
} from './n8n-values.ts'
import { useTriggerN8n } from './trigger-n8n.ts'

/** Sends test events to n8n and shows what it answers. */
export function N8nTester() {
  const [defaults] = useState(() => n8nDefaults(Date.now()))
  const form = useForm<N8nValues>({ defaultValues: defaults })
  const unsaved = useUnsavedForm('n8n-tester', form)
  const values = useWatch({ control: form.control, compute: (all: N8nValues) => all })
  const trigger = useTriggerN8n()
  const body = parseJson(values.body)
  const headers = parseHeaders(values.headers, say.settings.n8n.mustBeObject)
  const send = (mode: 'prod' | 'test') => {
    if (!body.ok || !headers.ok) return
    trigger.mutate({ body: toTriggerInput({ mode, values, body: body.value, headers: headers.value }) })
  }
  const prefill = (text: string) => form.setValue('body', text)
  const isBlocked = trigger.isPending || !body.ok || (values.webhook === 'custom' && !headers.ok)
  return (
    <div className="flex flex-col gap-4">
      <UnsavedNote {...unsaved} />
      <p className="text-muted">{say.settings.n8n.role}</p>
      <Card className="grid gap-4 md:grid-cols-2">
        <FormSelect
          form={form}
          name="webhook"
          label={say.settings.n8n.webhook}
          options={say.settings.n8n.webhooks}
          onChosen={(webhook) => webhook !== 'custom' && form.setValue('event', webhook)}
          className="md:col-span-2"
        />
        <FormInput form={form} name="event" label={say.settings.n8n.event} />
        <FormInput form={form} name="eventVersion" label={say.settings.n8n.eventVersion} />
        <FormInput form={form} name="chatId" label={say.settings.n8n.chatId} />
        <div className="flex items-end gap-2">
          <FormInput form={form} name="messageId" label={say.settings.n8n.messageId} className="flex-1" />
          <Button
            size="icon"
            aria-label={say.settings.n8n.regenerate}
            title={say.settings.n8n.regenerate}
            onClick={() => form.setValue('messageId', newMessageId(Date.now()))}
          >
            <RefreshCw aria-hidden />
          </Button>
        </div>
        <div className="flex flex-col gap-2 md:col-span-2">
          <FormTextarea
            form={form}
            name="body"
            label={say.settings.n8n.body}
            rows={8}
            spellCheck={false}
            placeholder="{}"
          />
          <JsonError text={body.ok ? null : say.settings.n8n.jsonError(body.error)} />
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={() => prefill(newMessageBody(values))}>
              {say.settings.n8n.prefillNewMessage}
            </Button>
            <Button size="small" onClick={() => prefill(aiTriggerBody(values))}>
              {say.settings.n8n.prefillAi}
            </Button>
          </div>
        </div>
      </Card>
      {values.webhook === 'custom' && (
        <N8nCustomFields form={form}>
          <JsonError text={headers.ok ? null : say.settings.n8n.headersJsonError(headers.error)} />
        </N8nCustomFields>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button look="primary" disabled={isBlocked} onClick={() => send('prod')}>
          {say.settings.n8n.sendProd}
        </Button>
        <Button disabled={isBlocked} onClick={() => send('test')}>
          {say.settings.n8n.sendTest}
        </Button>
        <p className="text-small text-muted">{say.settings.n8n.testHint}</p>
      </div>
      <N8nResult trigger={trigger} />
    </div>
  )
}

const JsonError = ({ text }: { text: string | null }) =>
  text === null ? null : (
    <p role="alert" className="text-small text-bad">
      {text}
    </p>
  )
