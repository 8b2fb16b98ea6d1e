/** Whether an answer of Google says that the Gmail API is not switched on for our app. */
export const saysApiOff = (answer: string): boolean => /accessNotConfigured|SERVICE_DISABLED/i.test(answer)
