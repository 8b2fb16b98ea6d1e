import { fold } from '#workflows/domain/fold-text.ts'
import { forbidsAnswers } from './forbids-answers.ts'
import { isOffice } from './office-names.ts'

const ROBOT =
  /(?<![\w.+-])(?:no|not|do-?not|nicht|non|ne-?pas)[._-]?(?:reply|respond|answer|antworten|rispondere|repondre|responder)[\w.+-]{0,20}@/i
/** Fewer are what a guest wants to tell by it: a flight's number and its hour. */
const LEAST_WORDS = 8
const FIELD = /^\*?\p{L}[\p{L} ]{0,20}\s?[:：]/u

/** How a firm's program addresses whoever it writes to, folded. */
const TO_CUSTOMER =
  /^(?:dear|gentile|egregio|sehr geehrter?|liebe[rs]?|cher|chere|estimad[oa]|querid[oa]|beste|geachte|caro|cara|prezad[oa]|szanown[yae]|drog[ia]|vazen[yae]) (?:customer|client|guest|passenger|traveler|traveller|member|client[e]|passegger[oa]|viaggiatore|kund[ei]n?|fahrgast|gast|reisender|passager|voyageur|pasajer[oa]|viajer[oa]|klant|reiziger|passageir[oa]|klien\p{L}+|pasazer\p{L}*|cestujici|zakaznik\p{L}*)(?!\p{L})/u
const isToCustomer = (body: readonly string[]) =>
  body
    .filter((line) => line.trim() !== '')
    .slice(0, MOST_ABOVE_GREETING)
    .some((line) => TO_CUSTOMER.test(fold(line.trim())))
const MOST_ABOVE_GREETING = 3

/** Whether what somebody passes on below words of their own is what a machine wrote to them: by its address, or since it wants no answer. */
export function isMachinesForward(lines: readonly string[]): boolean {
  const body = lines.slice(1).filter((line) => !FIELD.test(line.trim()))
  const words = body.join('\n').match(/[\p{L}\p{N}]+/gu) ?? []
  return (
    words.length >= LEAST_WORDS &&
    (forbidsAnswers(body.join('\n')) || isToCustomer(body) || isFromMachine(lines.slice(0, MOST_OF_HEAD)))
  )
}

const MOST_OF_HEAD = 8
const SENDER = /^\W*\p{L}[\p{L} ]{0,12}\s?[:：]\s*/u

/** Of whom the head names first, as its sender, the office counts; a program that wants no answer wherever it is named. */
function isFromMachine(head: readonly string[]): boolean {
  const sender = head.find((line) => ADDRESS.test(line)) ?? ''
  const who = sender.replace(SENDER, '').replace(/\[?mailto:/gi, '')
  const named = who.includes('<') ? who : `<${who}`
  const name = /<([^<>@\s]{1,64})@/.exec(fold(named))?.[1] ?? ''
  return head.some((line) => ROBOT.test(line)) || isOffice(name)
}

const ADDRESS = /[^\s<>"(),;:]{1,64}@[^\s<>"(),;:]{1,255}/
const MOST_ABOVE_SENDER = 5

/** Whether what somebody passes on is what one of these addresses wrote: the first that its head names is its sender's. */
export const isForwardOf = (lines: readonly string[], own: readonly string[]): boolean => {
  const [sender = ''] = ADDRESS.exec(lines.slice(0, MOST_ABOVE_SENDER).join('\n')) ?? []
  return own.includes(sender.toLowerCase())
}
