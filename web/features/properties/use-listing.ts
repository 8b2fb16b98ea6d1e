import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ListingView } from '#api/contract/listings.ts'
import type { PropertyInput } from '#api/contract/properties.ts'
import type { PropertyValues } from './property-values.ts'

type Form = UseFormReturn<PropertyValues, unknown, PropertyInput>

/** Fills a form with what was read in a listing; what that says nothing of stays as it was typed. */
export function useListing(form: Form, listing: ListingView | undefined): void {
  useEffect(() => {
    if (listing === undefined) return
    const set = { shouldDirty: true, shouldValidate: false } as const
    for (const [name, value] of Object.entries(listing.property)) {
      if (value === null || value === '' || value === 0) continue
      form.setValue(`property.${name as keyof ListingView['property']}`, value, set)
    }
    const typed = form.getValues('extras') ?? []
    const added = listing.extras.filter(({ key }) => !typed.some((extra) => extra.key === key))
    if (added.length > 0) form.setValue('extras', [...typed, ...added], set)
  }, [form, listing])
}
