import type { UserView } from '#api/contract/users.ts'

/** First and last name; without them, what the user is known by. */
export const userName = ({ firstName, lastName, username, email }: UserView) =>
  [firstName, lastName].filter(Boolean).join(' ') || username || email
