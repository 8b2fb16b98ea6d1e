import { ApiError } from '#web/lib/api-error.ts'
import { sourceTexts } from '#web/texts/sources.ts'
import { Button } from '#web/ui/button.tsx'
import { useBeginGoogleSignIn } from './google-sign-in.ts'

const texts = sourceTexts.google

/** 'Connect with Google', beside the app password; what keeps it from working is said below it. */
export function ConnectGoogle({ emailUser, isConnected }: { emailUser: () => string; isConnected: boolean }) {
  const { mutate, isPending, isSuccess, error } = useBeginGoogleSignIn()
  return (
    <section aria-label={texts.heading} className="flex flex-col gap-3 rounded-card bg-raised p-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button size="small" busy={isPending || isSuccess} onClick={() => mutate(emailUser())}>
          {isConnected ? texts.again : texts.connect}
        </Button>
        <p className="min-w-0 flex-1 text-small text-muted">{isConnected ? texts.hintConnected : texts.hint}</p>
      </div>
      {error !== null && (
        <p role="alert" className="text-small text-bad">
          {error instanceof ApiError && error.status > 0 ? error.error : texts.failed}
        </p>
      )}
    </section>
  )
}
