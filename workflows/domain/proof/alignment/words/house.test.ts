import { expect, it } from 'vitest'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { isTold } from '#workflows/domain/proof/alignment/is-told.fixture.ts'

type House = [note: string, in_: DraftLanguage, said: DraftLanguage, right: string, lie: string]

const HOUSES: House[] = [
  [
    'Der Sicherungskasten ist im Flur.',
    'de',
    'en',
    'The fuse box is in the hallway.',
    'The fuse box is in the cellar.',
  ],
  [
    'Le forbici si trovano nel cassetto in basso del bagno.',
    'it',
    'de',
    'Die Schere ist im Badezimmer in der unteren Schublade.',
    'Die Schere ist im Badezimmer in der oberen Schublade.',
  ],
  [
    'The router is on the shelf behind the sofa.',
    'en',
    'fr',
    'Le routeur est sur l’étagère derrière le canapé.',
    'Le routeur est sur l’étagère derrière le fauteuil.',
  ],
  [
    'El secador de pelo está en el armario del baño.',
    'es',
    'nl',
    'De föhn ligt in de kast in de badkamer.',
    'De strijkplank staat in de kast in de badkamer.',
  ],
  [
    'Il y a un grille-pain et une bouilloire.',
    'fr',
    'it',
    'Ci sono un tostapane e un bollitore.',
    'Ci sono un tostapane e un frullatore.',
  ],
  [
    'W kuchni jest płyta ceramiczna i okap.',
    'pl',
    'en',
    'In the kitchen there is a ceramic hob and an extractor hood.',
    'In the kitchen there is a gas hob and an extractor hood.',
  ],
  [
    'De stofzuiger staat in de berging, de bezem ook.',
    'nl',
    'de',
    'Der Staubsauger ist in der Abstellkammer.',
    'Der Staubsauger ist im Keller.',
  ],
  [
    'Na casa de banho há papel higiénico, champô.',
    'pt',
    'es',
    'En el baño hay papel higiénico.',
    'En el baño hay papel de cocina.',
  ],
  [
    'Reading lamp and socket beside each bed, desk in the bedroom.',
    'en',
    'pl',
    'W sypialni jest biurko.',
    'W sypialni jest fotel.',
  ],
  [
    'Die rote Wolldecke ist im Schrank, die grüne im Bad.',
    'de',
    'en',
    'The red blanket is in the wardrobe.',
    'The blue blanket is in the wardrobe.',
  ],
  [
    'Au premier étage, deux lits superposés et un lit pliant.',
    'fr',
    'de',
    'Es gibt ein Klappbett.',
    'Es gibt ein Himmelbett.',
  ],
  [
    'Le zanzariere sono alle finestre della camera.',
    'it',
    'en',
    'There are mosquito nets on the bedroom windows.',
    'There are shutters on the bedroom windows.',
  ],
  [
    'Töpfe, Pfannen und Teller vorhanden.',
    'de',
    'fr',
    'Il y a des casseroles, des poêles à frire et des assiettes.',
    'Il y a des casseroles, des bols et des assiettes.',
  ],
  [
    'Smoke detector in the hall, fire extinguisher in the kitchen.',
    'en',
    'it',
    'C’è un estintore in cucina.',
    'C’è una coperta antifiamma in cucina.',
  ],
  [
    'El termostato está en el pasillo, al lado de la puerta.',
    'es',
    'pt',
    'O termóstato está no corredor.',
    'A caldeira está no corredor.',
  ],
  [
    'Tapis antidérapant dans la salle de bain.',
    'fr',
    'nl',
    'Er ligt een antislipmat in de badkamer.',
    'Er ligt een deurmat in de badkamer.',
  ],
  [
    'Bügelbrett im Schlafzimmer, Bügeleisen im Bad.',
    'de',
    'es',
    'Hay una tabla de planchar en el dormitorio.',
    'Hay un aspirador en el dormitorio.',
  ],
  [
    'Pilot leży na stole.',
    'pl',
    'de',
    'Die Fernbedienung liegt auf dem Tisch.',
    'Die Fernbedienung liegt auf dem Sofa.',
  ],
  ['Traphekje aanwezig, ook een babybad.', 'nl', 'en', 'There is a stair gate.', 'There is a high chair.'],
  [
    'A chave está no armário da esquerda.',
    'pt',
    'fr',
    'La clé est dans le placard de gauche.',
    'La clé est dans le placard de droite.',
  ],
  [
    'Bin bags in the top drawer, sponges in the basket.',
    'en',
    'de',
    'Müllbeutel sind in der oberen Schublade.',
    'Müllbeutel sind in der unteren Schublade.',
  ],
  ['Sul comodino c’è una torcia.', 'it', 'es', 'En la mesilla hay una linterna.', 'En la mesilla hay una vela.'],
  [
    'La chaudière est dans la buanderie.',
    'fr',
    'en',
    'The boiler is in the laundry room.',
    'The boiler is in the boiler room.',
  ],
  ['W kuchni są sól, pieprz i oliwa.', 'pl', 'it', 'In cucina c’è il sale.', 'In cucina c’è lo zucchero.'],
  [
    'Das Beiboot hat eine Leiter steuerbord.',
    'de',
    'nl',
    'Er is een ladder aan stuurboord.',
    'Er is een ladder aan bakboord.',
  ],
  [
    'The inner courtyard door is made of metal, the front door is green.',
    'en',
    'it',
    'La porta d’ingresso è verde.',
    'La porta d’ingresso è rossa.',
  ],
  [
    'Fernseher ohne Lautsprecher, Beamer im Wohnzimmer.',
    'de',
    'fr',
    'Il y a un vidéoprojecteur dans le salon.',
    'Il y a une imprimante dans le salon.',
  ],
  [
    'Detersivo per lavatrice gratuito, ammorbidente a 1 €.',
    'it',
    'pl',
    'Proszek do prania jest bezpłatny.',
    'Płyn do płukania jest bezpłatny.',
  ],
  [
    'Sotto casa c’è un bar che apre alle 7.',
    'it',
    'en',
    'There is a bar downstairs that opens at 7.',
    'There is a bar upstairs that opens at 7.',
  ],
]

it.each(HOUSES)('%s (%s, told in %s): %s', (note, noteLanguage, language, right) => {
  expect(isTold([note, noteLanguage], [right, language])).toBe(true)
})

it.each(HOUSES)('%s (%s) does not say (%s) what differs from %s: %s', (note, noteLanguage, language, _, lie) => {
  expect(isTold([note, noteLanguage], [lie, language])).toBe(false)
})
