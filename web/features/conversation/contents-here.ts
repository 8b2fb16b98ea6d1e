import { UNSENT_FILES_MAX } from '#api/contract/message-limits.ts'

/** What this page has sent up, by the file that the server made of it: of no more files than a host may have there. */
const contents = new Map<string, File>()

export function keepContent(id: string, content: File): void {
  contents.set(id, content)
  const [oldest] = contents.keys()
  if (contents.size > UNSENT_FILES_MAX && oldest !== undefined) contents.delete(oldest)
}

/** What a file holds, where this page has it without asking; asked once. */
export function takeContent(id: string): File | undefined {
  const content = contents.get(id)
  contents.delete(id)
  return content
}
