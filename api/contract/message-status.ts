/** The states of a message and what follows from them, for who shows them. */
export {
  IN_SIGHT_AT_DRAFT,
  MAY_HAVE_ARRIVED,
  MESSAGES_GONE_OUT,
  messageFlags,
  STANDING_ANSWERS,
  WITHOUT_WORDS,
} from '#workflows/domain/message-status.ts'
