import { createTransport } from 'nodemailer'
import type { RunFile } from '#scripts/parts/run-file.ts'
import { StartFailure } from '#scripts/parts/start-failure.ts'

export type Mail = { envelope: { from: string; to: string[] }; raw: Buffer | string }

/** Hands a finished mail to the demo's SMTP server. @throws StartFailure when it does not take it. */
export async function sendMail({ smtp }: Pick<RunFile, 'smtp'>, mail: Mail): Promise<void> {
  const transport = createTransport({ host: smtp.host, port: smtp.port, secure: false, ignoreTLS: true })
  try {
    await transport.sendMail(mail)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StartFailure(`The mail server at ${smtp.host}:${smtp.port} did not take the mail: ${reason}`, { cause })
  } finally {
    transport.close()
  }
}
