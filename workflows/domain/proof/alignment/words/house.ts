// Columns: name, then Italian, English, German, French, Spanish, Dutch, Portuguese, Polish. A name that stands elsewhere too has more words here.

export const HOUSE_THINGS = `
soap | sapon* | soap* | seife* | savon* | jabon* | zeep* | sabonete*, sabao | mydl*
`

export const HOUSE_TRAITS = `
wooden | di legno, in legno | wooden | holzern*, aus holz | en bois | de madera | houten | de madeira | drewnian*
`
