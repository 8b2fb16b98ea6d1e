import { useState } from 'react'
import { WISH_TEXT_MAX } from '#api/contract/message-limits.ts'
import { unsentPlace } from '#api/contract/unsent-place.ts'
import { say } from '#web/texts/say.ts'
import { OneLineForm } from './one-line-form.tsx'
import { keepUnsentText, useUnsentText } from './unsent-text.ts'

/** A wish that was begun for a draft that is gone, as its guest wrote again: it waits in its box for the next one. */
export default function UnsentWish({ chatId }: { chatId: string }) {
  const placeId = unsentPlace(chatId, null)
  const text = useUnsentText(placeId)
  const [error, setError] = useState<string>()
  if (text === '') return null
  return (
    <div className="mt-4">
      <OneLineForm
        {...{ placeId, text, error }}
        label={say.wish.free}
        max={WISH_TEXT_MAX}
        busy={false}
        takesFocus={false}
        submit={say.wish.submit}
        onText={(next) => keepUnsentText(placeId, next)}
        onSubmit={() => setError(say.wish.noDraft)}
        onLeave={() => undefined}
      />
    </div>
  )
}
