/** A month: the longest before a stay that a host may open a secret. */
export const SECRET_HOURS_MAX = 720
