import type { FactLanguage } from '#workflows/domain/facts/fact-language.ts'
import type { TopicCues } from './topic-cue-table.ts'

/** How high one can stand, the animals of the place, and unloading at the door: in notes that are written as people speak. */
export const CUES_OF_PLACE: Record<FactLanguage, TopicCues> = {
  it: {
    headroom:
      "(?:soffitt[oi]|tett[oi]|port[ae]) (?:molto |un po' )?bass[oaie]|altezza (?:del |dei )?(?:soffitt[oi]|interna)|soffitto",
    houseAnimals: 'asin[io]|mucc[ah]e?|vacc[ah]e?|capr[ae]|caprette|pecor[ae]|maial[ie]|gallin[ae]|anatr[ae]|oche',
    unloading: '(?:per |solo per )?(?:scaricare|carico(?: e |/)scarico)(?: i bagagli| le valigie)?',
  },
  en: {
    headroom:
      'headroom|standing height|low (?:ceilings?|beams?|doors?)|ceilings?(?= (?:is|are|height|only|low))|ceiling height|(?:only|just) \\d[.,]\\d+ ?m high',
    houseAnimals: 'donkeys?|cows?|goats?|sheep|lambs|pigs?|hens?|chickens?|cockerels?|ducks?|geese',
    unloading:
      '(?:to |for )?(?:unload(?:ing)?|offload(?:ing)?)(?: (?:your |the )?(?:bags|luggage))?|cars? (?:can|may) (?:come|drive) (?:[a-z]+ )?to the (?:door|house)',
  },
  de: {
    headroom:
      '(?:steh|decken|raum|kopf|innen)hohe[n]?|(?:niedrige|tiefe)[rn]? (?:decken?|balken|tur(?:en)?)|decken?(?= (?:ist|sind) (?:niedrig|tief))',
    houseAnimals: 'esel[n]?|kuhe?[n]?|ziegen?|schafe?[n]?|lammer[n]?|schweine?[n]?|huhner[n]?|enten?|ganse[n]?',
    unloading: '(?:zum |nur zum )?(?:ausladen|entladen|be- und entladen|be-/entladen)|kurz ausladen',
  },
  fr: {
    headroom:
      '(?:plafonds?|portes?|poutres?) (?:assez |tres )?bas(?:se)?s?|hauteur (?:sous|de) plafond|sous plafond|plafond',
    houseAnimals: 'anes?|vaches?|chevres?|moutons?|brebis|agneaux|cochons?|poules?|canards?|oies',
    unloading: '(?:pour )?(?:decharger|dechargement|dechargement)(?: les (?:bagages|valises))?',
  },
  es: {
    headroom: '(?:techos?|puertas?|vigas?) (?:muy |algo )?baj[oa]s?|altura (?:del |de los )?techos?|techo',
    houseAnimals: 'burros?|vacas?|cabras?|ovejas?|corderos?|cerdos?|gallinas?|patos?|ocas',
    unloading: '(?:para |solo para )?(?:descargar|carga y descarga)(?: (?:el equipaje|las maletas))?',
  },
  nl: {
    headroom: 'stahoogte|plafondhoogte|(?:lage|laag) (?:plafonds?|balken?|deur(?:en)?)|plafonds?(?= (?:is|zijn) laag)',
    houseAnimals: 'ezels?|koeien|geit(?:en|jes)?|schapen|lammetjes|varkens?|kippen|eend(?:en|jes)?|ganzen',
    unloading: '(?:om |alleen om )?(?:uit te laden|uitladen|laden en lossen|te lossen)',
  },
  pt: {
    headroom: '(?:tetos?|portas?|vigas?) (?:muito )?baix[oa]s?|pe-direito|altura do teto|teto',
    houseAnimals: 'burros?|vacas?|cabras?|ovelhas?|borregos?|porcos?|galinhas?|patos?|gansos',
    unloading: '(?:para |so para )?(?:descarregar|cargas e descargas)(?: (?:a bagagem|as malas))?',
  },
  pl: {
    headroom: 'nisk[a-z]+ (?:strop[a-z]*|sufit[a-z]*|belk[a-z]*|drzwi)|wysokosc (?:sufitu|stropu|pomieszczen)|sufit',
    houseAnimals:
      'osl[a-z]+|osiolk[a-z]+|krow[a-z]*|koz[a-z]{1,3}|owc[a-z]+|owiec|swini[a-z]*|kur(?:y|ami|czak[a-z]*)|kaczk[a-z]*|gesi',
    unloading: '(?:na |tylko na |do )?(?:rozladunek|rozladunku|wyladunek|wyladowania|rozladowac)(?: bagazu| bagazy)?',
  },
}
