import compression from 'compression'
import type { RequestHandler } from 'express'

/**
 * Answers in JSON leave compressed where the client takes it: a page of 50 chats is a tenth of its size, and a phone's line is what the
 * first screen waits for. Files are sent as they are, and the live stream is never held back for more to compress.
 */
export const compressJson = (): RequestHandler =>
  compression({ filter: (_request, response) => String(response.getHeader('Content-Type')).includes('json') })
