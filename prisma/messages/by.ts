/** Who acts: a subject of Keycloak, or `system`. */
export type By = { actor: string; requestId?: string }
export const SYSTEM: By = { actor: 'system' }
