import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { fold } from '#workflows/domain/fold-text.ts'

type Openers = { yes: string; no: string; soft: string }

/** How a short answer begins, folded: what says yes, what says no, and what only makes it kind. */
const OPENERS: Record<DraftLanguage, Openers> = {
  it: {
    yes: "si|certo|certamente|esatto|giusto|assolutamente|ovviamente|va bene|d'accordo|come no|certo che si|si puo|e possibile|volentieri|nessun problema|confermo",
    no: 'no|assolutamente no|non (?:esattamente|proprio|del tutto)|non e possibile',
    soft: 'tranquill[oaie]|(?:puo|potete|puoi) stare tranquill[oaie]|purtroppo|siamo (?:molto )?spiacenti|ci dispiace (?:molto|tanto)|mi dispiace (?:molto|tanto)|mi dispiace|ci dispiace|guarda|guardate|allora|beh|infatti|per fortuna|grazie|con piacere|di solito',
  },
  en: {
    yes: "yes|yep|yeah|sure|of course|certainly|absolutely|definitely|correct|exactly|indeed|that's right|that's fine|that's no problem|that's possible|no problem|no problem at all|not a problem|no worries|ok|okay|you can|happy to|gladly|sure thing|all good",
    no: 'no|nope|not really|not quite|not exactly|not entirely|no way',
    soft: "unfortunately|(?:i'm|we're|i am|we are) (?:so|very|really) sorry|we are sorry|i am sorry|sadly|sorry|i'm sorry|i'm afraid|i'm afraid so|i'm afraid not|we're sorry|luckily|actually|well|thanks|thank you|great question|good question|as a rule",
  },
  de: {
    yes: 'ja|klar|sicher|gern|gerne|naturlich|selbstverstandlich|genau|richtig|stimmt|kein problem|absolut|das geht|das ist moglich|aber sicher|na klar|sehr gern|sehr gerne|auf jeden fall',
    no: 'nein|nee|nicht ganz|nicht genau|nicht direkt|das geht nicht|das geht leider nicht',
    soft: 'leider|(?:es )?tut (?:mir|uns) (?:sehr |wirklich )?leid|es tut mir leid|schade|zum gluck|gute frage|danke|also|doch|da|das',
  },
  fr: {
    yes: "oui|bien sur|certainement|tout a fait|exactement|absolument|c'est exact|c'est possible|pas de probleme|pas de souci|aucun probleme|volontiers|d'accord|avec plaisir|bien entendu|sans probleme",
    no: "non|pas du tout|pas exactement|pas tout a fait|pas vraiment|ce n'est pas possible",
    soft: 'malheureusement|nous (?:le )?regrettons|je regrette|(?:je suis|nous sommes) (?:vraiment |sincerement )?desolee?s?|helas|desole|desolee|je suis desolee?|nous sommes desoles|merci|alors|bonne question|en fait|heureusement',
  },
  es: {
    yes: 'si|claro|claro que si|por supuesto|desde luego|exacto|correcto|asi es|sin problema|ningun problema|efectivamente|vale|es posible|se puede|con mucho gusto|no hay problema|como no',
    no: 'no|para nada|no exactamente|no del todo|no es posible',
    soft: 'tranquil[oa]s?|lamentablemente|lo sentimos mucho|lo lamento|lo lamentamos|por desgracia|desgraciadamente|lo siento|lo sentimos|lo siento mucho|por suerte|gracias|pues|bueno',
  },
  nl: {
    yes: 'ja|jazeker|zeker|ja hoor|ja zeker|natuurlijk|uiteraard|klopt|precies|inderdaad|geen probleem|akkoord|dat klopt|dat kan|dat mag|dat is prima|prima|graag|geen enkel probleem',
    no: 'nee|nee hoor|niet helemaal|niet precies|niet echt|dat kan niet|dat kan helaas niet|dat mag niet|dat mag helaas niet',
    soft: 'helaas|het spijt (?:me|ons) (?:zeer|erg)|sorry|jammer|het spijt me|het spijt ons|jammer genoeg|gelukkig|bedankt|nou|goede vraag',
  },
  pt: {
    yes: 'sim|claro|claro que sim|com certeza|certamente|exato|exatamente|correto|isso mesmo|sem problema|certo|pois|e possivel|pode sim|podem sim|com todo o gosto|nenhum problema',
    no: 'nao|nao exatamente|nao propriamente|nao bem|nao e possivel|de forma alguma|nao e preciso|nao e necessario',
    soft: 'infelizmente|lamentamos muito|lamento muito|sentimos muito|pedimos desculpa|lamento|lamentamos|desculpe|e pena|que pena|felizmente|obrigado|obrigada|bem|pois bem',
  },
  pl: {
    yes: 'tak|oczywiscie|jasne|pewnie|naturalnie|zgadza sie|dokladnie|nie ma problemu|zgoda|potwierdzam|jak najbardziej|da sie|to mozliwe|mozna|z przyjemnoscia|bez problemu|chetnie',
    no: 'nie|nie do konca|niezupelnie|nie calkiem|niestety nie|nie da sie|to niemozliwe',
    soft: 'niestety|bardzo (?:mi|nam) przykro|przykro mi|przykro nam|przepraszam|przepraszamy|na szczescie|dziekuje|dzieki|szkoda',
  },
}

export type Opening = { rest: string; says: 'yes' | 'no' | null }

/** A sentence without the yes or no with which it begins; an empty rest where there is nothing else. */
export function readOpening(sentence: string, language: DraftLanguage): Opening {
  const { yes, no, soft } = OPENERS[language]
  const one = new RegExp(
    `^\\W*(?:(?:${no})|(?:${yes})|(?:${soft}))(?:[ ,]+(?:(?:${no})|(?:${yes})|(?:${soft})))*\\W*$`,
    'u',
  )
  const denies = new RegExp(`(?<!\\p{L})(?:${no}|i'm afraid not)(?!\\p{L})`, 'u')
  const affirms = new RegExp(`(?<!\\p{L})(?:${yes})(?!\\p{L})`, 'u')
  let rest = sentence
  let says: Opening['says'] = null
  for (let round = 0; round < 3; round++) {
    const head = /^[^,.!:;–—-]*(?:\s*[,.!:;–—-]+\s*|$)/u.exec(rest)?.[0] ?? ''
    const folded = fold(head)
    if (head.trim() === '' || !one.test(folded)) break
    const bare = folded.replace(new RegExp(`(?<!\\p{L})(?:${yes})(?!\\p{L})`, 'gu'), ' ')
    if (says !== 'no') says = denies.test(bare) ? 'no' : affirms.test(folded) ? 'yes' : says
    rest = rest.slice(head.length)
  }
  return { rest, says }
}
