import { alertCalls } from './alerts.ts'
import { analyticsCalls } from './analytics.ts'
import { auditCalls } from './audit.ts'
import { autonomyCalls } from './autonomy.ts'
import type { AnswerOf } from './call.ts'
import { chatCalls } from './chats.ts'
import { dashboardCalls } from './dashboard.ts'
import { debugCalls } from './debug-settings.ts'
import { deferralCalls } from './deferrals.ts'
import { emergencyCalls } from './emergencies.ts'
import { firstStepsCalls } from './first-steps.ts'
import { googleSignInCalls } from './google-sign-in.ts'
import { documentCalls, installationCalls } from './installation.ts'
import { learningCalls } from './learning.ts'
import { listingCalls } from './listings.ts'
import { liveCalls } from './live.ts'
import { mailboxCheckCalls } from './mailbox-checks.ts'
import { meCalls } from './me.ts'
import { messageFileCalls } from './message-files.ts'
import { messageCalls } from './messages.ts'
import { n8nCalls } from './n8n.ts'
import { propertyCalls } from './properties.ts'
import { propertyFactCalls } from './property-facts.ts'
import { propertySecretCalls } from './property-secrets.ts'
import { pushCalls } from './push.ts'
import { replayCalls } from './replays.ts'
import { savedViewCalls } from './saved-views.ts'
import { settingsCalls } from './settings.ts'
import { snippetCalls } from './snippets.ts'
import { sourceCalls } from './sources.ts'
import { templateCalls } from './templates.ts'
import { trialCalls } from './trials.ts'
import { unsentTextCalls } from './unsent-texts.ts'
import { userCalls } from './users.ts'
import { webhookCalls } from './webhooks.ts'

/** Every call there is, by its name. */
export const calls = {
  ...installationCalls,
  ...documentCalls,
  ...meCalls,
  ...settingsCalls,
  ...pushCalls,
  ...autonomyCalls,
  ...sourceCalls,
  ...mailboxCheckCalls,
  ...googleSignInCalls,
  ...listingCalls,
  ...propertyCalls,
  ...propertySecretCalls,
  ...propertyFactCalls,
  ...learningCalls,
  ...replayCalls,
  ...chatCalls,
  ...savedViewCalls,
  ...snippetCalls,
  ...messageCalls,
  ...messageFileCalls,
  ...templateCalls,
  ...unsentTextCalls,
  ...deferralCalls,
  ...emergencyCalls,
  ...dashboardCalls,
  ...analyticsCalls,
  ...trialCalls,
  ...firstStepsCalls,
  ...liveCalls,
  ...userCalls,
  ...debugCalls,
  ...n8nCalls,
  ...auditCalls,
  ...alertCalls,
  ...webhookCalls,
}
export type Calls = typeof calls
export type CallName = keyof Calls
/** The calls that answer a list. */
export type ListName = { [N in CallName]: AnswerOf<Calls[N]> extends unknown[] ? N : never }[CallName]
export type ItemOf<N extends ListName> = AnswerOf<Calls[N]> extends (infer I)[] ? I : never
