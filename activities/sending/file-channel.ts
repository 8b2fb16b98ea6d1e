import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Channel, closedChannel } from './channel.ts'
import type { SendDeps } from './deliver.ts'
import { writeLetter } from './letter.ts'
import type { Outgoing } from './outgoing.ts'

/** With mock mail on, the reply becomes a file in `<EML_FOLDER>/out` and no server hears of it. */
export function fileChannel({ config }: Pick<SendDeps, 'config'>, outgoing: Outgoing): Channel {
  if (config.emlFolder === undefined) return closedChannel('Mock mail is on, but no folder is set for it')
  const folder = join(config.emlFolder, 'out')
  const path = join(folder, `${outgoing.messageId}.eml`)
  return {
    async send(onTransmit) {
      const letter = await writeLetter(outgoing, senderOf(outgoing))
      await mkdir(folder, { recursive: true })
      await onTransmit({ recipient: letter.envelope.to, rfcMessageId: letter.rfcMessageId })
      await writeFile(`${path}.part`, letter.raw)
      await rename(`${path}.part`, path)
      return { outcome: 'sent' }
    },
    lookUp: async () => (existsSync(path) ? 'found' : 'absent'),
  }
}

const senderOf = ({ source }: Outgoing) =>
  source.identifier.includes('@') ? source.identifier : 'host@locanda.invalid'
