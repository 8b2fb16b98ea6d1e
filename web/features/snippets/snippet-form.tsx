import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { SNIPPET_NAME_MAX } from '#api/contract/field-limits.ts'
import { SNIPPET_FIELDS, writtenField } from '#api/contract/snippet-fields.ts'
import type { SnippetInput, SnippetView } from '#api/contract/snippets.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { checkedBy, showFieldErrors } from '#web/lib/form-errors.ts'
import { useSnippetCommand } from '#web/lib/snippets.ts'
import { useUnsavedForm } from '#web/lib/use-unsaved-form.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormInput } from '#web/ui/form-field.tsx'
import { Select, Textarea } from '#web/ui/input.tsx'
import { toastFailed } from '#web/ui/toast.ts'
import { UnsavedNote } from '#web/ui/unsaved-note.tsx'

const labels = () => ({ name: say.snippets.name, text: say.snippets.text })

const whyNot = (error: unknown) =>
  error instanceof ApiError && error.sentence !== null
    ? `${say.snippets.failedToSave}: ${error.message}`
    : say.snippets.failedToSave

/** What was typed of it and not saved is kept under this name. */
export const unsavedSnippet = (propertyId: string | null, id = 'new'): string =>
  `snippet-${propertyId ?? 'account'}-${id}`

/** Adds a snippet, or changes the one that is given. */
export function SnippetForm({
  snippet,
  propertyId,
  onDone,
}: {
  snippet?: SnippetView
  propertyId: string | null
  onDone: () => void
}) {
  const form = useForm<SnippetInput>({
    resolver: checkedBy(async () => (await import('#api/contract/snippets.ts')).SnippetInput, labels),
    defaultValues: { name: snippet?.name ?? '', text: snippet?.text ?? '', propertyId },
  })
  const unsaved = useUnsavedForm(unsavedSnippet(propertyId, snippet?.id), form)
  const { isResumed } = unsaved
  const { setFocus } = form
  useEffect(() => {
    // What opened it has gone with the focus.
    if (!isResumed && document.activeElement === document.body) setFocus('name')
  }, [isResumed, setFocus])
  const { mutateAsync } = useSnippetCommand()
  const box = useRef<HTMLTextAreaElement | null>(null)
  const { ref, ...text } = form.register('text')
  const insert = (written: string) => {
    const at = box.current
    if (at === null) return
    at.setRangeText(written, at.selectionStart, at.selectionEnd, 'end')
    form.setValue('text', at.value, { shouldDirty: true })
    at.focus()
  }
  const submit = form.handleSubmit((input) =>
    mutateAsync({ verb: 'save', ...(snippet && { id: snippet.id }), snippet: input }).then(
      () => {
        unsaved.forget()
        onDone()
      },
      (error: unknown) => {
        if (!showFieldErrors(error, labels, form.setError)) toastFailed(whyNot(error))
      },
    ),
  )
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4 py-3">
      <UnsavedNote {...unsaved} />
      <FormInput form={form} name="name" label={say.snippets.name} maxLength={SNIPPET_NAME_MAX} className="max-w-md" />
      <Field label={say.snippets.text} hint={say.snippets.textHint} error={form.formState.errors.text?.message}>
        {(control) => (
          <Textarea
            {...control}
            {...text}
            ref={(element) => {
              ref(element)
              box.current = element
            }}
            rows={4}
          />
        )}
      </Field>
      <Select
        aria-label={say.snippets.insert}
        value=""
        onChange={({ target }) => insert(target.value)}
        className="w-fit max-w-full"
      >
        <option value="">{say.snippets.insert}</option>
        {SNIPPET_FIELDS.map((field) => (
          <option key={field} value={writtenField(field)}>
            {say.snippets.fields[field]}
          </option>
        ))}
      </Select>
      <div className="flex gap-2">
        <Button look="primary" type="submit" busy={form.formState.isSubmitting}>
          {say.basics.common.save}
        </Button>
        <Button look="plain" onClick={onDone}>
          {say.basics.common.cancel}
        </Button>
      </div>
    </form>
  )
}
