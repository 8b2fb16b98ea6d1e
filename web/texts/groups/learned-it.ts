export { autonomyChosen as autonomy } from '#web/texts/it/autonomy.ts'
export { replayChosen as replay } from '#web/texts/it/replay.ts'
