export { autonomyChosen as autonomy } from '#web/texts/en/autonomy.ts'
export { replayChosen as replay } from '#web/texts/en/replay.ts'
