import type { SourceFaultCode } from '#workflows/domain/source-faults.ts'

type TlsFault = Extract<SourceFaultCode, `certificate_${string}` | 'mail_wrong_encryption' | 'mail_outdated_encryption'>

/**
 * Node's names for a certificate that proves nothing, all that `tls` documents but the lack of memory. What else OpenSSL finds, as a
 * key or a signature that is too weak, Node calls `UNSPECIFIED`.
 */
const CERTIFICATES = new Map<string, TlsFault>([
  ['CERT_HAS_EXPIRED', 'certificate_expired'],
  ['CERT_NOT_YET_VALID', 'certificate_not_yet_valid'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate_of_other_name'],
  ['HOSTNAME_MISMATCH', 'certificate_of_other_name'],
  ...(
    [
      ...['DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
      ...['UNABLE_TO_GET_ISSUER_CERT', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'UNABLE_TO_DECODE_ISSUER_PUBLIC_KEY'],
      ...['UNABLE_TO_DECRYPT_CERT_SIGNATURE', 'CERT_SIGNATURE_FAILURE', 'CERT_CHAIN_TOO_LONG', 'CERT_REVOKED'],
      ...['CERT_UNTRUSTED', 'CERT_REJECTED', 'INVALID_CA', 'INVALID_PURPOSE', 'PATH_LENGTH_EXCEEDED'],
      ...['ERROR_IN_CERT_NOT_BEFORE_FIELD', 'ERROR_IN_CERT_NOT_AFTER_FIELD', 'UNSPECIFIED'],
      ...['UNABLE_TO_GET_CRL', 'UNABLE_TO_DECRYPT_CRL_SIGNATURE', 'CRL_SIGNATURE_FAILURE', 'CRL_NOT_YET_VALID'],
      ...['CRL_HAS_EXPIRED', 'ERROR_IN_CRL_LAST_UPDATE_FIELD', 'ERROR_IN_CRL_NEXT_UPDATE_FIELD'],
      // OpenSSL's own names, for a Node that knows them.
      ...['CA_MD_TOO_WEAK', 'CA_KEY_TOO_SMALL', 'EE_KEY_TOO_SMALL'],
    ] as const
  ).map((code): [string, TlsFault] => [code, 'certificate_untrusted']),
])

/** The other side speaks another tongue than TLS, an old one of it, or names a server that is not there. */
const HANDSHAKES: readonly [says: RegExp, means: TlsFault][] = [
  [/UNRECOGNIZED_NAME/, 'certificate_of_other_name'],
  [
    /PROTOCOL_VERSION|UNSUPPORTED_PROTOCOL|VERSION_TOO_(?:LOW|HIGH)|WRONG_SSL_VERSION|NO_PROTOCOLS_AVAILABLE|HANDSHAKE_FAILURE|NO_SHARED_CIPHER|NO_CIPHERS_AVAILABLE|INSUFFICIENT_SECURITY|KEY_TOO_SMALL|MD_TOO_WEAK|LEGACY_RENEGOTIATION|INAPPROPRIATE_FALLBACK|WRONG_SIGNATURE_TYPE|NO_SUITABLE_(?:SIGNATURE_ALGORITHM|GROUPS|KEY_SHARE)|WRONG_CURVE|UNKNOWN_CIPHER|WRONG_CIPHER/,
    'mail_outdated_encryption',
  ],
  [
    /WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|UNKNOWN_PROTOCOL|HTTPS?_(?:PROXY_)?REQUEST|^EPROTO/,
    'mail_wrong_encryption',
  ],
]

/**
 * What a failure of TLS means by Node's name for it; null where it is none.
 * @param detail its words, in which OpenSSL's reason stands where the name is `EPROTO`
 */
export function tlsFault(code: string, detail: string): TlsFault | null {
  const ofCertificate = CERTIFICATES.get(code)
  if (ofCertificate !== undefined) return ofCertificate
  if (!/^(?:ERR_SSL_|EPROTO$)/.test(code)) return null
  const named = code === 'EPROTO' ? `EPROTO ${detail.toUpperCase().replace(/\W+/g, '_')}` : code
  return HANDSHAKES.find(([says]) => says.test(named))?.[1] ?? null
}
