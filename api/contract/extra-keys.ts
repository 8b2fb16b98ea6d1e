/** The extras that the form offers, with what their value is (specification, section 3). */
export const EXTRA_KEYS = {
  'Wi-Fi': 'boolean',
  Balcony: 'boolean',
  Pool: 'boolean',
  'Number of Towels': 'number',
  'Welcome Note': 'string',
  'Pets Allowed': 'boolean',
  'Garage Spots': 'number',
} as const
