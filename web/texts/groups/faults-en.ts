export { faults } from '#web/texts/en/faults.ts'
