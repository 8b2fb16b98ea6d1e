import { documentCalls } from '#api/contract/installation.ts'
import { defineRoutes, type Route } from '#api/http/define-route.ts'
import { describeRoutes } from './build-document.ts'

/** The document of the other routes, made at the first request: who never asks does not pay for it. */
export function openApiRoutes(routes: readonly Route[]): Route[] {
  let document: Promise<{ openapi: string }> | undefined
  const build = async () => {
    const { createDocument } = await import('zod-openapi')
    return createDocument(describeRoutes(routes))
  }
  return defineRoutes(documentCalls, { readDocument: () => (document ??= build()) })
}
