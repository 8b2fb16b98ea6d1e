export { faults } from '#web/texts/it/faults.ts'
