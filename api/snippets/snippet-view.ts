/** What of a row is a host's to see. */
export const snippetView = { id: true, name: true, text: true, propertyId: true } as const
