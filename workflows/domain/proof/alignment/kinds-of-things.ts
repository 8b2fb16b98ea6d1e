import type { Piece } from './read-pieces.ts'

/** What is also called by the more general name. Nothing of which a rule or a price holds for one kind alone: a dog is allowed where pets are not. */
const KINDS: Record<string, readonly string[]> = {
  shop: ['supermarket', 'cornerShop'],
  supermarket: ['cornerShop'],
  boat: ['ferry'],
  station: ['busStation'],
  bus: ['shuttle'],
  busStation: ['station'],
  cleaning: ['finalCleaning'],
  finalCleaning: ['cleaning'],
  hob: ['gasHob', 'ceramicHob', 'induction'],
  barbecue: ['gasBarbecue'],
  shower: ['walkInShower'],
  coffeeMachine: ['filterCoffee', 'mokaPot'],
  parking: ['streetParking', 'undergroundParking'],
  step: ['stairs'],
  stairs: ['step'],
}
/** What a no of the general thing denies too: where no pets are taken, no dogs are. */
const DENIED_WITH: Record<string, string> = { dog: 'pet', cat: 'pet', beachTowel: 'towel', bathTowel: 'towel' }

/**
 * A piece of a reply, and the same with what the host may have called it: who says that there is a shop says it of a supermarket, where the host
 * names no shop.
 */
export function asHostMayCallIt(said: Piece, isNamed: (thing: string) => boolean): Piece[] {
  const found = [said]
  for (const name of said.things) {
    // Nobody needs to bring towels: that says nothing of beach towels.
    const isDenied = said.isNo && !said.traits.has('bring')
    const others = isDenied ? [DENIED_WITH[name] ?? []].flat() : isNamed(name) ? [] : (KINDS[name] ?? [])
    for (const other of others) {
      const words = said.saidWith.get(name)
      found.push({
        ...said,
        things: new Set([...said.things].map((one) => (one === name ? other : one))),
        saidWith: words === undefined ? said.saidWith : new Map([...said.saidWith, [other, words]]),
      })
    }
  }
  return found
}

/** A thing that is also called by the other name. */
export const ALSO: Record<string, readonly string[]> = {
  car: ['parking'],
  signal: ['wifi'],
  coffeeMachine: ['filterCoffee'],
  station: ['metro', 'train'],
  parking: ['garage', 'spot'],
  spot: ['parking', 'garage', 'undergroundParking'],
  towel: ['bathTowel'],
  bin: ['rubbish'],
  rubbish: ['bin'],
  firewood: ['logs'],
  logs: ['firewood'],
  gas: ['gasHob', 'gasBarbecue'],
  // 'Auf dem Hof.'
  farm: ['patio'],
}
