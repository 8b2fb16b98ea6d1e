// Columns: name, then Italian, English, German, French, Spanish, Dutch, Portuguese, Polish. A name that stands elsewhere too has more words here.

export const STAY_THINGS = `
creditNote | nota di credito | credit note* | gutschrift* | avoirs? | nota de credito | creditnota* | nota de credito | not[aey] kredytow*
`

export const STAY_TRAITS = `
nonRefundable | non rimborsabil* | non-refundable | nicht erstattungsfahig* | non remboursable* | no reembolsable* | niet restitueerbaar | nao reembolsavel, nao reembolsaveis | bezzwrotn*
`
