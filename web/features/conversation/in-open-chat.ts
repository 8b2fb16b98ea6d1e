import { isNobodys } from '#web/lib/lost-focus.ts'

/** Whether nothing that somebody chose has the focus but, at most, the row by which the chat was opened. */
export const isFreeIn = (chatId: string): boolean =>
  isNobodys() || document.activeElement?.matches(`a[data-chat="${chatId}"]`) === true

/** Of keys about the open chat: while the row of another has the focus they are about that one, and do nothing. */
export const inOpenChat =
  <Args extends unknown[]>(chatId: string, act: (...args: Args) => void) =>
  (...args: Args): void => {
    const { activeElement: focused } = document
    const row = focused instanceof HTMLElement ? focused.dataset.chat : undefined
    if (row === undefined || row === chatId) act(...args)
  }
