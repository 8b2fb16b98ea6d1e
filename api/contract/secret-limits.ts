/** A month: the longest before a stay that a host may open a secret. */
export const SECRET_HOURS_MAX = 720

/** Characters of what a host marks as a secret. */
export const SECRET_VALUE_MAX = 200
