import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ChatView } from '#api/contract/chats.ts'
import { askOrKeep } from '#web/lib/kept.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { afterAside, asideFailed, takeAsideBack } from './after-aside.ts'
import { type Aside, runAside } from './aside.ts'
import { takeBackKept } from './do-kept.ts'
import { useKeptAside } from './kept-aside.ts'
import { tellDecided } from './tell-decided.ts'
import { askedAtMs, awaitAnswer, endAwaiting, isUndoWanted, noteAsked } from './unanswered.ts'

const ASIDE = 'aside'

type Wish = { verb: 'dismiss' | 'reopen' } | { verb: 'snooze'; until: Date }
type Asked = { verb: Aside['verb']; aside: Aside; key: string }

function asideOf(wish: Wish, lastMessageAt: string): Aside {
  if (wish.verb === 'snooze') return { verb: 'snooze', lastMessageAt, until: wish.until.toISOString() }
  return wish.verb === 'dismiss' ? { verb: 'dismiss', lastMessageAt } : { verb: 'reopen' }
}

/**
 * Says that a chat needs no answer, or none until a moment, or takes that back: at once in the chat, kept where there is no line, and
 * offered for a while in a toast that outlives it.
 */
export function useAside({ id: chatId, queue, last_message_at: lastMessageAt }: ChatView) {
  const client = useQueryClient()
  const kept = useKeptAside(chatId)
  const mutationKey = [ASIDE, chatId]
  const { mutate, isPending } = useMutation({
    mutationKey,
    onMutate: (asked) => {
      if (asked.verb === 'reopen') return
      awaitAnswer(client, asked)
      noteAsked(asked.aside, askedAtMs(asked))
    },
    mutationFn: async (asked: Asked) => {
      const { key, aside } = asked
      const answer = await askOrKeep({ key, chatId, what: { aside, from: queue } }, () => runAside(chatId, aside, key))
      if (answer === undefined && isUndoWanted(asked)) takeBackKept(client, key)
      return answer
    },
    onSuccess: (chat, asked) => {
      if (asked.verb !== 'reopen' && !isUndoWanted(asked)) tellDecided(chatId, askedAtMs(asked))
      if (chat === undefined) return
      if (isUndoWanted(asked)) void takeAsideBack(client, chatId, asked.aside)
      else afterAside(client, asked.aside, chat)
    },
    onError: (error) => asideFailed(client, error),
    onSettled: (_chat, _error, asked) => endAwaiting(asked),
  })
  const run = (wish: Wish) => {
    // Two keys may come before anything is drawn anew.
    if (client.isMutating({ mutationKey }) > 0) return
    if (wish.verb === 'reopen' && kept !== undefined) return takeBackKept(client, kept.key)
    mutate({ verb: wish.verb, aside: asideOf(wish, lastMessageAt), key: randomKey() })
  }
  return { run, isPending }
}
