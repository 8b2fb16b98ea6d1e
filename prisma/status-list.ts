import type { MessageStatus } from '#workflows/domain/message-status.ts'
import { Prisma } from './client.ts'

/** States as literals of SQL: with parameters the planner would not find the indexes of certain states only. */
export const statusList = (statuses: readonly MessageStatus[]): Prisma.Sql =>
  Prisma.raw(statuses.map((status) => `'${status}'`).join(', '))
