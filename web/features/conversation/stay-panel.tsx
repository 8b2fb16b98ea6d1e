import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ChatView } from '#api/contract/chats.ts'
import { factName } from '#web/lib/fact-name.ts'
import { paths } from '#web/lib/paths.ts'
import { say } from '#web/texts/say.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Loading } from '#web/ui/loaded.tsx'
import { GuestName } from './guest-name.tsx'
import { useMessages } from './read-conversation.ts'
import { useSourceName, useStayProperty } from './read-stay.ts'
import { SetAsideButtons } from './set-aside.tsx'
import { StayDates } from './stay-dates.tsx'
import { openDraft } from './timeline.ts'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-1">
      <h3 className="text-small font-medium text-muted">{title}</h3>
      {children}
    </section>
  )
}

function Facts({ chatId }: { chatId: string }) {
  const draft = openDraft(useMessages(chatId).data?.items ?? [])
  if (!draft) return null
  const used = (draft.evidence?.claims ?? []).filter((claim) => claim.fact !== null)
  return (
    <Part title={say.stayPanel.facts}>
      {used.length === 0 ? (
        <p className="text-small text-muted">{say.stayPanel.noFacts}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {used.map((claim) => (
            <li key={claim.sentence} className="border-l-2 border-ai pl-3 wrap-anywhere">
              <span className="block text-small font-medium first-letter:uppercase">{factName(claim.fact ?? '')}</span>
              <span className="block text-small text-muted">{claim.sentence}</span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}

/** What the booking platform calls the reservation, and how many come. */
function Reservation({ chat: { reservationCode, guestCount } }: { chat: ChatView }) {
  if (reservationCode === null && guestCount === null) return null
  return (
    <Part title={say.reservation.title}>
      {reservationCode !== null && <p className="figures font-medium break-all select-all">{reservationCode}</p>}
      {guestCount !== null && <p className="text-small text-muted">{say.reservation.guests(guestCount)}</p>}
    </Part>
  )
}

/** What a host wants beside a conversation: guest, property, dates, what the draft rests on, and where it came in. */
export default function StayPanel({ chat, associate }: { chat: ChatView; associate: ReactNode }) {
  const { property, isComing } = useStayProperty(chat.property?.id)
  const source = useSourceName(chat.sourceId)
  // With what it adds to each part: nothing moves under the hand when it is there.
  if (isComing) return <Loading height="h-96" />
  return (
    <div className="flex flex-col gap-6 text-body">
      <div className="flex items-center gap-3">
        <Avatar name={chat.sender ?? say.inbox.chats.guest} size="large" />
        <GuestName key={chat.id} chat={chat} />
      </div>
      <Part title={say.stayPanel.property}>
        {chat.property ? (
          <>
            <Link
              to={paths.property(chat.property.id)}
              className="w-fit font-medium underline-offset-4 hover:underline"
            >
              {chat.property.name}
            </Link>
            {property?.address && <p className="text-small text-muted">{property.address}</p>}
          </>
        ) : (
          <p className="text-small text-muted">{say.stayPanel.noProperty}</p>
        )}
        {associate}
      </Part>
      <Part title={say.stayPanel.dates}>
        <StayDates key={chat.id} chat={chat} property={property} />
      </Part>
      <Reservation chat={chat} />
      <Facts chatId={chat.id} />
      <Part title={say.stayPanel.source}>
        <p className="break-words">{source ?? chat.channel}</p>
      </Part>
      <Part title={say.later.title}>
        <SetAsideButtons chat={chat} />
      </Part>
    </div>
  )
}
