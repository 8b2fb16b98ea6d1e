import { GROUP_NAMES } from '#web/texts/groups.ts'
import { loadTexts } from '#web/texts/say.ts'

/** The texts of every room, so that nothing waits for its own. */
export const loadAllTexts = (): Promise<unknown> => loadTexts(...GROUP_NAMES)
