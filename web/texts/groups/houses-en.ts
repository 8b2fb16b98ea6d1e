export { listings } from '#web/texts/en/listings.ts'
export { properties } from '#web/texts/en/properties.ts'
export { propertyFacts } from '#web/texts/en/property-facts.ts'
export { trial } from '#web/texts/en/trial.ts'
