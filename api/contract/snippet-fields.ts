export {
  fillFields,
  openFields,
  SNIPPET_FIELDS,
  type SnippetValues,
  writtenField,
} from '#workflows/domain/snippets/snippet-fields.ts'
