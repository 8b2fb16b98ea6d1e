// Columns: name, then Italian, English, German, French, Spanish, Dutch, Portuguese, Polish. A name that stands elsewhere too has more words here.

export const DOING_THINGS = `
instructions | istruzion* | instruction* | anleitung* | instructions, mode d'emploi | instruccion* | gebruiksaanwijzing*, instructies | instruc(?:ao|oes) | instrukcj*
`

export const DOING_TRAITS = `
iron_clothes | stirare | ironing | bugeln | repasser | planchar | strijken | passar a ferro | prasowac, prasowani*
`
