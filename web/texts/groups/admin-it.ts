export { admin } from '#web/texts/en/admin.ts'
