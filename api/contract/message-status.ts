/** The states of a message and what follows from them, for who shows them. */
export {
  IN_SIGHT_AT_DRAFT,
  MAY_HAVE_ARRIVED,
  messageFlags,
  STANDING_ANSWERS,
} from '#workflows/domain/message-status.ts'
