/** What a host lets, in all languages at once. */
export const HOUSE =
  /(?<!\p{L})(?:casa|appartamento|alloggio|villa|baita|chalet|monolocale|bilocale|studio|loft|cottage|trullo|house|flat|apartment|home|cabin|bungalow|haus|wohnung|ferienwohnung|ferienhaus|unterkunft|apartments?|maison|appartement|logement|gite|piso|apartamento|alojamiento|estudio|casita|huis|huisje|woning|accommodatie|estudio|alojamento|moradia|vivenda|chale|dom|domu|domek|domku|mieszkani[ea]|mieszkaniu|apartamen\p{L}*|a bordo|on board|aboard|an bord|a bord|aan boord|na pokladzie)(?!\p{L})/u

/** At the end of what is contrasted, in all languages at once. */
export const YES = /(?<!\p{L})(?:si|yes|ja|oui|sim|tak|wel|schon)\W*$|^\W*(?:wel|si)(?!\p{L})/u
/** Whom a figure may count, in all languages at once. */
export const PEOPLE =
  /(?<!\p{L})(?:person\p{L}*|people|guests?|gast|gasten?|ospit[ei]|hotes|voyageurs|huesped\p{L}*|hospedes?|pessoas?|osob\p{L}*|gosc\p{L}*|adult\p{L}*|erwachsene\p{L}*|volwassene\p{L}*|doroslych)(?!\p{L})/u

type Fronted = {
  isOfHouse: boolean
  things: ReadonlySet<string>
  traits: ReadonlySet<string>
  limits: ReadonlySet<string>
  values: readonly unknown[]
}

/** 'At the house, there is …': what stands alone in front goes for what follows. */
export const withFront = <T extends Fronted>(pieces: readonly T[]): T[] =>
  pieces.map((piece, index) => {
    const before = pieces[index - 1]
    const isFront =
      before?.isOfHouse === true &&
      before.things.size + before.traits.size + before.limits.size + before.values.length === 0
    return isFront ? { ...piece, isOfHouse: true } : piece
  })
