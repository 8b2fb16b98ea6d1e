import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { closedChannel, type OutgoingChannel } from '#activities/channels/outgoing-channel.ts'
import { composeReplyMail } from '#activities/channels/smtp/compose-reply-mail.ts'
import { isBareAddress } from '#activities/channels/text/bare-address.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'

/** With mock mail on, the reply becomes a file in `<EML_FOLDER>/out` and no server hears of it. */
export function emlChannel(emlFolder: string | undefined, address: string): OutgoingChannel {
  if (emlFolder === undefined) return closedChannel(say({ code: 'no_mock_folder' }))
  const folder = join(emlFolder, 'out')
  const pathOf = (id: string) => join(folder, `${id}.eml`)
  return {
    async send(message, onTransmit) {
      const mail = await composeReplyMail(message, isBareAddress(address) ? address : 'host@locanda.invalid')
      const path = pathOf(message.id)
      await mkdir(folder, { recursive: true })
      await onTransmit({ recipient: mail.envelope.to, rfcMessageId: mail.rfcMessageId })
      await writeFile(`${path}.part`, mail.raw)
      await rename(`${path}.part`, path)
      return { outcome: 'sent' }
    },
    lookUp: async ({ id }) => (existsSync(pathOf(id)) ? 'found' : 'absent'),
  }
}
