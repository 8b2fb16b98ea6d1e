import type { DraftLanguage } from '#workflows/domain/draft.ts'

const words = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}])`, 'u')

/** How a sentence says that an answer will come, beside the words that put a question off. Folded. */
export const ANSWER_WILL_COME: Record<DraftLanguage, RegExp> = {
  it: words(
    '(?:ti|le|vi) (?:rispondo|rispondero|scrivo|scrivero|ricontatto|faccio|faro|aggiorno|aggiornero|dico|diro)|rispond(?:o|ero|iamo|eremo)|ricontatt\\p{L}*|aggiorn(?:o|ero)|torno da|mi faccio vivo|mi faccio viva',
  ),
  en: words(
    "(?:i|we)(?: will|'ll| shall)? (?:answer|reply|respond|write|contact|message|update|call) (?:you|back|to you)|(?:will|'ll) (?:answer|reply|respond|get back|come back|be in touch|let you know)|be in touch|get back to you|update you",
  ),
  de: words(
    'antworte(?:n)? (?:dir|ihnen|euch)|(?:melde|melden) (?:mich|uns)|(?:sage|schreibe|gebe) (?:dir|ihnen|euch)|bescheid|komme (?:\\p{L}+ )?(?:auf (?:dich|sie|euch) )?zuruck',
  ),
  fr: words(
    '(?:je|nous) (?:vous|te) (?:reponds|repondrai|repondons|recontacte|recontacterai|ecris|ecrirai|tiens|dirai|confirme|confirmerai)|(?:reviens|revenons|reviendrai) vers|tiens au courant',
  ),
  es: words(
    '(?:te|le|os|les) (?:respondo|respondere|responderemos|contesto|contestare|escribo|escribire|digo|dire|aviso|avisare|confirmo|confirmare)|respondere|contestare',
  ),
  nl: words(
    'antwoord (?:je|u|jullie)|(?:laat|laten) (?:\\p{L}+ ){0,6}weten|(?:kom|komen) (?:\\p{L}+ ){0,3}(?:op )?terug|neem (?:\\p{L}+ ){0,3}contact|reageer',
  ),
  pt: words(
    'respondo|responderei|respondemos|(?:digo|direi|escrevo|escreverei|confirmo|confirmarei|aviso|avisarei)-?(?:lhe|te|vos)?|entro em contacto|entrarei em contacto|volto a (?:contactar|escrever)|dou-?(?:lhe|te)? noticias',
  ),
  pl: words('odpowiem|odpiszemy|odpisze|odezwe|dam (?:\\p{L}+ )?znac|napisze|skontaktuje|wroce z|potwierdze'),
}
