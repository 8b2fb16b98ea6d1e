import { Image } from 'lucide-react'
import { useRef } from 'react'
import { say } from '#web/texts/say.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { useThumbnail } from './use-thumbnail.ts'

export const tileClass =
  'flex size-14 shrink-0 items-center justify-center overflow-hidden rounded-control bg-raised text-muted [&_svg]:size-5'

/** A picture of a message, or one that is to go with one, once its place comes into view. */
export function Preview({ file }: { file: { id: string } }) {
  const place = useRef<HTMLSpanElement>(null)
  const [thumbnail, fail] = useThumbnail(file.id, place)
  const said = {
    waiting: undefined,
    loading: say.messageFiles.loading,
    failed: say.messageFiles.noPreview,
    shown: undefined,
  }[thumbnail.state]
  return (
    <span ref={place} className={tileClass} title={said}>
      {thumbnail.state === 'shown' ? (
        <img src={thumbnail.url} alt="" className="size-full object-cover" onError={fail} />
      ) : thumbnail.state === 'loading' ? (
        <Spinner />
      ) : (
        <Image aria-hidden />
      )}
    </span>
  )
}
