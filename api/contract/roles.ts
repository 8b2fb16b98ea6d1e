export { ADMIN_ROLE, PAID_ROLE } from '#workflows/domain/roles.ts'
