import { useSyncExternalStore } from 'react'
import type { LanguageChoice } from './language-choice.ts'
import { chosenLanguage, onLanguage } from './say.ts'

/** Shows a component anew when the language changes: the root of the app, and what compares its properties. */
export const useLanguage = (): LanguageChoice => useSyncExternalStore(onLanguage, chosenLanguage)
