import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PushSettings } from '#api/contract/push.ts'
import { call } from '#web/lib/api-client.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { type PushAbility, pushAbility } from '#web/lib/push/ability.ts'
import { fingerprintOf, ownSubscription } from '#web/lib/push/own-subscription.ts'
import { switchOff } from '#web/lib/push/switch-off.ts'
import { switchOn } from '#web/lib/push/switch-on.ts'
import { queryKeys } from '#web/lib/query-keys.ts'

/** How it stands in this browser; `fingerprint`: by which the list of devices knows it, null while it asked for nothing. */
export type PushHere = { state: Exclude<PushAbility, 'able'> | 'denied' | 'able'; fingerprint: string | null }

async function readHere(): Promise<PushHere> {
  const ability = pushAbility()
  if (ability !== 'able') return { state: ability, fingerprint: null }
  if (Notification.permission === 'denied') return { state: 'denied', fingerprint: null }
  const subscription = Notification.permission === 'granted' ? await ownSubscription() : null
  return { state: 'able', fingerprint: subscription === null ? null : await fingerprintOf(subscription) }
}

/** A permission is given and taken outside the page: looked at again whenever it comes into sight. */
export const usePushHere = () =>
  useQuery({ queryKey: queryKeys.pushHere, queryFn: readHere, refetchOnWindowFocus: 'always', retry: false })

export const usePushDevices = () =>
  useQuery({ queryKey: queryKeys.pushDevices, queryFn: ({ signal }) => call('listPushDevices', {}, { signal }) })

/** What a browser refuses is no failure: the card says that it did. */
async function turn(on: boolean): Promise<void> {
  if (!on) return switchOff()
  if ((await Notification.requestPermission()) === 'granted') await switchOn()
}

export function useTurn() {
  const client = useQueryClient()
  const readAgain = () =>
    Promise.all([queryKeys.pushHere, queryKeys.pushDevices].map((queryKey) => client.invalidateQueries({ queryKey })))
  return useMutation({ mutationFn: turn, onSettled: readAgain, onError: logFailure })
}

export function useRemoveDevice() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('removePushDevice', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.pushDevices }),
    onError: logFailure,
  })
}

export function useTestDevice() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('testPushDevice', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.pushDevices }),
    onError: logFailure,
  })
}

export const usePushSettings = () =>
  useQuery({ queryKey: queryKeys.pushSettings, queryFn: ({ signal }) => call('readPushSettings', {}, { signal }) })

/** Shown at once, and as it was where it could not be saved. One at a time: each save has all of it. */
export function useSavePushSettings() {
  const client = useQueryClient()
  const queryKey = queryKeys.pushSettings
  return useMutation({
    scope: { id: 'push-settings' },
    mutationFn: (body: PushSettings) => call('savePushSettings', { body }),
    onMutate: (body) => {
      client.setQueryData(queryKey, body)
    },
    onError: (error) => {
      logFailure(error)
      return client.invalidateQueries({ queryKey })
    },
  })
}
