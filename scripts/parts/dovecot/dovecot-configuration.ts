import { join } from 'node:path'
import type { DovecotOwner } from './dovecot-owner.ts'

export const DOVECOT_PASSWORD = 'secret'

/** `imaps` and `pop3s` speak TLS from the first byte. */
type DovecotPorts = { imap: number; pop3: number } & Partial<Record<'imaps' | 'pop3s', number>>

export type DovecotSettings = {
  /** Holds everything of it; the folders above let any user through. */
  folder: string
  ports: DovecotPorts
  name?: string
  /** Files in PEM; without them it speaks no TLS. */
  certificate?: { certificate: string; key: string }
  /** Lines of `user:{PLAIN}password::::::` for those who do not sign in as all others do. */
  people?: string
  /** More configuration, which comes last. */
  more?: string
}

/** The whole configuration of a Dovecot 2.3 that runs as one unprivileged user. */
export function configurationOf(settings: DovecotSettings, { user, group }: DovecotOwner): string {
  const { folder, ports, certificate, people, more = '' } = settings
  const tls =
    certificate === undefined
      ? 'ssl = no'
      : `ssl = yes\nssl_cert = <${certificate.certificate}\nssl_key = <${certificate.key}`
  const peopleFile =
    people === undefined
      ? ''
      : `passdb {\n  driver = passwd-file\n  args = username_format=%u ${join(folder, 'people')}\n  result_failure = continue\n}`
  return `protocols = imap pop3
listen = 127.0.0.1
base_dir = ${join(folder, 'run')}
state_dir = ${join(folder, 'run')}
log_path = /dev/stderr
default_internal_user = ${user}
default_login_user = ${user}
default_internal_group = ${group}
disable_plaintext_auth = no
auth_failure_delay = 0
auth_mechanisms = plain login
auth_username_chars =
first_valid_uid = 1
mail_fsync = never
mail_max_userip_connections = 1000
${tls}
${peopleFile}
passdb {
  driver = static
  args = password=${DOVECOT_PASSWORD}
}
userdb {
  driver = static
  args = uid=${user} gid=${group} home=${join(folder, 'mail')}/%u
}
mail_location = maildir:~/Maildir
namespace inbox {
  inbox = yes
  separator = /
  mailbox "Posta in uscita" {
    special_use = \\Sent
    auto = create
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
${loginService('imap', ports.imap, ports.imaps)}
${loginService('pop3', ports.pop3, ports.pop3s)}
service imap {
  process_limit = 1000
}
${more}
`
}

const loginService = (
  protocol: 'imap' | 'pop3',
  plain: number,
  encrypted: number | undefined,
) => `service ${protocol}-login {
  chroot =
  service_count = 0
  client_limit = 2000
  inet_listener ${protocol} {
    port = ${plain}
  }
  inet_listener ${protocol}s {
    port = ${encrypted ?? 0}
    ssl = yes
  }
}`
