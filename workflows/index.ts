export { deliverReply } from './reply/deliver-workflow.ts'
export { replyToGuest } from './reply/reply-workflow.ts'
export { watchSource } from './source/watch-source-workflow.ts'
