/** Of what describes a control, all that is there. */
export const idsOf = (shown: Record<string, boolean>): string | undefined =>
  Object.keys(shown)
    .filter((id) => shown[id])
    .join(' ') || undefined
