export { push } from '#web/texts/en/push.ts'
