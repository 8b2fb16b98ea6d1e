import { begunTextCalls } from '#api/contract/begun-texts.ts'
import { defineRoutes } from '#api/http/define-route.ts'
import { keepBegunText } from './keep-begun-text.ts'
import { listBegunTexts } from './list-begun-texts.ts'

export const begunTextRoutes = defineRoutes(begunTextCalls, { listBegunTexts, keepBegunText })
