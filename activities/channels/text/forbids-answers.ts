import { fold } from '#workflows/domain/fold-text.ts'

/** That nobody is to answer, or that nobody reads answers: en, it, de, fr, es, pt, nl, pl, cs, sv, da and nb. All folded. */
const FORBIDS =
  /(?<!\p{L})(?:(?:do not|don't|cannot) (?:reply|respond|answer)|(?:mailbox|inbox|address) is (?:not|un)\s?monitored|non (?:si prega di |e possibile )?rispond\p{L}*|antworten sie (?:bitte )?nicht|nicht auf diese|(?:ne|pas) (?:pas )?repondre|no (?:responda\p{L}*|conteste\p{L}*|admite respuestas?)|nao (?:responda\p{L}*|recebe respostas?)|niet (?:te )?(?:beantwoord\p{L}*|reageren)|nie odpowiad\p{L}*|neodpovidejte|svara inte|svar ikke|ikke svare?)/u

/** Whether a text says that nobody is to answer it: a machine wrote it. */
export const forbidsAnswers = (text: string): boolean => FORBIDS.test(fold(text))
