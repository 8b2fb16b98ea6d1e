import { pushCalls } from '#api/contract/push.ts'
import { defineRoutes } from '#api/http/define-route.ts'
import { addPushDevice } from './add-push-device.ts'
import { listPushDevices } from './list-push-devices.ts'
import { readPushSettings, savePushSettings } from './push-settings.ts'
import { readPushKey } from './read-push-key.ts'
import { removePushDevice } from './remove-push-device.ts'
import { testPushDevice } from './test-push-device.ts'

export const pushRoutes = defineRoutes(pushCalls, {
  readPushKey,
  listPushDevices,
  addPushDevice,
  removePushDevice,
  testPushDevice,
  readPushSettings,
  savePushSettings,
})
