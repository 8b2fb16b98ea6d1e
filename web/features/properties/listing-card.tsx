import { useMutation } from '@tanstack/react-query'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { LISTING_TEXT_MAX } from '#api/contract/field-limits.ts'
import type { ListingView } from '#api/contract/listings.ts'
import { call } from '#web/lib/api-client.ts'
import { type UnsavedForm, useUnsavedForm } from '#web/lib/use-unsaved-form.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/input.tsx'
import { UnsavedNote } from '#web/ui/unsaved-note.tsx'

type Pasted = { form: UseFormReturn<{ text: string }>; unsaved: UnsavedForm }

/** The text of a listing, kept until the property it tells of is saved. */
export function usePastedListing(): Pasted {
  const form = useForm({ defaultValues: { text: '' } })
  return { form, unsaved: useUnsavedForm('listing', form) }
}

/** A listing's text, read into the form below: the host looks at each field and saves, or does not. */
export function ListingCard({
  pasted: { form, unsaved },
  onRead,
}: {
  pasted: Pasted
  onRead: (listing: ListingView) => void
}) {
  const text = form.watch('text')
  const { mutate, data, isPending, isError } = useMutation({
    mutationFn: () => call('readListing', { body: { text } }),
    onSuccess: onRead,
  })
  return (
    <Card className="mb-6 flex flex-col gap-3" aria-label={say.listings.title}>
      <div>
        <h2 className="font-medium">{say.listings.title}</h2>
        <p className="text-small text-muted">{say.listings.hint}</p>
      </div>
      <UnsavedNote {...unsaved} />
      <Field label={say.listings.text}>
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            maxLength={LISTING_TEXT_MAX}
            className="max-h-64"
            {...form.register('text')}
          />
        )}
      </Field>
      <Button className="self-start" busy={isPending} disabled={text.trim() === ''} onClick={() => mutate()}>
        {say.listings.read}
      </Button>
      <div role="status">
        {isError && <p className="text-small text-bad">{say.listings.failed}</p>}
        {data && <WhatWasRead listing={data} />}
      </div>
    </Card>
  )
}

function WhatWasRead({ listing: { facts, secrets, leftOut, isCut } }: { listing: ListingView }) {
  return (
    <div className="flex flex-col gap-3 text-small">
      <p className="font-medium">{say.listings.done}</p>
      {isCut && <p className="text-warn">{say.listings.cut}</p>}
      {secrets.length > 0 && (
        <div>
          <p>{say.listings.secrets}</p>
          <ul className="list-disc pl-5">
            {secrets.map(({ kind, value }) => (
              <li key={value}>
                {say.listings.kinds[kind]}: <code className="break-all">{value}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
      {leftOut.length > 0 && (
        <div className="text-warn">
          <p>{say.listings.leftOut}</p>
          <ul className="list-disc pl-5">
            {leftOut.map((sentence, index) => (
              <li key={index} dir="auto" className="break-words">
                {sentence}
              </li>
            ))}
          </ul>
        </div>
      )}
      {facts.length > 0 && (
        <details>
          <summary className="w-fit text-muted underline-offset-4 hover:text-ink hover:underline pointer-coarse:py-3">
            {say.listings.facts(facts.length)}
          </summary>
          <ul className="mt-2 list-disc pl-5">
            {facts.map(({ said }, index) => (
              <li key={index}>{said}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
