import { Link } from 'react-router-dom'
import type { ReplayCaseView, ReplayView } from '#api/contract/replays.ts'
import { paths } from '#web/lib/paths.ts'
import type { ReplayTexts } from '#web/texts/en/replay.ts'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Table, Td, Th } from '#web/ui/table.tsx'
import { useReplayCases } from './read-replays.ts'

type Props = { replay: ReplayView; texts: ReplayTexts }

/** The cases of a replay, the newest first, a page at a time. */
export function ReplayCases({ replay, texts }: Props) {
  const query = useReplayCases(replay)
  return (
    <Loaded query={query} failedText={texts.failedToLoad} height="h-40">
      {({ pages }) => (
        <div className="flex flex-col gap-3">
          <h3 className="font-medium">{texts.cases}</h3>
          <Table label={texts.cases} className="min-w-3xl">
            <thead>
              <tr>
                {[texts.asked, texts.written, texts.yours, texts.why].map((name) => (
                  <Th key={name}>{name}</Th>
                ))}
              </tr>
            </thead>
            <tbody>
              {pages
                .flatMap(({ items }) => items)
                .map((one) => (
                  <CaseRow key={one.position} one={one} texts={texts} />
                ))}
            </tbody>
          </Table>
          {query.hasNextPage && (
            <Button className="self-start" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {texts.more}
            </Button>
          )}
        </div>
      )}
    </Loaded>
  )
}

const LOOK = {
  right: 'text-good',
  incomplete: 'text-warn',
  wrong: 'text-bad',
  not_comparable: 'text-muted',
} as const satisfies Record<ReplayCaseView['worth'], string>

function CaseRow({ one, texts }: { one: ReplayCaseView; texts: ReplayTexts }) {
  const { chatId, guest, property, askedAt, question, text, answer, action, verdict, worth, because } = one
  const cell = 'py-3 align-top whitespace-pre-line break-words'
  return (
    <tr>
      <Td className={cell}>
        {question}
        <br />
        <Link to={paths.chat(chatId)} className="text-small underline">
          {[guest, property, texts.day(askedAt)].filter((part) => part !== null && part !== '').join(', ')}
        </Link>
      </Td>
      <Td className={cell}>{text === '' ? <span className="text-muted">{texts.nobody}</span> : text}</Td>
      <Td className={cell}>{answer ?? <span className="text-muted">{texts.nobody}</span>}</Td>
      <Td className={cell}>
        <span className={LOOK[worth]}>{texts.verdict[verdict]}</span>
        <br />
        <span className="text-small text-muted">
          {[texts.action[action], ...because.map(texts.because)].join('; ')}
        </span>
      </Td>
    </tr>
  )
}
