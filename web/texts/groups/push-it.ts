export { push } from '#web/texts/it/push.ts'
