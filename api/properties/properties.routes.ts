import { propertyCalls } from '#api/contract/properties.ts'
import { defineRoutes } from '#api/http/define-route.ts'
import { createProperty } from './create-property.ts'
import { deleteProperty } from './delete-property.ts'
import { getProperty } from './get-property.ts'
import { listProperties } from './list-properties.ts'
import { updateProperty } from './update-property.ts'

export const propertyRoutes = defineRoutes(propertyCalls, {
  listProperties,
  createProperty,
  getProperty,
  updateProperty,
  deleteProperty,
})
