/** What sounds like a complaint and is none: folded, in the eight languages. */
const PARTS = [
  // 'Is that a problem?', 'ist das schlimm, wenn …?'
  String.raw`(?:(?:is|would|will)(?: (?:that|this|it))?(?: be)? (?:a |any |an )?(?:problem|issue)|(?:e|sarebbe|fosse|crea|ci sono|c'e) (?:un |qualche )?problem[ai]|(?:ist|ware|macht) (?:das |es )?(?:ein |irgendein )?problem|(?:est-ce|serait-ce|ca pose|cela pose|pose)(?: que)?(?: [a-z]+)? (?:un )?(?:probleme|souci)|(?:hay|habria|es|seria|supone) (?:algun |un )?problema|(?:is|zou)(?: dat| het)?(?: een)? probleem(?: zijn)?|(?:ha|e|seria|tem|faz)(?: algum| um)? problema|(?:czy )?(?:to |bedzie to |byloby to )?(?:problem|klopot)(?= ?\?|,| jesli| jezeli))(?! (?:with|con|mit|avec|met|com|z|im|in|nel|nella|en|dans|no|na|w) )(?=[^.!?\n]{0,80}\?)`,
  // 'My mother has problems with her knees'
  String.raw`(?:problem[aei]?s?|problemy|problemas|problemes?|problemen|noie|difficolta)(?: [a-z]+)? (?:with (?:her|his|my|their|the)|al(?:le|la|l'|lo)?|di|con (?:las?|los?|el|sus?)|con l[aeo']|mit (?:den|dem|der|ihren|seinen|meinen|dem)|am|im|aux?|avec (?:les|ses|le|la|son|mes)|de|en (?:las|los|la)|met (?:haar|zijn|de|het|mijn)|com (?:os|as|o|a)|nos|nas|no|na|z) ?(?:knees?|hips?|legs?|back|walking|stairs|ginocchi[ao]?|anca|anche|gambe|schiena|deambulazione|knien?|huften?|hufte|beinen?|rucken|gehen|laufen|genoux?|hanches?|jambes|dos|marche|rodillas?|cadera|piernas|espalda|knieen|heup|heupen|benen|rug|lopen|joelhos?|anca|pernas|costas|kolanami|kolanem|biodrem|nogami|kregoslupem)`,
  // 'Hace falta coche?', 'fa falta', 'what is missing'
  String.raw`hac(?:e|en|ia|emos)(?: [a-z]+)? falta|(?:hara|haria)n? falta|faz(?:em)? falta|sin falta|sem falta`,
  // 'It will be terribly hot': the weather.
  String.raw`(?:horrible|horribly|terribl[ey]|awful(?:ly)?) (?:hot|cold|heat|weather)|calor (?:horrible|horroroso|terrible)|caldo (?:orribile|terribile)|(?:schrecklich|furchtbar)e?[rsn]? (?:heiss|kalt|hitze|warm|gern)|chaleur (?:horrible|affreuse)|(?:verschrikkelijk|vreselijk)e? (?:warm|heet|koud|hitte)|calor horrivel|okropn[a-z]+ (?:upal[a-z]*|goraco|zimno)|(?:furchtbar|schrecklich)e[rnms]? (?:perfektionist[a-z]*|angsthase|langschlafer|morgenmuffel)|(?:terrible|awful) (?:sleeper|cook|driver)|horrible (?:cuisinier|conducteur)`,
  // 'My partner is always freezing': what somebody is like, and not where they are.
  String.raw`(?:partner|wife|husband|boyfriend|girlfriend|mother|mum|mom|father|dad|daughter|son|grandmother|kids?|children|i|she|he|who)(?:'s|'m| is| am| are| gets?| feels?) (?:always|often|easily|constantly|forever|usually) (?:a bit |very |so )?(?:freezing|cold)(?![^.!?\n]{0,40} (?:here|in (?:this|the|your|our)|at night|since|inside))|(?:compagn[oa]|moglie|marito|madre|mamma|padre|papa|figli[ao]|nonna|io|che|lei|lui) (?:ha|ho|sente|soffre|patisce|patisco) (?:sempre |spesso |facilmente |molto |tanto |un po' di |il )*freddo(?![^.!?\n]{0,40} (?:qui|qua|in casa|nell|in camera|da voi|la notte|di notte))|freddolos[oaie]`,
  // 'Is it noisy at night?', 'si sente il rumore?': who asks whether it is so does not say that it is.
  String.raw`(?<!(?:it|there|they|this|that) )(?:is|are|will|does|do)(?: (?:it|there|the|you|we|your|they)(?: [a-z]+){0,3})? (?:be |get |hear )?(?:very |too |a lot of |much |any |so )?(?:noisy|loud|noise)(?=[^.,;!?\n]{0,40}\?)|(?:e|c'e|sara|si sente|si sentono)(?: [a-z']+){0,3} (?:rumoros[oa]|rumor[ei])(?=[^.,;!?\n]{0,40}\?)|(?:ist|sind|wird|hort man)(?: [a-z]+){0,4} (?:laut|larm)(?=[^.,;!?\n]{0,40}\?)|(?:est-ce|c'est|est|y a-t-il|entend-on)(?:-il|-elle)?(?: [a-z']+){0,4} (?:bruyante?|bruits?)(?=[^.,;!?\n]{0,40}\?)|(?:es|hay|se oye|se oyen)(?: [a-z]+){0,3} (?:ruidos[oa]|ruidos?)(?=[^.,;!?\n]{0,40}\?)|(?:is|hoor je|hoort men)(?: [a-z]+){0,4} (?:lawaai|herrie|lawaaierig)(?=[^.,;!?\n]{0,40}\?)|(?:e|ha|ouve-se)(?: [a-z]+){0,3} (?:barulhent[oa]|barulho)(?=[^.,;!?\n]{0,40}\?)|(?:czy )(?:jest |bywa |slychac )?(?:[a-z]+ ){0,2}(?:glosno|halas)(?=[^.,;!?\n]{0,40}\?)`,
]
const NOT_COMPLAINED = new RegExp(
  String.raw`(?<![a-z])(?<!(?:why|perche|come mai|warum|wieso|pourquoi|por que|waarom|porque|dlaczego|czemu) )(?:${PARTS.join('|')})(?![a-z])`,
  'gu',
)

/** A folded text of a guest without the words that sound like a complaint and only ask, or tell of the weather. */
export const withoutWhatAsksOnly = (folded: string): string => folded.replace(NOT_COMPLAINED, ' ')
