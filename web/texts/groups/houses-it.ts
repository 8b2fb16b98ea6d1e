export { listings } from '#web/texts/it/listings.ts'
export { properties } from '#web/texts/it/properties.ts'
export { propertyFacts } from '#web/texts/it/property-facts.ts'
export { trial } from '#web/texts/it/trial.ts'
