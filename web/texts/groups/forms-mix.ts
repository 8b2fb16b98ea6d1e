export { forms } from '#web/texts/en/forms.ts'
export { snippets } from '#web/texts/en/snippets.ts'
