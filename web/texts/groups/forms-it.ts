export { forms } from '#web/texts/it/forms.ts'
export { snippets } from '#web/texts/it/snippets.ts'
