/** A template with its fields filled in, as the guest reads it, for who shows it before it leaves. */
export { fillTemplate } from '#workflows/domain/templates/template.ts'
