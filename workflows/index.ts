export { deliverReply } from './reply/deliver-workflow.ts'
export { replyToGuest } from './reply/reply-workflow.ts'
