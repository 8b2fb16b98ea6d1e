import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { readAgain } from './read-again.ts'

const KEY = ['chats', 'all']
let unsubscribe = () => {}
afterEach(() => unsubscribe())

/** Something that is shown; each of its readings ends when the test says so. */
function shown(client: QueryClient) {
  const readings: { answer: (value: string) => void; refuse: (error: Error) => void; signal: AbortSignal }[] = []
  const queryFn = ({ signal }: { signal: AbortSignal }) =>
    new Promise<string>((answer, refuse) => void readings.push({ answer, refuse, signal }))
  const observer = new QueryObserver(client, { queryKey: KEY, queryFn, retry: false })
  unsubscribe = observer.subscribe(() => undefined)
  return { readings, value: () => observer.getCurrentResult().data }
}

test('what changes while it is read for the first time is read once more', async () => {
  const client = new QueryClient()
  const { readings, value } = shown(client)
  readAgain(client, ['chats'])
  readAgain(client)
  readings[0]?.answer('as it was')
  await waitFor(() => expect(readings).toHaveLength(2))
  readings[1]?.answer('as it is')
  await waitFor(() => expect(value()).toBe('as it is'))
  expect(readings).toHaveLength(2)
})

test('so is what could not be read', async () => {
  const client = new QueryClient()
  const { readings, value } = shown(client)
  readAgain(client, KEY)
  readings[0]?.refuse(new Error('No answer'))
  await waitFor(() => expect(readings).toHaveLength(2))
  readings[1]?.answer('as it is')
  await waitFor(() => expect(value()).toBe('as it is'))
})

test('many changes keep no reading from its end', async () => {
  const client = new QueryClient()
  const { readings, value } = shown(client)
  readings[0]?.answer('first')
  await waitFor(() => expect(value()).toBe('first'))
  for (let change = 0; change < 5; change++) readAgain(client, ['chats'])
  await waitFor(() => expect(readings).toHaveLength(2))
  for (let change = 0; change < 5; change++) readAgain(client, ['chats'])
  expect(readings[1]?.signal.aborted).toBe(false)
  readings[1]?.answer('second')
  await waitFor(() => expect(value()).toBe('second'))
  await waitFor(() => expect(readings).toHaveLength(3))
  readings[2]?.answer('third')
  await waitFor(() => expect(value()).toBe('third'))
  expect(readings).toHaveLength(3)
})

test('what is not shown is read when it is', async () => {
  const client = new QueryClient()
  client.setQueryData(KEY, 'as it was')
  readAgain(client, ['chats'])
  await waitFor(() => expect(client.getQueryState(KEY)?.isInvalidated).toBe(true))
  const { readings } = shown(client)
  expect(readings).toHaveLength(1)
})
