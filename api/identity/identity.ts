/** Who is asking. `roles` are those that the token names and the person still has. */
export type Identity = {
  kcSub: string
  email: string
  name: string | null
  roles: string[]
  /** When the token ends: a stream must not outlive it. */
  expiresAt: Date
}
