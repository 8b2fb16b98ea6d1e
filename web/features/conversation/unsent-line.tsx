import { useState } from 'react'
import { WISH_TEXT_MAX } from '#api/contract/message-limits.ts'
import { unsentPlace } from '#api/contract/unsent-place.ts'
import { say } from '#web/texts/say.ts'
import { isHeld } from './held-focus.ts'
import { OneLineForm } from './one-line-form.tsx'
import { inSight } from './said-once.ts'
import { keepUnsentText, useUnsentText } from './unsent-text.ts'
import { focusConversation } from './write-again.ts'

/**
 * What was begun about a draft that is gone, as its guest wrote again: a wish (`asked` null) or the answer to a part. It waits under
 * the hands that write it for the draft that has its form.
 */
export default function UnsentLine({
  chatId,
  asked,
  isWaiting,
}: {
  chatId: string
  asked: string | null
  /** Another draft is there, without that part. */
  isWaiting: boolean
}) {
  const placeId = unsentPlace(chatId, asked)
  const text = useUnsentText(placeId)
  const [isBegun, setBegun] = useState(() => isHeld(placeId))
  const [error, setError] = useState<string>()
  if (text === '' && !isBegun) return null
  return (
    <div className="mt-4 2xl:col-span-full">
      <OneLineForm
        {...{ placeId, text, error }}
        label={asked === null ? say.wish.free : say.question.yourAnswer(say.secrets.inWords(inSight(asked)))}
        max={WISH_TEXT_MAX}
        busy={false}
        takesFocus={false}
        submit={say.wish.submit}
        onText={(next) => {
          // Emptied, it stays under the hands that begin anew.
          setBegun(true)
          keepUnsentText(placeId, next)
        }}
        onSubmit={() => setError(isWaiting ? say.question.noLonger : say.wish.noDraft)}
        onLeave={() => {
          setBegun(false)
          focusConversation()
        }}
      />
    </div>
  )
}
