import type { SnippetValues } from '#api/contract/snippet-fields.ts'

/** What a field is about, by its name; Meta's own names are the account's to choose. */
const BY_NAME: [RegExp, keyof SnippetValues][] = [
  [/guest|ospite|first_?name|customer|nome|name/i, 'guest.first_name'],
  [/check_?in|arriv/i, 'stay.check_in'],
  [/check_?out|depart|partenza/i, 'stay.check_out'],
  [/address|indirizzo/i, 'property.address'],
  [/property|house|home|casa|listing|alloggio/i, 'property.name'],
]
/** By its number: whose fields are numbered most often greets the guest, names the house and then the days. */
const BY_NUMBER: (keyof SnippetValues)[] = ['guest.first_name', 'property.name', 'stay.check_in', 'stay.check_out']

/** What a chat knows for the fields of a template: a proposal that the host reads and changes. */
export const templateValues = (fields: readonly string[], known: SnippetValues): string[] =>
  fields.map((field) => {
    const named = /^\d+$/.test(field)
      ? BY_NUMBER[Number(field) - 1]
      : BY_NAME.find(([pattern]) => pattern.test(field))?.[1]
    return (named && known[named]) ?? ''
  })
