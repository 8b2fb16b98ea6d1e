import { savedViewCalls } from '#api/contract/saved-views.ts'
import { defineRoutes } from '#api/http/define-route.ts'
import { deleteView } from './delete-view.ts'
import { listSavedViews } from './list-saved-views.ts'
import { renameView } from './rename-view.ts'
import { saveView } from './save-view.ts'

export const savedViewRoutes = defineRoutes(savedViewCalls, { listSavedViews, saveView, renameView, deleteView })
