import { FileText, FileWarning, FileX, Hourglass } from 'lucide-react'
import { useState } from 'react'
import { isDrawnImage } from '#api/contract/drawn-images.ts'
import { isFileThatRuns } from '#api/contract/file-that-runs.ts'
import type { MessageFileView } from '#api/contract/message-files.ts'
import type { MessageView } from '#api/contract/messages.ts'
import { FILE_CAPS } from '#api/contract/told-figures.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { cn } from '#web/lib/cn.ts'
import { fileSize } from '#web/lib/file-size.ts'
import { useNow } from '#web/lib/use-now.ts'
import { say } from '#web/texts/say.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { FileName } from './file-name.tsx'
import { Preview, tileClass } from './file-preview.tsx'
import { FormattedMail } from './formatted-mail.tsx'
import { saveFile } from './save-file.ts'

function Words({ file, note, isRisky = false }: { file: MessageFileView; note?: string; isRisky?: boolean }) {
  return (
    <span className="flex min-w-0 flex-col items-start text-left">
      <FileName name={file.name} className="max-w-full text-small font-medium text-ink" />
      {(file.isStored || file.bytes > 0) && <span className="text-badge text-muted">{fileSize(file.bytes)}</span>}
      {note !== undefined && <span className={cn('text-badge', isRisky ? 'text-bad' : 'text-muted')}>{note}</span>}
    </span>
  )
}

/** Of one that would have been kept alone there was no more room beside the others; one with nothing in it is stored nowhere. */
function whyMissing({ missing, bytes }: MessageFileView) {
  if (missing !== null && missing !== 'too_large') return missing
  if (bytes === 0) return 'empty'
  return bytes <= FILE_CAPS.fileBytes ? 'too_many' : 'too_large'
}

const rowClass = 'flex w-full max-w-80 items-center gap-3 rounded-control border border-line bg-surface p-1.5 pr-3'

function StoredFile({ file, isFromGuest }: { file: MessageFileView; isFromGuest: boolean }) {
  const isRisky = isFromGuest && isFileThatRuns(file)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const download = () => {
    setState('busy')
    saveFile('downloadFile', file.id, file.name)
      .then(() => setState('idle'))
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        setState('failed')
      })
  }
  return (
    <>
      <button
        type="button"
        aria-busy={state === 'busy' || undefined}
        disabled={state === 'busy'}
        onClick={download}
        className={`${rowClass} transition-colors hover:border-control hover:bg-raised disabled:opacity-55`}
      >
        {/* Not a label beside what stands here: the name of a button is to be its own words. */}
        <span className="sr-only">
          {say.messageFiles.download(file.name, fileSize(file.bytes))}
          {isRisky && `. ${say.messageFiles.runs}`}
        </span>
        <span aria-hidden className="flex min-w-0 items-center gap-3">
          {isDrawnImage(file.mediaType) ? (
            <Preview file={file} />
          ) : (
            <span className={tileClass}>{isRisky ? <FileWarning className="text-bad" /> : <FileText />}</span>
          )}
          <Words file={file} isRisky={isRisky} {...(isRisky && { note: say.messageFiles.runs })} />
        </span>
      </button>
      {state === 'failed' && (
        <p role="alert" className="text-small text-bad">
          {say.messageFiles.failed}
        </p>
      )}
    </>
  )
}

const LATE_MS = 10 * 60_000
const MINUTE_MS = 60_000

/** A file that is still to come: once it is late, a wheel that turns for days would promise too much. */
function ComingFile({ file, since }: { file: MessageFileView; since: string | null }) {
  const now = useNow(MINUTE_MS)
  const isLate = since !== null && now.getTime() - Date.parse(since) > LATE_MS
  return (
    <>
      <span className={tileClass}>{isLate ? <Hourglass aria-hidden /> : <Spinner />}</span>
      <Words file={file} note={say.messageFiles.missing[isLate ? 'late' : 'coming']} />
    </>
  )
}

type FilesProps = { files: readonly MessageFileView[]; isFromGuest: boolean; since: string | null }

/** Pictures as such, every file one press away. */
function Files({ files, isFromGuest, since }: FilesProps) {
  return (
    <ul aria-label={say.messageFiles.list(files.length)} className="flex w-full flex-col gap-1.5">
      {files.map((file) => (
        <li key={file.id} className="flex min-w-0 flex-col gap-1">
          {file.isStored ? (
            <StoredFile file={file} isFromGuest={isFromGuest} />
          ) : (
            <div className={rowClass}>
              {file.missing === 'coming' ? (
                <ComingFile file={file} since={since} />
              ) : (
                <>
                  <span className={tileClass}>
                    <FileX aria-hidden />
                  </span>
                  <Words file={file} note={say.messageFiles.missing[whyMissing(file)]} />
                </>
              )}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

/** What came, or went, beside the words: the files of a message, and the way that it was formatted. */
export default function MessageFiles({ message }: { message: MessageView }) {
  const { id, kind, files, hasFormatted, createdAt } = message
  return (
    <>
      {files.length > 0 && <Files files={files} isFromGuest={kind === 'guest'} since={createdAt} />}
      {hasFormatted && <FormattedMail messageId={id} />}
    </>
  )
}
