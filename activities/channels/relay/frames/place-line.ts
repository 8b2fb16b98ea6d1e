import { fold } from '#workflows/domain/fold-text.ts'

const PLACE = /^\p{Lu}[\p{L}\p{M}'’ .-]{1,40}(?:, ?\p{Lu}[\p{L}\p{M}'’ .-]{1,40}){1,2}$/u
/** How people begin what they write, folded. */
const GREETS =
  /^(?:hi|hello|hey|dear|good|thank\w*|ciao|salve|buon\w*|caro|cara|gentil\w*|grazie|hallo|guten|lieb\w*|sehr|danke|bonjour|bonsoir|salut|cher|chere|merci|hola|buen\w*|estimad\w*|querid\w*|gracias|ola|boa|bom|car[oa]|obrigad\w*|goede\w*|dag|beste|bedankt|czesc|dzien|witam|drog\w*|dziekuj\w*|dobry|dobre|ahoj|zdravim|mil\w*|dekuj\w*)(?!\p{L})/u

/** Whether a line begins as people begin what they write. */
export const greets = (line: string): boolean => GREETS.test(fold(line.trim().replace(/^[¡!«“„"]+\s*/u, '')))

/** `Nantes, France`: where a guest is from, as a platform writes it below what it says of them. */
export const isPlaceLine = (line: string): boolean => PLACE.test(line.trim()) && !greets(line)

/** `Henkilöllisyys vahvistettu · 2 arvostelua`: what a platform says of a guest below their name, in any language. */
export const isProfileLine = (line: string): boolean =>
  /^\p{Lu}[\p{L}\p{M} '’]{3,50} [·•] \d{1,4} \p{L}[\p{L}\p{M}]+$/u.test(line.trim())
