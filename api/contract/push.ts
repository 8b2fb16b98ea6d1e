import { z } from 'zod'
import { isTimeZone } from '#workflows/domain/secrets/local-time.ts'
import type { CallTable } from './call.ts'
import { problem } from './field-problem.ts'
import { SentenceView } from './sentences.ts'
import { Id, IdParams, Instant, line } from './values.ts'

const PushKeyView = z.object({ publicKey: z.string() }).meta({ id: 'PushKey' })

export const PushDeviceView = z
  .object({
    id: Id,
    /** As the browser said who it is: 'Chrome · Android'. */
    name: z.string(),
    /** Of its push service. */
    server: z.string(),
    /** sha256 of its address, in hexadecimal: by it a browser finds itself. */
    fingerprint: z.string(),
    createdAt: Instant,
    /** When it was last opened. */
    seenAt: Instant,
    /** When its push service last took something for it. */
    toldAt: Instant.nullable(),
    /** Why it did not take the last. */
    fault: SentenceView.nullable(),
  })
  .meta({ id: 'PushDevice' })
export type PushDeviceView = z.infer<typeof PushDeviceView>

/** As `PushSubscription.toJSON()` has them. */
export const PushDeviceInput = z
  .object({
    endpoint: line(2_000),
    p256dh: line(200),
    auth: line(200),
    name: line(60),
  })
  .meta({ id: 'PushDeviceInput' })
export type PushDeviceInput = z.infer<typeof PushDeviceInput>

export const PushTestView = z
  .object({
    /** Its push service has it. */
    isTaken: z.boolean(),
    fault: SentenceView.nullable(),
  })
  .meta({ id: 'PushTest' })
export type PushTestView = z.infer<typeof PushTestView>

const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, problem('field_not_time'))
export const PushSettings = z
  .object({
    draftReady: z.boolean(),
    noDraft: z.boolean(),
    emergency: z.boolean(),
    notSent: z.boolean(),
    promiseDue: z.boolean(),
    /** That a chat was put off is over. Left out, I am told. */
    snoozeOver: z.boolean().default(true),
    /** That a source has stopped, or could not be read for an hour. Left out, I am told. */
    sourceStopped: z.boolean().default(true),
    /** Hours in which only emergencies are told, as clocks show them in `timeZone`; null for none. */
    quietFrom: hour.nullable(),
    quietTo: hour.nullable(),
    timeZone: z.string().max(64).refine(isTimeZone, problem('field_not_time_zone')),
  })
  .meta({ id: 'PushSettings' })
export type PushSettings = z.infer<typeof PushSettings>

const about = { tag: 'Notifications', access: 'host' } as const

export const pushCalls = {
  readPushKey: {
    ...about,
    method: 'get',
    path: '/push-key',
    summary: 'The key that a browser asks its push service with',
    responses: { 200: PushKeyView },
  },
  listPushDevices: {
    ...about,
    method: 'get',
    path: '/push-devices',
    summary: 'The browsers in which I am told, the newest first',
    responses: { 200: z.array(PushDeviceView) },
  },
  addPushDevice: {
    ...about,
    method: 'post',
    path: '/push-devices',
    summary: 'Have this browser told, or say that it is still there',
    body: PushDeviceInput,
    responses: { 200: PushDeviceView },
  },
  removePushDevice: {
    ...about,
    method: 'delete',
    path: '/push-devices/{id}',
    summary: 'Have a browser told nothing any more',
    params: IdParams,
    responses: { 204: null },
  },
  testPushDevice: {
    ...about,
    method: 'post',
    path: '/push-devices/{id}/test',
    summary: 'Send a browser a notification now, to see it arrive',
    params: IdParams,
    responses: { 200: PushTestView },
  },
  readPushSettings: {
    ...about,
    method: 'get',
    path: '/push-settings',
    summary: 'What I am told of on my devices, and when not',
    responses: { 200: PushSettings },
  },
  savePushSettings: {
    ...about,
    method: 'put',
    path: '/push-settings',
    summary: 'Save what I am told of on my devices, and when not',
    body: PushSettings,
    responses: { 200: PushSettings },
  },
} as const satisfies CallTable
