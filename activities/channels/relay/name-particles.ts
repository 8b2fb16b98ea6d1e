/** What stands within names, as they are written. */
export const PARTICLES =
  "(?:(?:d[aeiou]|d[aeo]s|de[lr]|de l[ao]s?|della|dalla|lo|la|van|van de[nr]?|van 't|in 't|'t|’t|von|von der|vom|zu|zum|zur|der|den|ten|ter|le|el|al|af|bin|ibn) )?"

/** One of them, folded: `Luca De Santis` */
export const IS_PARTICLE =
  /^(?:d[aeiou]|d[aeo]s|de[lnr]|dell[ao]|dalla|l[aeo]s?|van|von|vom|zu[mr]?|te[nr]|el|al|af|bin|ibn|in|'?t)$/u
