/** Words of a sentence that says 'I will ask', by language, folded. What the evals judge with is not what is judged. */
const DEFERRALS: Record<string, RegExp> = {
  it: /chied|verific|far[oe] sapere|faccio sapere|inform|controll|rispond/u,
  en: /check (?:and|with)|let me check|need to check|let you know|get back|find out|\bask\b/u,
  de: /frage nach|klar|melde|erkundig|pruf/u,
  fr: /renseign|verifi|reviens|revenons|demand/u,
  es: /consult|averigu|comprob|pregunt|confirmo|inform/u,
  nl: /navraag|vraag|laat (?:ik |het )|kom (?:ik )?(?:er )?(?:zo snel mogelijk )?(?:op )?terug|zoek|controleer/u,
  pt: /verific|confirm|pergunt|inform|digo|volto|averigu/u,
  pl: /sprawdz|dopyt|dam (?:panstwu )?znac|zapytam|odpowiem|wroce|odezwe/u,
}

/** Whether a sentence puts something off, by words of its language that the product does not share. */
export const isDeferral = (sentence: string, language: string): boolean => DEFERRALS[language]?.test(sentence) ?? false
