/** Every key of the cache, so that the live stream can name what changed. */
export const queryKeys = {
  me: ['me'] as const,
  dashboard: ['dashboard'] as const,
  chats: ['chats'] as const,
  chatList: (filter: object) => ['chats', 'list', filter] as const,
  recentChats: ['chats', 'recent'] as const,
  channels: ['chats', 'channels'] as const,
  chat: (chatId: string) => ['chats', 'one', chatId] as const,
  messages: (chatId: string) => ['messages', chatId] as const,
  allMessages: ['messages'] as const,
  properties: ['properties'] as const,
  property: (propertyId: string) => ['properties', propertyId] as const,
  sources: ['sources'] as const,
  appSettings: ['settings', 'app'] as const,
  aiSettings: ['settings', 'ai'] as const,
  debugSettings: ['settings', 'debug'] as const,
  users: (search: string) => ['users', search] as const,
}
