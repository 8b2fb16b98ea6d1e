import { ApiError } from '#web/lib/api-error.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { useBeginGoogleSignIn } from './google-sign-in.ts'

/** 'Connect with Google', beside the app password; what keeps it from working is said below it. */
export function ConnectGoogle({
  emailUser,
  isConnected,
  onLeaving,
}: {
  emailUser: () => string
  isConnected: boolean
  onLeaving: () => void
}) {
  const { mutate, isPending, isSuccess, error } = useBeginGoogleSignIn(onLeaving)
  return (
    <section aria-label={say.sources.google.heading} className="flex flex-col gap-3 rounded-card bg-raised p-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button size="small" busy={isPending || isSuccess} onClick={() => mutate(emailUser())}>
          {isConnected ? say.sources.google.again : say.sources.google.connect}
        </Button>
        <p className="min-w-0 flex-1 text-small text-muted">
          {isConnected ? say.sources.google.hintConnected : say.sources.google.hint}
        </p>
      </div>
      {error !== null && (
        <p role="alert" className="text-small text-bad">
          {error instanceof ApiError && error.status > 0 ? error.error : say.sources.google.failed}
        </p>
      )}
    </section>
  )
}
