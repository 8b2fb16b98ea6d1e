import { parseArgs } from 'node:util'
import { StartFailure } from '#scripts/parts/start-failure.ts'

export type GuestArguments = {
  text: string
  from: string
  to: string | undefined
  subject: string | undefined
  /** Continues the last conversation of this guest. */
  isReply: boolean
  eml: string | undefined
  /** On WhatsApp, to the demo host's number. */
  onWhatsapp: boolean
  /** A picture, or any other file, that goes with it. */
  image: string | undefined
  waitSeconds: number
}

const USAGE = `Be the guest of the running Locanda:
  npm run guest -- "Is there parking?"
    --from ADDRESS      who writes (giulia.moretti@example.test)
    --to ADDRESS        which host (the demo host)
    --subject TEXT      the subject of a new conversation
    --reply             continue the last conversation of this guest
    --eml FILE          send a file as it is
    --whatsapp          write on WhatsApp instead of by mail
    --image FILE        with a picture, or any other file; on WhatsApp only
    --wait SECONDS      how long to wait for replies (120)`

/** @throws StartFailure that shows the usage when the arguments make no sense. */
export function readArguments(args: string[]): GuestArguments {
  const { values, positionals } = parse(args)
  const waitSeconds = Number(values.wait)
  const text = positionals.join(' ').trim()
  if (!Number.isFinite(waitSeconds) || waitSeconds < 0) throw new StartFailure(`--wait takes seconds.\n${USAGE}`)
  if (values.image !== undefined && !values.whatsapp) throw new StartFailure(`--image goes with --whatsapp.\n${USAGE}`)
  if (text === '' && values.eml === undefined && values.image === undefined) throw new StartFailure(USAGE)
  if (text !== '' && values.eml !== undefined)
    throw new StartFailure(`--eml sends the file as it is, without a text.\n${USAGE}`)
  const { from, to, subject, reply, eml, whatsapp, image } = values
  return { text, from, to, subject, isReply: reply, eml, onWhatsapp: whatsapp, image, waitSeconds }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        from: { type: 'string', default: 'giulia.moretti@example.test' },
        to: { type: 'string' },
        subject: { type: 'string' },
        reply: { type: 'boolean', default: false },
        eml: { type: 'string' },
        whatsapp: { type: 'boolean', default: false },
        image: { type: 'string' },
        wait: { type: 'string', default: '120' },
      },
    })
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause
    throw new StartFailure(`${cause.message}\n${USAGE}`, { cause })
  }
}
