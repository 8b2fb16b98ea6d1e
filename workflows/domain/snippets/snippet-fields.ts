/** What a snippet can leave open, to be filled in from the chat that it is used in. */
export const SNIPPET_FIELDS = [
  'guest.first_name',
  'guest.name',
  'property.name',
  'property.address',
  'property.check_in',
  'property.check_out',
  'stay.check_in',
  'stay.check_out',
  'stay.guests',
] as const
export type SnippetField = (typeof SNIPPET_FIELDS)[number]
export type SnippetValues = Partial<Record<SnippetField, string>>

const WRITTEN = /\{\{\s*([\p{L}\d_. -]{1,60}?)\s*\}\}/giu

const isField = (name: string): name is SnippetField => SNIPPET_FIELDS.some((known) => known === name)
const fieldOf = (name: string): SnippetField | null => {
  const plain = name.toLowerCase()
  return isField(plain) ? plain : null
}

/** As it stands in a snippet. */
export const writtenField = (field: SnippetField): string => `{{${field}}}`

const namesIn = (text: string): string[] => [...text.matchAll(WRITTEN)].map(([, name = '']) => name)

/** The fields that a text leaves open, in its order, each once. */
export const openFields = (text: string): SnippetField[] => [
  ...new Set(namesIn(text).flatMap((name) => fieldOf(name) ?? [])),
]

/** Whether it is written as a field and is none: what would go out to a guest as it stands. */
export const hasUnknownField = (text: string): boolean => namesIn(text).some((name) => fieldOf(name) === null)

/** The text with all that is known filled in; what is not known stays open. */
export const fillFields = (text: string, values: SnippetValues): string =>
  text.replace(WRITTEN, (whole, name: string) => {
    const field = fieldOf(name)
    return (field && values[field]) || whole
  })
