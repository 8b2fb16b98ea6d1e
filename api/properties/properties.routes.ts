import { propertyCalls } from '#api/contract/properties.ts'
import { propertySecretCalls } from '#api/contract/property-secrets.ts'
import { defineRoutes } from '#api/http/define-route.ts'
import { changeSecret } from './change-secret.ts'
import { createProperty } from './create-property.ts'
import { deleteProperty } from './delete-property.ts'
import { getProperty } from './get-property.ts'
import { listProperties } from './list-properties.ts'
import { listPropertySecrets } from './list-property-secrets.ts'
import { markSecret } from './mark-secret.ts'
import { updateProperty } from './update-property.ts'

export const propertyRoutes = defineRoutes(
  { ...propertyCalls, ...propertySecretCalls },
  {
    listProperties,
    createProperty,
    getProperty,
    updateProperty,
    deleteProperty,
    listPropertySecrets,
    markSecret,
    changeSecret,
  },
)
