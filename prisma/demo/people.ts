/** The people of the demo realm. Their subjects are fixed, so that realm and seed agree. */
export const DEMO_PEOPLE = {
  host: {
    kcSub: '5b1f3c52-6a0e-4d59-9d0a-0f6d6a1c0a01',
    email: 'anna@locanda.test',
    firstName: 'Anna',
    lastName: 'Ferri',
  },
  otherHost: {
    kcSub: '5b1f3c52-6a0e-4d59-9d0a-0f6d6a1c0a02',
    email: 'bruno@locanda.test',
    firstName: 'Bruno',
    lastName: 'Conti',
  },
  admin: {
    kcSub: '5b1f3c52-6a0e-4d59-9d0a-0f6d6a1c0a03',
    email: 'admin@locanda.test',
    firstName: 'Ada',
    lastName: 'Neri',
  },
} as const
