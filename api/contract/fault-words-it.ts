/** The Italian words of what is wrong with a mailbox, a device or a delivery: a file of their own, as few screens need them. */
export { faultWordsIt } from '#workflows/domain/sentences/it/fault-words.ts'
