/** A column of a list is no place for more. */
const PROPERTY_LENGTH = 80

/** A property's name as a run is labelled with it. */
export const propertyLabel = (name: string | null) => name?.slice(0, PROPERTY_LENGTH) ?? null
