import { useForm } from 'react-hook-form'
import type { ListingView } from '#api/contract/listings.ts'
import type { PropertyInput, PropertyView } from '#api/contract/properties.ts'
import { checkedBy, showFieldErrors } from '#web/lib/form-errors.ts'
import { useUnsavedForm } from '#web/lib/use-unsaved-form.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input, Textarea } from '#web/ui/input.tsx'
import { toastFailed } from '#web/ui/toast.ts'
import { UnsavedNote } from '#web/ui/unsaved-note.tsx'
import { ExtrasEditor } from './extras-editor.tsx'
import { type PropertyValues, toPropertyValues } from './property-values.ts'
import { useSaveProperty } from './save-property.ts'
import { useListing } from './use-listing.ts'

const labels = () => ({
  'property.name': say.properties.form.name,
  'property.address': say.properties.form.address,
  'property.checkIn': say.properties.form.checkIn,
  'property.checkOut': say.properties.form.checkOut,
  'property.bookingLink': say.properties.form.bookingLink,
  'property.airbnbLink': say.properties.form.airbnbLink,
  'property.additionalInfo': say.properties.form.additionalInfo,
  'property.timeZone': say.properties.form.timeZone,
  'property.floor': say.properties.form.floor,
  'property.rooms': say.properties.form.rooms,
  'property.bathrooms': say.properties.form.bathrooms,
  'extras.*.value': say.properties.extrasEditor.value,
})

/** `listing`: what was read in one just now; it fills what it tells of, to be looked at. */
type Props = {
  property?: PropertyView | undefined
  listing?: ListingView | undefined
  onSaved: (property: PropertyView) => void
  onCancel: () => void
}

/** Adds a property, or edits the one that is given. */
export function PropertyForm({ property, listing, onSaved, onCancel }: Props) {
  const form = useForm<PropertyValues, unknown, PropertyInput>({
    resolver: checkedBy(async () => (await import('#api/contract/properties.ts')).PropertyInput, labels),
    defaultValues: toPropertyValues(property),
  })
  const unsaved = useUnsavedForm(`property-${property?.id ?? 'new'}`, form)
  useListing(form, listing)
  const saving = useSaveProperty(property?.id)
  const submit = form.handleSubmit((input) =>
    saving.mutateAsync(input).then(
      (saved) => {
        unsaved.forget()
        onSaved(saved)
      },
      (error: unknown) => {
        if (!showFieldErrors(error, labels, form.setError)) toastFailed(say.properties.failedToSave)
      },
    ),
  )
  const errors = form.formState.errors.property
  const text = (name: 'name' | 'address' | 'bookingLink' | 'airbnbLink', type = 'text') => (
    <Field label={say.properties.form[name]} error={errors?.[name]?.message}>
      {(control) => <Input {...control} type={type} {...form.register(`property.${name}`)} />}
    </Field>
  )
  const time = (name: 'checkIn' | 'checkOut') => (
    <Field label={say.properties.form[name]} error={errors?.[name]?.message}>
      {(control) => <Input {...control} type="time" {...form.register(`property.${name}`)} />}
    </Field>
  )
  const number = (name: 'floor' | 'rooms' | 'bathrooms') => (
    <Field label={say.properties.form[name]} error={errors?.[name]?.message}>
      {(control) => <Input {...control} type="number" step={1} {...form.register(`property.${name}`)} />}
    </Field>
  )
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
      <UnsavedNote {...unsaved} />
      <Card className="grid gap-4 md:grid-cols-6">
        <h2 className="font-medium md:col-span-6">{say.properties.form.place}</h2>
        <div className="md:col-span-3">{text('name')}</div>
        <div className="md:col-span-3">{text('address')}</div>
        <div className="grid grid-cols-3 gap-4 md:col-span-6">
          {number('floor')}
          {number('rooms')}
          {number('bathrooms')}
        </div>
      </Card>
      <Card className="grid gap-4 md:grid-cols-2">
        <h2 className="font-medium md:col-span-2">{say.properties.form.stay}</h2>
        <div className="grid grid-cols-2 gap-4 md:col-span-2">
          {time('checkIn')}
          {time('checkOut')}
        </div>
        <Field
          label={say.properties.form.timeZone}
          hint={say.properties.form.timeZoneHint}
          error={errors?.timeZone?.message}
        >
          {(control) => (
            <>
              <Input {...control} list="time-zones" autoComplete="off" {...form.register('property.timeZone')} />
              <datalist id="time-zones">
                {Intl.supportedValuesOf('timeZone').map((zone) => (
                  <option key={zone}>{zone}</option>
                ))}
              </datalist>
            </>
          )}
        </Field>
        <Field
          label={say.properties.form.additionalInfo}
          hint={say.properties.form.additionalInfoHint}
          error={errors?.additionalInfo?.message}
          className="md:col-span-2"
        >
          {(control) => <Textarea {...control} rows={8} {...form.register('property.additionalInfo')} />}
        </Field>
      </Card>
      <Card className="grid gap-4 md:grid-cols-2">
        <h2 className="font-medium md:col-span-2">{say.properties.form.links}</h2>
        {text('bookingLink', 'url')}
        {text('airbnbLink', 'url')}
      </Card>
      <ExtrasEditor control={form.control} />
      <div className="flex justify-end gap-2">
        <Button look="plain" onClick={onCancel}>
          {say.basics.common.cancel}
        </Button>
        <Button look="primary" type="submit" busy={form.formState.isSubmitting}>
          {property === undefined ? say.properties.form.save : say.properties.form.update}
        </Button>
      </div>
    </form>
  )
}
