import type { OutsideGuard } from '#outside/guard.ts'
import { isPublicAddress } from '#outside/public-address.ts'
import { AppError } from '#workflows/domain/errors.ts'

/**
 * The address that a browser names for what is for it, fit to be written to: https at its own port, at a server that the whole internet
 * reaches, or one that the operator opened.
 * @throws AppError invalid_input for any other.
 */
export async function checkPushAddress(guard: Pick<OutsideGuard, 'addressesOf'>, endpoint: string): Promise<URL> {
  const url = URL.parse(endpoint)
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') throw refused('')
  const isSecure = url.protocol === 'https:'
  const addresses = await guard.addressesOf(url.hostname, Number(url.port) || (isSecure ? 443 : 80))
  const isOpenedByOperator = addresses.length > 0 && !addresses.some(isPublicAddress)
  const isPublic = addresses.length > 0 && isSecure && url.port === ''
  if (!isPublic && !isOpenedByOperator) throw refused(url.host)
  return url
}

const refused = (address: string) =>
  new AppError('invalid_input', { code: 'push_address_refused', params: { address: address.slice(0, 200) } })
