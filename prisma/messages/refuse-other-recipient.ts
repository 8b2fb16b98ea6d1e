import { AppError } from '#workflows/domain/errors.ts'

/** `shown`: where the host was told that it goes; without it, wherever it goes now. */
export type Recipient = { shown: string | null | undefined; now: string | null }

/** What a host sends goes where they saw that it goes, or not at all. @throws AppError conflict that names both addresses. */
export function refuseOtherRecipient({ shown, now }: Recipient): void {
  if (shown === undefined || shown === now) return
  throw new AppError('conflict', { code: 'goes_elsewhere', params: { shown: shown ?? '', now: now ?? '' } })
}
