import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { say } from '#web/texts/say.ts'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FormInput, FormSelect, FormTextarea } from '#web/ui/form-field.tsx'
import type { N8nValues } from './n8n-values.ts'

const METHODS = { POST: 'POST', PUT: 'PUT', PATCH: 'PATCH' }

/** Where a custom webhook is, and how it is called. */
export function N8nCustomFields({ form, children }: { form: UseFormReturn<N8nValues>; children: ReactNode }) {
  return (
    <Card className="grid gap-4 md:grid-cols-2">
      <FormInput form={form} name="url" type="url" label={say.settings.n8n.url} className="md:col-span-2" />
      <FormInput form={form} name="path" label={say.settings.n8n.path} />
      <FormSelect form={form} name="method" label={say.settings.n8n.method} options={METHODS} />
      <Checkbox label={say.settings.n8n.sign} className="md:col-span-2" {...form.register('sign')} />
      <div className="flex flex-col gap-2 md:col-span-2">
        <FormTextarea
          form={form}
          name="headers"
          label={say.settings.n8n.headers}
          rows={3}
          spellCheck={false}
          placeholder="{}"
        />
        {children}
      </div>
    </Card>
  )
}
