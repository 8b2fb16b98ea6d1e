/** 'The taverna is a 10 minute walk, and the market is 1.5 km away': a figure with a verb is of what stands there, and of nothing that follows. */
export const isStatement = (text: string): boolean =>
  /\d/.test(text) &&
  IS.test(text) &&
  !/^(?:if|se|wenn|si|als|jesli|for|per|fur|pour|para|voor|dla|from|da|dal|ab|a partir|vanaf|od) /.test(text)
const IS =
  /(?<![a-z])(?:is|are|takes?|eh|sono|dista|ist|sind|liegt|kostet|est|sont|se trouve|esta|estan|es|son|ligt|zijn|fica|sao|jest|sa|znajduje)(?![a-z])/
