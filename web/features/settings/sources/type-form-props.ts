import type { SourceView } from '#api/contract/sources.ts'

/** What the form of every source type is given; without a source it creates one. */
export type TypeFormProps<S extends SourceView> = {
  source: S | undefined
  onSaved: () => void
  onCancel: () => void
  cancelLabel: string
}
