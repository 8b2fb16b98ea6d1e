import { flushCompileCache } from 'node:module'
import type { Worker } from '@temporalio/worker'
import { createTellAdministrators } from '#activities/alerts/tell-administrators.ts'
import { createTellFailingWork } from '#activities/alerts/tell-failing-work.ts'
import { createTellRefusedWebhooks } from '#activities/alerts/tell-refused-webhooks.ts'
import { createTellUnconfirmedAccounts } from '#activities/alerts/tell-unconfirmed-accounts.ts'
import { watchForTrouble } from '#activities/alerts/watch-for-trouble.ts'
import type { WorkerConfig } from '#activities/config.ts'
import { createReplyWorkers, type ReplyWorkers } from '#activities/create-reply-workers.ts'
import type { DraftingModels } from '#activities/drafting/drafting-deps.ts'
import { createEmbedder } from '#activities/drafting/embedding/embedder.ts'
import { hasModel } from '#activities/drafting/model/model-config.ts'
import { callHosts } from '#activities/emergency/call-hosts.ts'
import { sendEmergencyTexts } from '#activities/emergency/send-emergency-texts.ts'
import { checkMailbox } from '#activities/mailbox-check/check-mailbox.ts'
import { fetchOwedMedia } from '#activities/media/fetch-owed-media.ts'
import { createFailingWork } from '#activities/process/failing-work.ts'
import { BESIDE, repeat } from '#activities/process/repeat.ts'
import { sendDuePushes } from '#activities/push/send-due-pushes.ts'
import { replayPast } from '#activities/replay/replay-past.ts'
import { draftOwedSecrets } from '#activities/sending/draft-owed-secrets.ts'
import { createTellOwedAnswers } from '#activities/sending/tell-owed-answers.ts'
import { createTellSourceFaults } from '#activities/sending/tell-source-faults.ts'
import { createTellWhoWaits } from '#activities/sending/tell-who-waits.ts'
import { type RepeatedWork, sweepsOf } from '#activities/sweep/sweeps.ts'
import { answerTrial } from '#activities/trial/answer-trial.ts'
import type { Log } from '#outside/log.ts'
import { createMxReader } from '#outside/mx-organisations.ts'
import { createSrvReader } from '#outside/srv-records.ts'
import { databaseNow } from '#prisma/database-now.ts'
import { runMaintenance } from './process/run-maintenance.ts'
import { createAskOwedConfirmations } from './sweep/ask-owed-confirmations.ts'

const OWED_EVERY_MS = 60_000
const FAULTS_EVERY_MS = 30_000
const ALERTS_EVERY_MS = 20_000
const EMERGENCIES_EVERY_MS = 1_000
const PUSHES_EVERY_MS = 1_000
const MAINTENANCE_EVERY_MS = 60_000
const REPLAYS_EVERY_MS = 1_000
const MEDIA_EVERY_MS = 500
/** A film takes its time; a photo does not wait for it. */
const MEDIA_AT_ONCE = 2
const CHECKS_EVERY_MS = 1_000
/** Somebody looks on while their mailbox is tested: a server that is slow keeps no other waiting. */
const CHECKS_AT_ONCE = 4
const TRIALS_EVERY_MS = 1_000
/** A model takes its time; nobody waits for another's. */
const TRIALS_AT_ONCE = 2

type Answering = Omit<ReplyWorkers, 'models'> & {
  config: WorkerConfig
  log: Log
  /** Runs a worker to its end. */
  run: (worker: Worker) => Promise<void>
}

/**
 * Runs the workflows, drafts and sends, and sees to what comes back by time; until its workers end.
 * @throws whatever ends one of its workers.
 */
export async function answer({ config, log, run, ...opened }: Answering): Promise<void> {
  const { deps, namespace } = opened
  const models = await modelsOf(config)
  const workers = await createReplyWorkers({ ...opened, models })
  const ended = workers.map(run)
  const checks = { ...deps, mxOrganisations: createMxReader(), readSrv: createSrvReader() }
  const failing = createFailingWork(() => performance.now())
  const again = (work: () => Promise<void>, turns: Omit<RepeatedWork, 'work'>) =>
    repeat(work, { ...turns, log, failing })
  const sweeps = [
    ...sweepsOf(deps).map(({ work, ...turns }) => again(work, turns)),
    again(async () => draftOwedSecrets(deps, await databaseNow(deps.engineDb)), {
      everyMs: OWED_EVERY_MS,
      name: 'owed secrets',
    }),
    again(() => callHosts(deps), { ...BESIDE, everyMs: EMERGENCIES_EVERY_MS, name: 'emergency calls' }),
    again(() => sendDuePushes(deps), { ...BESIDE, everyMs: PUSHES_EVERY_MS, name: 'notifications' }),
    again(() => sendEmergencyTexts(deps), { ...BESIDE, everyMs: EMERGENCIES_EVERY_MS, name: 'emergency texts' }),
    again(createTellSourceFaults(deps), { ...BESIDE, everyMs: FAULTS_EVERY_MS, name: 'source faults' }),
    again(createTellOwedAnswers(deps), { ...BESIDE, everyMs: FAULTS_EVERY_MS, name: 'mail about owed answers' }),
    again(createTellWhoWaits(deps), { ...BESIDE, everyMs: FAULTS_EVERY_MS, name: 'mail of who waits' }),
    again(createAskOwedConfirmations(deps), {
      ...BESIDE,
      everyMs: FAULTS_EVERY_MS,
      name: 'owed confirmation mails',
    }),
    again(() => watchForTrouble(deps), { everyMs: ALERTS_EVERY_MS, name: 'alerts' }),
    again(createTellAdministrators(deps), { everyMs: ALERTS_EVERY_MS, name: 'mail about alerts' }),
    again(createTellRefusedWebhooks(deps), { everyMs: ALERTS_EVERY_MS, name: 'mail about refused webhooks' }),
    again(createTellFailingWork(deps, failing), { everyMs: ALERTS_EVERY_MS, name: 'mail about failing work' }),
    again(createTellUnconfirmedAccounts(deps), { everyMs: ALERTS_EVERY_MS, name: 'mail about accounts' }),
    again(() => runMaintenance({ ...deps, failing, originalsKeptDays: config.originalsKeptDays }), {
      everyMs: MAINTENANCE_EVERY_MS,
      name: 'maintenance',
    }),
    again(() => replayPast({ ...deps, ...models, modelDraftsPerDay: config.modelDraftsPerDay }), {
      everyMs: REPLAYS_EVERY_MS,
      name: 'replays',
    }),
    ...Array.from({ length: MEDIA_AT_ONCE }, () =>
      again(() => fetchOwedMedia(deps), { everyMs: MEDIA_EVERY_MS, name: 'files of WhatsApp' }),
    ),
    ...Array.from({ length: CHECKS_AT_ONCE }, () =>
      again(() => checkMailbox(checks), { everyMs: CHECKS_EVERY_MS, name: 'tests of mailboxes' }),
    ),
    ...Array.from({ length: TRIALS_AT_ONCE }, () =>
      again(() => answerTrial({ ...deps, ...models, modelDraftsPerDay: config.modelDraftsPerDay }), {
        everyMs: TRIALS_EVERY_MS,
        name: 'trials',
      }),
    ),
  ]
  log.info({ address: config.temporal.address, namespace }, 'the worker is ready')
  // It may never come to a quiet end, where this would be done by itself.
  flushCompileCache()
  await Promise.all(ended)
  await Promise.all(sweeps.map((sweep) => sweep.stop()))
}

/** A worker without a model's server does without the client for one: it is a tenth of all that a worker loads. */
async function modelsOf({ model, sentenceModel }: WorkerConfig): Promise<DraftingModels> {
  const embed = sentenceModel === undefined ? undefined : createEmbedder({ folder: sentenceModel })
  if (!hasModel(model)) return { embed }
  const { createModelDrafter } = await import('#activities/drafting/model-drafter.ts')
  const { createModelReviewer } = await import('#activities/drafting/model-reviewer.ts')
  return { embed, model: createModelDrafter(model), review: createModelReviewer(model) }
}
