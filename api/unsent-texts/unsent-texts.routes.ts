import { unsentTextCalls } from '#api/contract/unsent-texts.ts'
import { defineRoutes } from '#api/http/define-route.ts'
import { listUnsentTexts } from './list-unsent-texts.ts'
import { saveUnsentText } from './save-unsent-text.ts'

export const unsentTextRoutes = defineRoutes(unsentTextCalls, { listUnsentTexts, saveUnsentText })
