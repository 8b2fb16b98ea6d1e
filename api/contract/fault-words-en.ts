/** The English words of what is wrong with a mailbox, a device or a delivery: a file of their own, as few screens need them. */
export { faultWordsEn } from '#workflows/domain/sentences/en/fault-words.ts'
