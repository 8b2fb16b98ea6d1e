import { Link } from 'react-router-dom'
import { paths } from '#web/lib/paths.ts'
import { say } from '#web/texts/say.ts'

/** In the place of a row that cannot be drawn: its chat opens all the same. */
export const BrokenRow = ({ id, search }: { id: string; search: string }) => (
  <p className="px-3 py-3 text-small text-muted">
    <Link to={{ pathname: paths.chat(id), search }} data-chat={id} className="underline-offset-4 hover:underline">
      {say.inbox.chats.broken}
    </Link>
  </p>
)
