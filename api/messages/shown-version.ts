/** The version that the host was looking at, where the client says it. */
export const shownVersion = ({ version }: { version?: number | undefined }) =>
  version === undefined ? {} : { shownVersion: version }
