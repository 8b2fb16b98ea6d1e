type Follower = (chatId: string) => void

const followers = new Set<Follower>()

/** A host takes back here what they decided in a chat: whoever was led away from it by that decision leads back. */
export function noteTakenBack(chatId: string): void {
  for (const follow of followers) follow(chatId)
}

/** Follows what is taken back from now on. */
export function onTakenBack(follow: Follower): { end: () => void } {
  followers.add(follow)
  return { end: () => void followers.delete(follow) }
}
