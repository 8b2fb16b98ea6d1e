/** 'There is only one', 'only one high chair': how many there are limits nobody. Folded, in the eight languages. */
export const ONE_OF_IT =
  /(?<![a-z])(?:(?:uno|una|un) sol[oa]|solo (?:un[oa]?|una)|(?:only|just)(?: have| got)? (?:one|a single)|nur eine?[nrs]?|(?:un|une) seule?|(?:un|une) unique|solo (?:hay |tenemos )?un[oa]?|(?:un|una) (?:solo|sola|unic[oa])|(?:slechts|maar|alleen) een|so (?:ha |temos )?(?:um|uma)|apenas (?:um|uma)|tylko jed[a-z]+|sol[oa] un[oa]?)(?![a-z])/
