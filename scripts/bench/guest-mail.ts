import { createTransport } from 'nodemailer'
import type { MeasuredSystem } from './measured-system.ts'

export type GuestMail = { to: string; subject: string; text: string; date?: Date }

/** The guests of a measurement: every mail from an address of its own. */
export function openGuests({ run }: MeasuredSystem) {
  const transport = createTransport({
    host: run.smtp.host,
    port: run.smtp.port,
    pool: true,
    maxConnections: 4,
    ignoreTLS: true,
  })
  let sent = 0
  return {
    write: async ({ to, subject, text, date }: GuestMail): Promise<void> => {
      sent += 1
      const from = { name: `Guest ${sent}`, address: `guest-${sent}@bench.test` }
      await transport.sendMail({ from, to, subject, text, ...(date && { date }) })
    },
    close: () => transport.close(),
  }
}
