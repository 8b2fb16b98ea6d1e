export { autonomy } from '#web/texts/mix/autonomy.ts'
export { replay } from '#web/texts/mix/replay.ts'
