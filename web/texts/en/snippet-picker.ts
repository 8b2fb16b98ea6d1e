import type { snippetPicker as italian } from '#web/texts/it/snippet-picker.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

/** Of the snippets that are put into a reply. */
export const snippetPicker: TextsLike<typeof italian> = {
  open: 'Insert a snippet (/)',
  title: 'Snippets',
  search: 'Search a snippet',
  none: 'No snippets yet: they are made in the settings.',
  noneFound: 'No snippet with these words.',
  manage: 'Manage snippets',
  ofProperty: 'of this property',
  failed: 'The snippets could not be loaded.',
  retry: 'Try again',
  openFields: 'To fill in before sending:',
  fields: {
    'guest.first_name': 'guest’s first name',
    'guest.name': 'guest’s name',
    'property.name': 'property',
    'property.address': 'address',
    'property.check_in': 'check-in time',
    'property.check_out': 'check-out time',
    'stay.check_in': 'check-in day',
    'stay.check_out': 'check-out day',
    'stay.guests': 'number of guests',
  },
}
