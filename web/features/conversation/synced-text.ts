import type { UnsentTextInput, UnsentTextView } from '#api/contract/unsent-texts.ts'
import type { Left } from './left-texts.ts'

/** One text that is being written: a reply of the host's own (`id` is the chat), another wording of a draft, or what is said `about` one. */
export type Place = {
  id: string
  chatId: string
  draftId: string | null
  draftVersion: number | null
  about?: { asked: string | null }
}

type Save = (input: UnsentTextInput) => Promise<UnsentTextView | null>

/** What was written elsewhere while this window has words of its own. */
export type Conflict = { text: string; version: number }

/**
 * Keeps one text the same here and on the server. `base`: what both had last; this window has words of its own where its text is
 * another. One save at a time, and none while another window's words would be lost by it.
 */
export class SyncedText {
  readonly #place: Place
  readonly #writer: string
  readonly #save: Save
  #base = ''
  #version = 0
  #text = ''
  #conflict: Conflict | undefined
  /** What was written here when the other windows were last told that something is. */
  #told = ''
  #isRead = false
  readonly #listeners = new Set<() => void>()
  #saving: Promise<void> | undefined

  constructor(place: Place, { writer, save }: { writer: string; save: Save }) {
    this.#place = place
    this.#writer = writer
    this.#save = save
  }

  /** What another window has written, while this one has words of its own; `subscribe` tells when that changes. */
  readonly conflict = (): Conflict | undefined => this.#conflict

  readonly subscribe = (notify: () => void): (() => void) => {
    this.#listeners.add(notify)
    return () => void this.#listeners.delete(notify)
  }

  get isOwed(): boolean {
    return this.#text !== this.#base && this.#conflict === undefined
  }

  /** What would be lost with this window; null where the server has it. */
  get left(): Left | null {
    if (this.#text === this.#base) return null
    const { draftVersion } = this.#place
    return { text: this.#text, base: this.#base, version: this.#version, draftVersion }
  }

  /** Goes on with what was left. */
  resume({ text, base, version }: Left): void {
    this.#text = text
    this.#told = text
    this.#base = base
    this.#version = version
  }

  /** What the host sees here now. */
  write(text: string): void {
    this.#text = text
  }

  /** What the server has: answers the text to show here, where that is another than is shown. `isHeld`: the host's hands are on it. */
  learn(row: Pick<UnsentTextView, 'text' | 'version'> | undefined, isHeld = false): string | undefined {
    // The answer of the save tells more.
    if (this.#saving !== undefined) return undefined
    const { text, version } = row ?? { text: '', version: 0 }
    if (version === this.#version && text === this.#base) {
      this.#isRead = true
      return undefined
    }
    // It was only told there that somebody writes: nothing else is written.
    if (row !== undefined && text === this.#base) {
      this.#isRead = true
      this.#version = version
      this.#meet(undefined)
      return undefined
    }
    const mayFill = !isHeld || !this.#isRead || text === ''
    this.#isRead = true
    const isMine = (this.#text === this.#base && mayFill) || this.#text === text
    // Ended elsewhere: what this window has is all there is.
    if (!isMine && row !== undefined) {
      this.#meet({ text, version })
      return undefined
    }
    this.#meet(undefined)
    this.#base = text
    this.#version = version
    return isMine && this.#text !== text ? text : undefined
  }

  /** What is shown here stays, and is saved no more as it is: elsewhere it was sent, or discarded. */
  rest(): void {
    this.#base = this.#text
  }

  /** This window's words in place of the other's. */
  keepMine(): void {
    if (this.#conflict === undefined) return
    this.#base = this.#conflict.text
    this.#version = this.#conflict.version
    this.#meet(undefined)
  }

  /** @throws whatever the save throws; what is written stays owed. */
  async flush(): Promise<void> {
    while (this.#saving !== undefined) await this.#saving
    const doing = this.#next()
    if (doing === undefined) return
    this.#saving = doing.finally(() => {
      this.#saving = undefined
    })
    await this.#saving
  }

  #next(): Promise<void> | undefined {
    if (this.isOwed) return this.#keep(this.#text)
    return this.#conflict && this.#text !== this.#told ? this.#tell(this.#conflict) : undefined
  }

  #meet(conflict: Conflict | undefined): void {
    this.#conflict = conflict
    for (const notify of this.#listeners) notify()
  }

  /** The other's words as they stand, by this window: that it writes too is heard there, and nothing of theirs is lost. */
  async #tell({ text, version }: Conflict): Promise<void> {
    this.#told = this.#text
    const kept = await this.#put(text, version)
    if (kept === null) return
    // Its host may have chosen meanwhile.
    if (this.#conflict?.version === version) this.#meet({ text, version: kept.version })
    else if (this.#version === version) this.#version = kept.version
  }

  #put(text: string, version: number): Promise<UnsentTextView | null> {
    const { draftId, draftVersion, about } = this.#place
    const place = { draftId, draftVersion, ...(about && { about }) }
    return this.#save({ ...place, text, version, writer: this.#writer })
  }

  async #keep(text: string): Promise<void> {
    const kept = await this.#put(text, this.#version)
    this.#told = text
    this.#base = text
    this.#version = kept?.version ?? 0
  }
}
