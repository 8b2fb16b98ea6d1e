import type { DraftLanguage } from '#workflows/domain/draft.ts'
import type { TopicWords } from './topic-words.ts'

/** What guests of each language ask of the place itself, folded: read before the topics that share words with them. */
export const TOPICS_OF_PLACE: Record<DraftLanguage, TopicWords> = {
  it: {
    houseAnimals:
      '(?:che|quali|quanti) animali(?= (?:avete|ci sono|ha|vivono|hai))(?: avete| ci sono| ha| vivono| hai)?, (?:avete|ci sono|hai)(?: degli| anche| altri)* animali, animali (?:avete|in fattoria|della fattoria|del posto), gli animali della',
    headroom:
      '(?:ci )?(?:sta|stare|stiamo|stanno)(?: ben)? (?:in piedi|dritt*), in piedi, altezza del soffitto, soffitt* bass*, soffitt*, (?:sbatt*|batt*) la testa, alto il soffitto',
    unloading:
      'scaricare, scarico bagagli, per lo scarico, scaricare i bagagli, scaricare le valigie, scaricare la macchina',
  },
  en: {
    houseAnimals:
      '(?:which|what|how many) animals(?: do you have| are there| live| have you got)?, (?:are there|do you have|have you got)(?: any| some| other)? animals, animals (?:do you have|on the farm|live|on site|living), farm animals, your animals, see the animals',
    headroom:
      '(?:stand|stands|standing)(?: up)?(?: upright| straight)? (?:upright|straight|in the), stand up, headroom, ceiling height, ceilings, ceiling, (?:bump|bang|hit)s? (?:his|her|our|my|their|your) head, head height',
    unloading: 'unload, unloading, offload',
  },
  de: {
    houseAnimals:
      '(?:welche|was fur|wie viele) tiere(?: habt ihr| haben sie| gibt es| leben)?, (?:gibt es|habt ihr|haben sie|leben)(?: bei (?:euch|ihnen)| dort| da| denn| auch| hier)* tiere, tiere (?:habt ihr|auf dem (?:hof|gelande|bauernhof)|am hof), hoftiere',
    headroom:
      '(?:aufrecht|gerade) (?:stehen|steht), stehhohe, deckenhohe, raumhohe, decke, den kopf, kopf (?:an)?stoss*, kopf anstossen, wie hoch ist die decke, niedrige decke*',
    unloading: '(?:aus|ent)laden, auszuladen, zu entladen, gepack ausladen, zum ausladen, zum entladen',
  },
  fr: {
    houseAnimals:
      '(?:quels|combien d) ?animaux(?: avez-vous| y a-t-il| vivent)?, (?:avez-vous|y a-t-il|il y a)(?: des| d autres)? animaux, animaux (?:avez-vous|de la ferme|sur place), les animaux de la ferme',
    headroom:
      '(?:tenir|tient|tenons|etre|est-on) debout, debout, hauteur sous plafond, hauteur de plafond, plafond*, cogne* la tete, se cogner',
    unloading: 'decharger, dechargement, decharger les bagages, decharger la voiture',
  },
  es: {
    houseAnimals:
      '(?:que|cuantos) animales(?: teneis| tienen| hay| viven)?, (?:teneis|tienen|hay|tienes) (?:otros )?animales, animales (?:teneis|en la finca|de la granja|en la granja)',
    headroom:
      '(?:estar|esta|cabe|caber|ponerse) de pie, de pie, altura del techo, techo bajo, techos, techo, darse en la cabeza, golpear* la cabeza',
    unloading: 'descargar, descarga, descargar las maletas, descargar el coche',
  },
  nl: {
    houseAnimals:
      '(?:welke|wat voor|hoeveel) dieren(?: hebben jullie| zijn er| heb je| lopen er)?, (?:zijn er|hebben jullie|heb je|lopen er)(?: ook| nog| bij jullie)* dieren, dieren (?:hebben jullie|op de boerderij|op het erf), boerderijdieren',
    headroom:
      'rechtop (?:staan|lopen), rechtop, stahoogte, plafondhoogte, plafond*, (?:hoofd|kop) stoten, zijn hoofd stoten',
    unloading: 'uit te laden, uitladen, lossen, laden en lossen, bagage uitladen, spullen uitladen',
  },
  pt: {
    houseAnimals:
      '(?:que|quais|quantos) animais(?: tem| ha| vivem| existem)?, (?:tem|ha|existem)(?: outros)? animais, animais (?:tem|na quinta|da quinta)',
    headroom:
      '(?:estar|ficar|cabe|fica) (?:de|em) pe, de pe, em pe, pe-direito, altura do teto, teto*, bater (?:com )?a cabeca',
    unloading: 'descarregar, descarga, descarregar as malas, descarregar o carro',
  },
  pl: {
    houseAnimals:
      '(?:jakie|ile) zwierzeta?(?: macie| sa| mieszkaja)?, jakie macie zwierzeta, (?:czy )?(?:macie|sa)(?: jakies| tam| u was)* zwierzeta, zwierzeta (?:macie|w gospodarstwie|na farmie)',
    headroom:
      '(?:stanac|stac|staniemy)(?: prosto| wyprostowan*)?, wyprostowac, wysokosc sufitu, sufit*, strop*, uderz* (?:sie )?(?:w )?glow*',
    unloading:
      'rozladowac, rozladunek, rozladunku, wyladowac, wypakowac, wyladunek, rozpakowac samochod, rozpakowac auto',
  },
}
