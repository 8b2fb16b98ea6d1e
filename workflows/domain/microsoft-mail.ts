/** Microsoft switched password sign-in off for these: a source would never connect. */
const MICROSOFT =
  /(^|\.)(outlook\.(com|[a-z]{2})|office365\.com|hotmail\.[a-z.]{2,6}|live\.(com|[a-z]{2})|msn\.com|office\.com)$/i

/** Whether a server, or the domain of an address, is Microsoft's. */
export const isMicrosoftMail = (hostname: string): boolean => MICROSOFT.test(hostname.trim())
