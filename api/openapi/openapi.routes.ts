import { z } from 'zod'
import { defineRoute, type Route } from '#api/http/define-route.ts'
import { describeRoutes } from './build-document.ts'

/** The document of the other routes, made at the first request: who never asks does not pay for it. */
export function openApiRoutes(routes: readonly Route[]): Route[] {
  let document: Promise<object> | undefined
  const build = async () => {
    const { createDocument } = await import('zod-openapi')
    return createDocument(describeRoutes(routes))
  }
  return [
    defineRoute({
      method: 'get',
      path: '/openapi.json',
      summary: 'This document',
      tag: 'Installation',
      access: 'public',
      responses: { 200: z.looseObject({ openapi: z.string() }) },
      handle: async () => (await (document ??= build())) as { openapi: string },
    }),
  ]
}
