type Installation = { publicUrl: string | undefined; alertEmails: readonly string[] }

/** Where a push service finds whoever runs this installation (RFC 8292, 2.1): an address of theirs, or the installation's own. */
export function pushContact({ publicUrl, alertEmails }: Installation): string {
  const [email] = alertEmails
  if (email !== undefined) return `mailto:${email}`
  const url = URL.parse(publicUrl ?? '')
  return url?.protocol === 'https:' ? url.origin : 'mailto:locanda@localhost'
}
