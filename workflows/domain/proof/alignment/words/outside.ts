// Columns: name, then Italian, English, German, French, Spanish, Dutch, Portuguese, Polish. A name that stands elsewhere too has more words here.

export const OUTSIDE_THINGS = `
canoe | cano[ae] | canoe* | kanu* | canoe* | canoa* | kano, kano's | canoa* | kajak*, kanu
`

export const OUTSIDE_TRAITS = `
steep | ripid[oaie] | steep | steil* | raide*, escarpe* | empinad* | steil* | ingreme* | strom[aey]*
`
