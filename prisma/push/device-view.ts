/** What of a device is for its person to see. */
export const DEVICE_VIEW = {
  ...{ id: true, name: true, server: true, fingerprint: true },
  ...{ createdAt: true, seenAt: true, toldAt: true, fault: true },
} as const
