const SAYS_UNDELIVERED =
  /undeliver|not (?:be )?delivered|n't (?:be )?delivered|(?:could|unable to|wasn't able to|not able to|can ?not) (?:not )?deliver|did(?: not|n't) reach|can ?not be reached|delivery (?:has |status notification \()?fail|returned (?:mail|to sender)|failure notice|mancat[ao] (?:recapito|consegna)|non (?:è stato )?(?:recapitat|consegnat)|impossibile (?:recapitare|consegnare)|unzustellbar|nicht (?:zugestellt|erreicht)|non remis|n'a pas (?:pu être|été) (?:remis|distribu)|no se (?:ha podido|pudo) entregar|no (?:ha (?:podido ser|sido)|pudo ser|fue) entregad|devuelto al remitente|não (?:foi |pôde ser )?entregue|onbestelbaar|niet (?:worden )?bezorgd|nie dostarczono|nie (?:mogła|można|udało) .{0,20}dostarcz/i
const SAYS_LATE =
  /\bdelayed\b|notification \(delay|(?:will|we'll) (?:keep|continue|retry|be retried|try again)|warning(?: message)? only|still (?:being|trying)|(?:has not|hasn't|not) yet been delivered|delivered yet|no(?:t| action) (?:is )?required|in ritardo|(?:nuovi|ulteriori|altri) tentativi|verrà ritentat|riproveremo|verzögert|weiterhin versucht|wird erneut|retardé|nouvelles? tentatives?|sera retent|retrasad|se (?:volverá a intentar|reintentará)|atrasad|novas tentativas|vertraagd|opnieuw (?:geprobeerd|worden)|opóźni|ponowiona/i
/** That nothing more is tried, whatever code stands beside it: a server that may pass was asked for days before. */
const SAYS_GIVEN_UP =
  /\bpermanent(?:ly)?(?: fatal)? (?:error|fail)|\bfail(?:ed|ure) permanent|\b(?:given|giving|gave) up\b|queue too long|too long in (?:the )?queue|retry time(?:out)? (?:exceeded|expired)|not going to try again|no (?:more|further) (?:delivery )?(?:attempts|retries)|(?:message|delivery time|queue)[ .]?(?:has )?expired|deleted from (?:the )?queue|returned to sender|unzustellbar|(?:errore|error|erreur|erro) permanent|rinunciato|tempo massimo|dauerhafte[rn]? fehler|endgültig|aufgegeben|abandonné|se ha desistido|desistiu|permanente fout|opgegeven|trwały błąd|zaniechan/i
/** What has not happened: `eventually it will give up`, `if that fails permanently`. */
const MAY_HAPPEN =
  /\b(?:if|unless|eventually|until|in case|qualora|falls|sofern|wenn|jeśli)\b|\bwill (?:be returned|give)\b/i
/** What servers answer in numbers, whatever their words: RFC 5321, 4.2, and RFC 3463. */
export const FAILED_CODE = /(?<![\d.,:+-])(?:5\.[0-7]\.\d{1,3}(?![\d.])|5[0-5]\d(?=[ -][\p{L}#<5(]))/u
export const LATE_CODE = /(?<![\d.,:+-])(?:4\.[0-7]\.\d{1,3}(?![\d.])|4[0-5]\d(?=[ -][\p{L}#<4(]))/u

/** Whether a mail system says that it has given a mail up. */
export const isGivenUp = (words: string): boolean =>
  words
    .replace(/\n(?=\S)/g, ' ')
    .split(/[.!?;](?=\s)|\n/)
    .some((sentence) => SAYS_GIVEN_UP.test(sentence) && !MAY_HAPPEN.test(sentence))

/**
 * What a mail system's own words say became of a mail; null where they say nothing of one. A code of what may pass alone is a delay:
 * beside words of a failure it is why the mail was given up.
 */
export function newsInWords(words: string, { namesFailed }: { namesFailed: boolean }): 'failed' | 'delayed' | null {
  if (isGivenUp(words)) return 'failed'
  if (SAYS_LATE.test(words)) return 'delayed'
  if (namesFailed || FAILED_CODE.test(words) || SAYS_UNDELIVERED.test(words)) return 'failed'
  return LATE_CODE.test(words) ? 'delayed' : null
}
