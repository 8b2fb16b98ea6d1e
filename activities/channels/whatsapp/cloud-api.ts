import type { WhatsappAccount } from '#activities/channels/account/whatsapp-account.ts'

/** Where the Cloud API is: `https://graph.facebook.com`, `v26.0`. */
export type CloudApi = { apiUrl: string; graphVersion: string }

/** An address of the Cloud API for this number. */
export const cloudAddress = (api: CloudApi, account: WhatsappAccount, path: string) =>
  `${api.apiUrl.replace(/\/+$/, '')}/${api.graphVersion}/${account.phoneNumberId}${path}`
