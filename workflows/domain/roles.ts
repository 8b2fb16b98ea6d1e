/** Roles of the realm: who administers, and who is a host with a paid account. */
export const ADMIN_ROLE = 'app-admin'
export const PAID_ROLE = 'paid-user'
