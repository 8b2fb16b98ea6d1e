import { expect, test } from 'vitest'
import { z } from 'zod'
import { routes } from '#api/routes.ts'
import type { Call } from './call.ts'
import { calls } from './calls.ts'

const all: [string, Call][] = Object.entries(calls)

test('every call is served, once, under its own name', () => {
  expect(routes.map(({ name }) => name).toSorted()).toEqual(Object.keys(calls).toSorted())
})

test('no two calls share a method and a path', () => {
  const places = all.map(([, { method, path }]) => `${method} ${path}`)
  expect(places.toSorted()).toEqual([...new Set(places)].toSorted())
})

test.each(all)(
  '%s has a schema for each parameter of its path, and one success',
  (_name, { path, params, responses }) => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(params instanceof z.ZodObject ? Object.keys(params.shape) : []).toEqual(inPath)
    expect(Object.keys(responses)).toHaveLength(1)
  },
)
