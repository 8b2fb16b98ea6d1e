import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express, { type RequestHandler } from 'express'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createRateLimits, type RateLimits } from '#api/http/rate-limits.ts'

const MORE_THAN_THE_LIMIT = 320
let limits: RateLimits
let stop: AbortController

beforeEach(() => {
  limits = createRateLimits({ rateLimits: { readsPerMinute: 10, writesPerMinute: 10 } } as Parameters<
    typeof createRateLimits
  >[0])
  stop = new AbortController()
})
afterEach(() => stop.abort())

/** How many of so many calls from one address got past the limit of refusals. */
async function passing(then: RequestHandler): Promise<number> {
  let passed = 0
  const count: RequestHandler = (_request, _response, next) => {
    passed += 1
    next()
  }
  const app = express().use(limits.refusals, count, then)
  app.use(((_error, _request, response, _next) => void response.sendStatus(429)) as express.ErrorRequestHandler)
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const calls = Array.from({ length: MORE_THAN_THE_LIMIT }, () => fetch(url, { signal: stop.signal }))
  await Promise.all(calls)
  server.closeAllConnections()
  server.close()
  return passed
}

test('refused sign-ins of one address are slowed', async () => {
  expect(await passing((_request, response) => void response.sendStatus(401))).toBe(300)
})

test('streams that stay open after a good sign-in are no refusals', async () => {
  const open: RequestHandler = async (request, response) => {
    await limits.uncount(request)
    response.write('open')
  }
  expect(await passing(open)).toBe(MORE_THAN_THE_LIMIT)
})
