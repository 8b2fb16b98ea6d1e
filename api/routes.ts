import { adminRoutes } from '#api/admin/admin.routes.ts'
import { analyticsRoutes } from '#api/analytics/analytics.routes.ts'
import { autonomyRoutes } from '#api/autonomy/autonomy.routes.ts'
import { chatRoutes } from '#api/chats/chats.routes.ts'
import { dashboardRoutes } from '#api/dashboard/dashboard.routes.ts'
import { deferralRoutes } from '#api/deferrals/deferrals.routes.ts'
import { emergencyRoutes } from '#api/emergencies/emergencies.routes.ts'
import { firstStepsRoutes } from '#api/first-steps/first-steps.routes.ts'
import { hostRoutes } from '#api/host/host.routes.ts'
import type { Route } from '#api/http/define-route.ts'
import { learningRoutes } from '#api/learning/learning.routes.ts'
import { liveRoutes } from '#api/live/live.routes.ts'
import { messageFileRoutes, messageRoutes } from '#api/messages/messages.routes.ts'
import { openApiRoutes } from '#api/openapi/openapi.routes.ts'
import { listingRoutes, propertyRoutes } from '#api/properties/properties.routes.ts'
import { pushRoutes } from '#api/push/push.routes.ts'
import { replayRoutes } from '#api/replays/replays.routes.ts'
import { savedViewRoutes } from '#api/saved-views/saved-views.routes.ts'
import { settingsRoutes } from '#api/settings/settings.routes.ts'
import { snippetRoutes } from '#api/snippets/snippets.routes.ts'
import { googleSignInRoutes, mailboxCheckRoutes, sourceRoutes } from '#api/sources/sources.routes.ts'
import { templateRoutes } from '#api/templates/templates.routes.ts'
import { trialRoutes } from '#api/trials/trials.routes.ts'
import { unsentTextRoutes } from '#api/unsent-texts/unsent-texts.routes.ts'
import { webhookRoutes } from '#api/webhooks/webhooks.routes.ts'

const calls: readonly Route[] = [
  ...hostRoutes,
  ...settingsRoutes,
  ...pushRoutes,
  ...autonomyRoutes,
  ...learningRoutes,
  ...replayRoutes,
  ...sourceRoutes,
  ...mailboxCheckRoutes,
  ...googleSignInRoutes,
  ...listingRoutes,
  ...propertyRoutes,
  ...chatRoutes,
  ...savedViewRoutes,
  ...snippetRoutes,
  ...templateRoutes,
  ...messageRoutes,
  ...messageFileRoutes,
  ...unsentTextRoutes,
  ...deferralRoutes,
  ...emergencyRoutes,
  ...dashboardRoutes,
  ...analyticsRoutes,
  ...trialRoutes,
  ...firstStepsRoutes,
  ...liveRoutes,
  ...adminRoutes,
  ...webhookRoutes,
]

/** Every call there is: Express and the OpenAPI document are both made from this list. */
export const routes: readonly Route[] = [...calls, ...openApiRoutes(calls)]
