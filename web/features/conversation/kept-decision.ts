import { isRecord } from '#api/contract/is-record.ts'
import { type Kept, useKept } from '#web/lib/kept.ts'
import { isDecision } from './run-command.ts'

const isAbout = ({ what, refused, isUnwanted }: Kept, messageId: string): boolean => {
  const command: unknown = 'command' in what ? what.command : undefined
  const isOpen = refused === undefined && isUnwanted !== true
  return isOpen && isRecord(command) && command.messageId === messageId && isDecision(command)
}

/** What was decided on a draft and is kept until there is a line: nothing of it is on its way. */
export const useKeptDecision = (messageId: string): Kept | undefined => useKept().find((one) => isAbout(one, messageId))
