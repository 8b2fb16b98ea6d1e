/** How texts that are not sent are joined and parted, for screens too. */
export { joinWords, wordsLeft } from '#workflows/domain/unsent-words.ts'
