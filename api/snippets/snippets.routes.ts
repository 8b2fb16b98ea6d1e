import { snippetCalls } from '#api/contract/snippets.ts'
import { defineRoutes } from '#api/http/define-route.ts'
import { changeSnippet } from './change-snippet.ts'
import { createSnippet } from './create-snippet.ts'
import { deleteSnippet } from './delete-snippet.ts'
import { listSnippets } from './list-snippets.ts'

export const snippetRoutes = defineRoutes(snippetCalls, { listSnippets, createSnippet, changeSnippet, deleteSnippet })
