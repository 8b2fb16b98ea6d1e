export { admin } from '#web/texts/it/admin.ts'
