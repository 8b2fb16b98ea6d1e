import { replayCalls } from '#api/contract/replays.ts'
import { defineRoutes } from '#api/http/define-route.ts'
import { listReplayCases } from './list-replay-cases.ts'
import { readReplay } from './read-replay.ts'
import { readReplays } from './read-replays.ts'
import { startReplay } from './start-replay.ts'

export const replayRoutes = defineRoutes(replayCalls, { readReplays, startReplay, readReplay, listReplayCases })
