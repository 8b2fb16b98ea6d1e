import { listingCalls } from '#api/contract/listings.ts'
import { propertyCalls } from '#api/contract/properties.ts'
import { propertyFactCalls } from '#api/contract/property-facts.ts'
import { propertySecretCalls } from '#api/contract/property-secrets.ts'
import { defineRoutes } from '#api/http/define-route.ts'
import { changeFact } from './change-fact.ts'
import { changeSecret } from './change-secret.ts'
import { createProperty } from './create-property.ts'
import { deleteFact } from './delete-fact.ts'
import { deleteProperty } from './delete-property.ts'
import { getProperty } from './get-property.ts'
import { listProperties } from './list-properties.ts'
import { listPropertyFacts } from './list-property-facts.ts'
import { listPropertySecrets } from './list-property-secrets.ts'
import { markSecret } from './mark-secret.ts'
import { readListing } from './read-listing.ts'
import { updateProperty } from './update-property.ts'

export const propertyRoutes = defineRoutes(
  { ...propertyCalls, ...propertySecretCalls, ...propertyFactCalls },
  {
    listProperties,
    createProperty,
    getProperty,
    updateProperty,
    deleteProperty,
    listPropertySecrets,
    markSecret,
    changeSecret,
    listPropertyFacts,
    changeFact,
    deleteFact,
  },
)

export const listingRoutes = defineRoutes(listingCalls, { readListing })
