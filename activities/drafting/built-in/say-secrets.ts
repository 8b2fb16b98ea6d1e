import type { Phrases } from '#activities/drafting/built-in/phrases.ts'
import type { Situation } from '#activities/drafting/situation.ts'
import type { Claim, DraftLanguage } from '#workflows/domain/draft.ts'
import { secretLabel } from '#workflows/domain/secrets/secret-labels.ts'
import { findPlaceholders, type NotedSecret } from './find-placeholders.ts'

/** The sentences that hold a house's placeholders, a secret each. */
export const saySecrets = (
  subject: 'access' | 'wifiPassword',
  { situation, phrases, language }: { situation: Situation; phrases: Phrases; language: DraftLanguage },
): Claim[] =>
  findPlaceholders(subject, situation).map((secret) => ({
    sentence: saySecret(secret, phrases, language),
    fact: secret.fact,
  }))

function saySecret({ kind, placeholder }: NotedSecret, phrases: Phrases, language: DraftLanguage): string {
  if (kind === 'wifi_password') return phrases.wifiPassword(placeholder)
  if (kind === 'door_code') return phrases.doorCode(placeholder)
  const label = secretLabel(kind, language)
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}: ${placeholder}.`
}
