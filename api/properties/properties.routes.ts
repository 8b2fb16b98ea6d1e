import { z } from 'zod'
import { PropertyInput, PropertyListQuery, PropertyView } from '#api/contract/properties.ts'
import { IdParams } from '#api/contract/values.ts'
import { defineRoute } from '#api/http/define-route.ts'
import { createProperty } from './create-property.ts'
import { deleteProperty } from './delete-property.ts'
import { getProperty } from './get-property.ts'
import { listProperties } from './list-properties.ts'
import { updateProperty } from './update-property.ts'

const about = { tag: 'Properties', access: 'host' } as const

export const propertyRoutes = [
  defineRoute({
    ...about,
    method: 'get',
    path: '/properties',
    summary: 'My properties, newest first',
    query: PropertyListQuery,
    responses: { 200: z.array(PropertyView) },
    handle: listProperties,
  }),
  defineRoute({
    ...about,
    method: 'post',
    path: '/properties',
    summary: 'Add a property with its extras',
    body: PropertyInput,
    responses: { 201: PropertyView },
    handle: createProperty,
  }),
  defineRoute({
    ...about,
    method: 'get',
    path: '/properties/{id}',
    summary: 'One property',
    params: IdParams,
    responses: { 200: PropertyView },
    handle: getProperty,
  }),
  defineRoute({
    ...about,
    method: 'put',
    path: '/properties/{id}',
    summary: 'Replace a property and its extras',
    params: IdParams,
    body: PropertyInput,
    responses: { 200: PropertyView },
    handle: updateProperty,
  }),
  defineRoute({
    ...about,
    method: 'delete',
    path: '/properties/{id}',
    summary: 'Delete a property; its chats stay',
    params: IdParams,
    responses: { 204: null },
    handle: deleteProperty,
  }),
]
