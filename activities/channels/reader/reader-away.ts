/** No thread could be started in which mails are read: no mail's fault, and none is a stub for it. */
export class ReaderAway extends Error {
  constructor(cause: unknown) {
    super('The thread that reads mails does not start', { cause })
    this.name = 'ReaderAway'
  }
}
