import type { MessageView } from '#api/contract/messages.ts'
import { AppError } from '#workflows/domain/errors.ts'

/** The 409 of a decision on a version that is no longer the draft's: it carries the draft as it is now. */
export class DraftChanged extends AppError {
  readonly draft: MessageView
  constructor(draft: MessageView) {
    super('conflict', { code: 'draft_changed' })
    this.draft = draft
  }
}
