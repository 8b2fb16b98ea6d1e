import { templateCalls } from '#api/contract/templates.ts'
import { defineRoutes } from '#api/http/define-route.ts'
import { listTemplates } from './list-templates.ts'
import { sendTemplate } from './send-template.ts'

export const templateRoutes = defineRoutes(templateCalls, { listTemplates, sendTemplate })
