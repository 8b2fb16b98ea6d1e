import { remembered } from '#workflows/domain/remembered.ts'
import type { LanguageKit } from './language-kit.ts'

/** A pure reading of a text in a language that remembers its latest answers: for what houses and replies say again and again. */
export function rememberedByKit<T>(read: (text: string, kit: LanguageKit) => T): (text: string, kit: LanguageKit) => T {
  const known = new WeakMap<LanguageKit, (text: string) => T>()
  return (text, kit) => {
    const ofKit = known.get(kit) ?? remembered((one: string) => read(one, kit))
    known.set(kit, ofKit)
    return ofKit(text)
  }
}
