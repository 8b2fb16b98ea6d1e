export { snippets } from '#web/texts/en/snippets.ts'
export { forms } from '#web/texts/it/forms.ts'
