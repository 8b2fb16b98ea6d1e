/** What is said of the first of some; folded, in the eight languages. */
export const FIRST =
  /(?<![a-z])(?:(?:the |our )?first(?! floor)|(?:il|la|i|le) prim[oaie](?! piano)|erste[nrs]?(?! (?:stock|etage))|premi(?:er|ere|ers|eres)(?! etage)|primer[oa]?s?(?! piso)|eerste(?! verdieping)|primeir[oa]s?(?! andar)|pierwsz[a-z]+(?! pietr))(?![a-z])/

/** What is said of the next of them. */
export const NEXT =
  /(?<![a-z])(?:second(?! floor)|(?:il|la) second[oa](?! piano)|zweite[nrs]?(?! (?:stock|etage))|deuxieme(?! etage)|segund[oa](?! (?:piso|andar))|tweede(?! verdieping)|drug(?:i|ie|a)(?! pietr)|(?:any|each|every) (?:further|additional|extra|other)|(?:any )?further|jede[rsn]? weitere[rsn]?|weitere[rn]?|ogni altr[oa]|(?:le|gli|i) altr[eio]|ulterior[ei]|supplementaires?|suivante?s?|cada (?:uno )?(?:adicional|extra|mas)|(?:los|las|os|as) (?:siguientes|demas|seguintes|restantes)|iedere? (?:extra|volgende)|elke? (?:extra|volgende)|(?:de )?volgende|(?:kazd[a-z]+ )?(?:kolejn|nastepn)[a-z]+)(?![a-z])/
