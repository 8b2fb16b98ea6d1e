import type { Email } from 'postal-mime'
import { keepConversation } from './guest/conversation-file.ts'
import { type GuestArguments, readArguments } from './guest/read-arguments.ts'
import { sendMail } from './guest/send-mail.ts'
import { openGuestMailbox } from './guest/watch-replies.ts'
import { writeMail } from './guest/write-mail.ts'
import { writeOnWhatsapp } from './guest/write-on-whatsapp.ts'
import { dataDirectory } from './parts/data-directory.ts'
import { root } from './parts/root.ts'
import { readRunFile } from './parts/run-file.ts'
import { StartFailure } from './parts/start-failure.ts'

/** After a reply, another may follow at once; then the guest goes. */
const QUIET_SECONDS = 5

const say = (line: string) => void process.stdout.write(`${line}\n`)
const dataDir = dataDirectory(root)

async function main(wanted: GuestArguments): Promise<void> {
  const run = readRunFile(dataDir)
  if (run === undefined) throw new StartFailure(`Locanda does not run on ${dataDir}: start it with npm start.`)
  if (wanted.onWhatsapp) return writeOnWhatsapp(run, { ...wanted, say })
  const mail = await writeMail(wanted, { dataDir, host: run.demo.mailbox.address })
  const guest = mail.envelope.from
  const mailbox = await openGuestMailbox(run, guest)
  try {
    await sendMail(run, mail)
    keepConversation(dataDir, guest, mail.conversation)
    print({
      from: guest,
      to: mail.conversation.to,
      subject: mail.conversation.subject,
      text: wanted.text || `(${wanted.eml})`,
      depth: 0,
    })
    const ids = [...mail.conversation.messageIds]
    const onMail = (reply: Email) => {
      if (reply.messageId !== undefined) ids.push(reply.messageId)
      keepConversation(dataDir, guest, { ...mail.conversation, messageIds: ids })
      print({ ...described(reply), depth: answersOneOf(reply, ids) ? 1 : 0 })
    }
    const count = await mailbox.watch({ quietSeconds: QUIET_SECONDS, waitSeconds: wanted.waitSeconds, onMail })
    if (count === 0 && wanted.waitSeconds > 0)
      say(`No reply after ${wanted.waitSeconds} s. It may wait for the host: ${run.appUrl}/chat`)
  } finally {
    await mailbox.close()
  }
}

type Shown = { from: string; to: string; subject: string; text: string; depth: number }

function print({ from, to, subject, text, depth }: Shown) {
  const margin = '    '.repeat(depth)
  const time = new Date().toLocaleTimeString('en-GB')
  say(`${margin}${time}  ${from} → ${to}: ${subject}`)
  say(
    `${text
      .trimEnd()
      .split('\n')
      .map((line) => `${margin}  │ ${line}`)
      .join('\n')}\n`,
  )
}

const described = ({ from, to, subject, text }: Email) => ({
  from: from?.address ?? '?',
  to: to?.[0]?.address ?? '?',
  subject: subject ?? '',
  text: text ?? '',
})

/** A reply that names none of the guest's mails is shown beside the thread, not in it. */
function answersOneOf({ inReplyTo = '', references = '' }: Email, ids: string[]): boolean {
  return ids.some((id) => id !== '' && `${inReplyTo} ${references}`.includes(id))
}

try {
  await main(readArguments(process.argv.slice(2)))
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
