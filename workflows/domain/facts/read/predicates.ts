/** What makes of a name a statement: verbs and their like, in eight languages, folded. */
export const PREDICATE = new RegExp(
  `(?<![a-z])(?:${[
    "is|are|was|has|have|had|can|cannot|can't|may|must|need[a-z]*|costs?|includ[a-z]+|provid[a-z]+|available|allowed|permitted|possible|forbidden|welcome|works?|there|there's|no|not|don't|do|only|free|offers?|we|you",
    "eh|c'e|ci sono|sono|ha|hanno|abbiamo|puo|possono|potete|trov[a-z]+|disponibil[ei]|inclus[oaie]|compres[oaie]|fornit[oaie]|ammess[oaie]|consentit[oaie]|vietat[oaie]|costa(?:no)?|gratuit[oaie]|gratis|non|senza|solo|niente|nessun[oa]?|presente|presenti|dispone",
    'ist|sind|gibt|hat|haben|kann|konnen|kostet|kosten|inklusive|inbegriffen|vorhanden|erlaubt|verboten|moglich|verfugbar|willkommen|steh(?:t|en)|wird|werden|kostenlos|kostenfrei|kein[a-z]*|ohne|nicht|nur|wir|sie|bitte',
    'ofrecemos|offriamo|bieten|stellen|offrons|bieden|oferecemos|oferujemy|fornisce|forniamo|proposons',
    "est|sont|ont|il y a|peut|peuvent|pouvez|coute(?:nt)?|fourni(?:e|s|es)?|accepte(?:e|s|es)?|autorise(?:e|s|es)?|interdit(?:e|s|es)?|disponibles?|pas|aucune?|sans|seulement|gratuite?s?|n'est|nous|vous|merci",
    'es|son|esta|estan|hay|tiene|tienen|puede|pueden|cuesta|cuestan|incluid[oa]s?|admiten?|permiten?|permitid[oa]s?|prohibid[oa]s?|disponibles?|sin|dispone',
    'zijn|heeft|hebben|kan|kunnen|kost|inbegrepen|aanwezig|toegestaan|verboden|mogelijk|beschikbaar|welkom|staat|staan|wordt|worden|geen|niet|zonder|alleen|wij|u',
    'sao|ha|tem|temos|pode|podem|custa|custam|incluid[oa]s?|disponive(?:l|is)|permitid[oa]s?|proibid[oa]s?|nao|sem|apenas',
    'jest|sa|ma|maja|mozna|kosztuj[a-z]+|wliczon[a-z]+|dostepn[a-z]+|dozwolon[a-z]+|zabronion[a-z]+|mozliw[a-z]+|zapewni[a-z]+|nie|brak|bez|tylko|bezplatn[a-z]+|prosimy',
  ].join('|')})(?![a-z])|€|\\d[:.]\\d\\d|\\d ?(?:km|min|m\\b)`,
)
