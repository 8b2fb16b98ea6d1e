import { useQuery } from '@tanstack/react-query'
import { EyeOff, ImageDown } from 'lucide-react'
import { type CSSProperties, useId, useLayoutEffect, useRef, useState } from 'react'
import { call } from '#web/lib/api-client.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { GuestText } from './guest-text.tsx'
import { heightOfPage } from './height-of-page.ts'

/** Beside what the frame forbids already: nothing but pictures that are in the page. */
const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
const BODY =
  'margin:0;padding:12px;background:#fff;color:#1b1b1b;font:15px/1.5 system-ui,sans-serif;overflow-wrap:anywhere'

/** As the badge beside the words of the text view. */
const MARK = 'background:#fbf0d9;color:#6d4c00;border-radius:4px;padding:0 4px;font-size:13px'

/** A document of its own, in which nothing runs and which knows nothing of this page. White on purpose: mails are formatted for paper. */
const documentOf = (html: string) =>
  `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="referrer" content="no-referrer"></head><body dir="auto" style="${BODY}">${html}</body></html>`

/** In the words of the screen, in the place of each mark: nothing a guest writes is one. */
const withMarks = (html: string) =>
  html.replace(
    /<mark data-hidden="(\d+)"><\/mark>/g,
    (_, count: string) => `<mark style="${MARK}">[${say.hidden.characters(Number(count))}]</mark>`,
  )

/** Kept while the page is: what scrolls out of a long conversation and back is drawn anew. */
const opened = new Set<string>()
const withImages = new Set<string>()

/** Whether a message is among these, which outlives what is drawn of it. */
function useAmong(kept: Set<string>, messageId: string): [boolean, (isAmong: boolean) => void] {
  const [isAmong, setIsAmong] = useState(() => kept.has(messageId))
  const change = (next: boolean) => {
    if (next) kept.add(messageId)
    else kept.delete(messageId)
    setIsAmong(next)
  }
  return [isAmong, change]
}

/** What the sender kept from whoever reads the mail is said as that, and never as a part of it. */
function HiddenWords({ words }: { words: string }) {
  return (
    <details className="text-small text-warn">
      <summary className="w-fit pointer-coarse:py-3">
        <EyeOff aria-hidden className="mr-1 inline size-3.5 align-[-2px]" />
        {say.formattedMail.hiddenWords}
      </summary>
      <p dir="auto" className="mt-1 max-w-[66ch] wrap-anywhere whitespace-pre-wrap text-muted">
        <GuestText text={words} />
      </p>
    </details>
  )
}

/** How high the frame of a page is to be: a short mail has no blank room below it. */
function useHeight(html: string | undefined) {
  const place = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState<number | null>(null)
  useLayoutEffect(() => {
    if (html !== undefined) setHeight(heightOfPage(html, place.current?.clientWidth || NARROW_PX))
  }, [html])
  return { place, height }
}
const NARROW_PX = 320

function Page({ messageId }: { messageId: string }) {
  const [images, setImages] = useAmong(withImages, messageId)
  const { data, isPending, isFetching, error, refetch } = useQuery({
    queryKey: queryKeys.formatted(messageId, images),
    queryFn: ({ signal }) =>
      call('readFormatted', { params: { id: messageId }, query: images ? { images: 'load' } : {} }, { signal }),
    staleTime: Infinity,
    placeholderData: (before) => before,
  })
  const { place, height } = useHeight(data?.html)
  if (error) {
    const kind = error instanceof ApiError ? error.kind : null
    const final = kind === 'not_found' ? say.formattedMail.gone : say.formattedMail.tooLarge
    const isFinal = kind === 'not_found' || kind === 'rule_refused'
    return (
      <p role="alert" className="flex flex-wrap items-center gap-2 text-small text-bad">
        {isFinal ? final : say.formattedMail.failed}
        {!isFinal && (
          <Button size="small" onClick={() => void refetch()}>
            {say.formattedMail.retry}
          </Button>
        )}
      </p>
    )
  }
  if (isPending) {
    return (
      <p role="status" className="flex items-center gap-2 text-small text-muted">
        <Spinner />
        {say.formattedMail.loading}
      </p>
    )
  }
  return (
    <>
      {data.remoteImages > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
          <span>
            {images && !isFetching
              ? say.formattedMail.missing(data.remoteImages)
              : `${say.formattedMail.remote(data.remoteImages)} ${say.formattedMail.why}`}
          </span>
          {(!images || isFetching) && (
            <Button size="small" busy={isFetching} onClick={() => setImages(true)}>
              <ImageDown aria-hidden />
              {say.formattedMail.load}
            </Button>
          )}
        </p>
      )}
      {data.imagesLeftOut > 0 && (
        <p className="text-small text-muted">{say.formattedMail.leftOut(data.imagesLeftOut)}</p>
      )}
      {data.hiddenWords !== '' && <HiddenWords words={data.hiddenWords} />}
      <iframe
        ref={place}
        style={{ '--page': height === null ? '60dvh' : `${height}px` } as CSSProperties}
        title={say.formattedMail.frame}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        srcDoc={documentOf(withMarks(data.html))}
        className="h-[min(60dvh,var(--page))] min-h-20 w-full resize-y rounded-control border border-line bg-white"
      />
    </>
  )
}

/** A mail as its sender formatted it, on demand. */
export function FormattedMail({ messageId }: { messageId: string }) {
  const [isOpen, setIsOpen] = useAmong(opened, messageId)
  const id = useId()
  return (
    <>
      <Button
        look="link"
        size="inline"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? say.formattedMail.hide : say.formattedMail.show}
      </Button>
      {isOpen && (
        <div id={id} className="flex w-[min(44rem,100%)] min-w-0 flex-col gap-2 self-stretch">
          <Page messageId={messageId} />
        </div>
      )}
    </>
  )
}
