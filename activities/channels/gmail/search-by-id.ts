/** What Gmail's search would read as more than the one id: words of its own, quotes, groups. */
const ONE_ID = /^[^\s<>"(){}]+$/

/** The search for the mail with this Message-ID; null for one that the search could take for something else. */
export function searchById(rfcMessageId: string): string | null {
  const id = rfcMessageId.trim().replace(/^<|>$/g, '')
  return ONE_ID.test(id) ? `rfc822msgid:${id}` : null
}
