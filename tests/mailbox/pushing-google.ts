import { calls } from '#api/contract/calls.ts'
import { runApi } from '#tests/safety/running-api.ts'
import { startGoogle } from '#tests/stand-ins/google/google.ts'
import { appAt } from './google-source.ts'

export const PUSH = {
  topic: 'projects/casa/topics/gmail',
  account: 'push@casa.iam.gserviceaccount.test',
  audience: 'https://inbox.casa.test/api/webhooks/google',
}

/** Google, as an operator has set it up to announce new mail, and the API to which it does. */
export async function startPushingGoogle() {
  const google = await startGoogle()
  const api = await runApi({
    ALLOWED_PRIVATE_SERVERS: '127.0.0.1',
    PUBLIC_URL: 'https://inbox.casa.test',
    GOOGLE_CLIENT_ID: google.client.clientId,
    GOOGLE_CLIENT_SECRET: google.client.clientSecret,
    GOOGLE_URL: google.url,
    GOOGLE_PUSH_TOPIC: PUSH.topic,
    GOOGLE_PUSH_ACCOUNT: PUSH.account,
  })
  const subscribe = (topic = PUSH.topic) =>
    google.pubSub.subscribe(topic, {
      ...PUSH,
      endpoint: () => `${api.url}/api${calls.receiveGooglePush.path}`,
    })
  subscribe()
  return {
    google,
    api,
    app: appAt(google, PUSH),
    subscribe,
    async close() {
      await api.close()
      await google.close()
    },
  }
}
