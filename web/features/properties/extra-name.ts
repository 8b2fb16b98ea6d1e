import { say } from '#web/texts/say.ts'

/** What an extra is called; it is stored under its key. */
export const nameOf = (key: string): string => say.properties.extrasEditor.names[key] ?? key
