import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { fold } from '#workflows/domain/fold-text.ts'

/**
 * What people put into a sentence to be kind, folded: 'by the way', 'if you like', 'just so you know'. A condition of courtesy limits
 * nothing: whoever wants it has it. Nothing that says yes stands here.
 */
const ASIDES: Record<DraftLanguage, string> = {
  it: "tra l'altro|(?:tieni|tenga|tenete|tenga pero|tieni pero) presente(?: che)?|(?:si )?tenga conto(?: che)?|attenzione (?:solo|soltanto) a(?:l|lla|llo|i|gli|lle)?|a proposito|se (?:vi|ti|le|ne) (?:serve|servono|va|occorre|occorrono|interessa)|se (?:volete|vuoi|vuole|desiderate|preferite)|se avete bisogno|se poi (?:vi|ti) servono altr[ei]|meglio saperlo prima|(?:vi|le|ti) chiediamo (?:solo |pero |gentilmente |cortesemente )?di|chiediamo solo di|due cose|una cosa|giusta domanda|ottima domanda|buona domanda",
  en: "by the way|please (?:note|be aware|keep in mind|bear in mind|remember)(?: that)?|just (?:note|mind|keep in mind|bear in mind)(?: that)?|if you (?:like|want|wish|need (?:it|one|any|some|more|them)|prefer|fancy|would like)|if you'd like|should you need (?:it|one|any)|just so you know|for your information|fair question|good thinking|good question|great question|one thing|two things|(?:it is |it's )?better (?:that )?you (?:hear|know)(?: it)?(?: from us)?(?: beforehand| in advance)?|we (?:only |just |kindly |do )?ask (?:that you|that they|you to)|please just",
  de: 'ubrigens|(?:bitte )?beachte(?:n sie|t)?(?: bitte)?(?: nur)?(?:, dass)?|bitte zu beachten|denken sie (?:bitte )?daran|achtung nur bei(?: der| dem)?|wenn (?:ihr|sie|du) (?:mogt|mochtet|mochten|wollt|wollen|willst|magst|braucht|brauchen)|falls (?:ihr|sie|du) (?:mogt|wollt|wollen|braucht|brauchen)|bei bedarf|gute frage|gut zu wissen|wir bitten (?:sie |euch |dich )?(?:nur|lediglich|aber nur|darum)|bitte nur|eine sache|zwei dinge|zur info',
  fr: "au fait|(?:veuillez )?note[rz] (?:bien |simplement |juste )?(?:que|qu')|sachez (?:simplement |juste )?(?:que|qu')|attention (?:simplement|juste|seulement) (?:a la|a l'|au|aux|a)|d'ailleurs|pour info|si vous (?:le )?(?:voulez|souhaitez|desirez|preferez)|si besoin|en cas de besoin|bonne question|nous (?:vous )?demandons (?:seulement |simplement |juste )?de|merci simplement de|une chose|deux choses|bon a savoir",
  es: 'por cierto|(?:ten|tenga|tengan|tened) (?:solo |solamente )?en cuenta(?: que)?|(?:atencion|ojo) (?:solo|solamente) a(?:l| la| los| las)?|si (?:quereis|quiere|quieren|quieres|lo desea|lo desean|lo necesitais|lo necesita|hace falta)|si necesitais|a las dos cosas|buena pregunta|para que lo sepais|una cosa|dos cosas|(?:solo |unicamente )?(?:os|le|les|te) pedimos (?:solo |unicamente )?que|solo pedimos que',
  nl: 'trouwens|(?:let|hou|houd) er (?:wel |alleen )?(?:op|rekening mee)(?:,? dat)?|let (?:alleen|enkel) op|wel vragen we (?:u |jullie |je )?om|we vragen (?:u|jullie|je) (?:wel )?om|overigens|als (?:je|jullie|u) (?:wilt|wil|willen|nodig hebt|nodig heeft|nodig hebben)|goede vraag|goed om te weten|we vragen (?:(?:u|jullie|je) )?(?:alleen|wel|enkel)(?: om)?|een ding|twee dingen|ter info',
  pt: 'ja agora|(?:tenha|tenham|tenha so|tenham so) em (?:conta|atencao)(?: que)?|(?:note|notem|repare|reparem) que|atencao (?:apenas|so) (?:a|ao|as|aos)|a proposito|por sinal|se (?:quiser|quiserem|precisar|precisarem|desejar|desejarem|preferir|preferirem)(?: de mais)?|boa pergunta|pedimos(?:-lhes?|-vos)? (?:so |apenas )?que|so pedimos que|pedimos apenas que|uma coisa|duas coisas|fica a saber',
  pl: 'przy okazji|(?:prosze|prosimy) (?:pamietac|miec na uwadze|zwrocic uwage)(?:,? ze)?|a propos|jesli (?:chcecie|panstwo chca|potrzebujecie|chcesz|potrzeba)|w razie potrzeby|dobre pytanie|warto wiedziec|prosimy tylko(?:, zeby|, aby| o to, zeby)?|jedna rzecz|dwie rzeczy',
}

const patterns = new Map<DraftLanguage, RegExp>()

/** A sentence without what is only kind in it. What it denies, limits and promises stays. */
export function withoutAsides(sentence: string, language: DraftLanguage): string {
  const pattern = patterns.get(language) ?? new RegExp(`(?<![\\p{L}])(?:${ASIDES[language]})(?![\\p{L}])`, 'gu')
  patterns.set(language, pattern)
  let text = sentence
  // Folding keeps the length of nearly all that is written; where it does not, nothing is cut.
  const folded = fold(sentence)
  if (folded.length !== sentence.length) return text
  for (const { 0: found, index } of folded.matchAll(pattern))
    text = text.slice(0, index) + ' '.repeat(found.length) + text.slice(index + found.length)
  return text
}
