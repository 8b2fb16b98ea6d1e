/** A file's name in a Content-Disposition: RFC 6266, with what is no ASCII as RFC 8187 writes it. */
export function attachmentName(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const whole = encodeURIComponent(name).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)
  return `filename="${plain}"; filename*=UTF-8''${whole}`
}
