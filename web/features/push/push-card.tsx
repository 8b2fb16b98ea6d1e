import { langOf, say } from '#web/texts/say.ts'
import { Card } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { DeviceList } from './device-list.tsx'
import { PushKinds } from './push-kinds.tsx'
import { usePushDevices, usePushHere, usePushSettings } from './read-push.ts'
import { ThisDevice } from './this-device.tsx'

/** On which devices a host is told, of what, and when not. */
export default function PushCard() {
  const here = usePushHere()
  const devices = usePushDevices()
  const settings = usePushSettings()
  const texts = say.push
  return (
    <Card aria-labelledby="push" lang={langOf('en')}>
      <h2 id="push" className="font-medium">
        {texts.title}
      </h2>
      <p className="mt-1 text-small text-muted">{texts.intro}</p>
      <Loaded query={here} failedText={texts.failedToRead} retryLabel={texts.retry} height="h-14">
        {(stands) => (
          <Loaded query={devices} failedText={texts.failedToLoad} retryLabel={texts.retry} height="h-24">
            {(all) => (
              <>
                <ThisDevice here={stands} devices={all} />
                <DeviceList here={stands} devices={all} />
              </>
            )}
          </Loaded>
        )}
      </Loaded>
      <Loaded query={settings} failedText={texts.failedToLoad} retryLabel={texts.retry} height="h-40">
        {(given) => <PushKinds settings={given} />}
      </Loaded>
    </Card>
  )
}
