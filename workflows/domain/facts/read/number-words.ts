const ROWS: [number, string][] = [
  [1, 'one|un|uno|una|ein|eine|einen|einem|einer|une|een|um|uma|jeden|jedna|jedno|jedna|jednego|jednej'],
  [2, 'two|due|zwei|deux|dos|twee|dois|duas|dwa|dwie|dwoch|both'],
  [3, 'three|tre|drei|trois|tres|drie|trzy|trzech'],
  [4, 'four|quattro|vier|quatre|cuatro|quatro|cztery|czterech'],
  [5, 'five|cinque|funf|cinq|cinco|vijf|piec|pieciu'],
  [6, 'six|sei|sechs|seis|zes|szesc|szesciu'],
  [7, 'seven|sette|sieben|sept|siete|zeven|sete|siedem|siedmiu'],
  [8, 'eight|otto|acht|huit|ocho|oito|osiem|osmiu'],
  [9, 'nine|nove|neun|neuf|nueve|negen|dziewiec'],
  [10, 'ten|dieci|zehn|dix|diez|tien|dez|dziesiec'],
  [11, 'eleven|undici|elf|onze|once|jedenascie'],
  [12, 'twelve|dodici|zwolf|douze|doce|twaalf|doze|dwanascie'],
  [14, 'fourteen|quattordici|vierzehn|quatorze|catorze|catorce|veertien|czternascie'],
  [15, 'fifteen|quindici|funfzehn|quinze|quince|vijftien|pietnascie'],
  [20, 'twenty|venti|zwanzig|vingt|veinte|twintig|vinte|dwadziescia'],
  [30, 'thirty|trenta|dreissig|trente|treinta|dertig|trinta|trzydziesci'],
  [50, 'fifty|cinquanta|funfzig|cinquante|cincuenta|vijftig|cinquenta|piecdziesiat'],
  [100, 'hundred|cento|hundert|cent|cien|honderd|cem|sto'],
]

const VALUES = new Map(
  ROWS.flatMap(([value, words]) => words.split('|').map((word): [string, number] => [word, value])),
)

/** Figures, or a number in words, as an expression over folded text. */
export const NUMBER = `(?:\\d+|${ROWS.map(([, words]) => words).join('|')})`
/** More than one, which no article is taken for. */
export const SEVERAL = `(?:[2-9]|\\d{2,}|${ROWS.slice(1)
  .map(([, words]) => words)
  .join('|')})`

/** What a number says that `NUMBER` matched. */
export const readNumber = (word: string): number | null => {
  if (/^\d+$/.test(word)) return Number(word)
  return VALUES.get(word) ?? null
}

/** `1.234,50`, `1,234.50`, `12,5` and `1.200` as they are meant. */
export function readDecimal(text: string): number {
  const marks = text.match(/[.,]/g) ?? []
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const isThousands = marks.length === 1 && text.length - last === 4 && !text.startsWith('0')
  if (last < 0 || isThousands) return Number(text.replace(/[.,]/g, ''))
  return Number(`${text.slice(0, last).replace(/[.,]/g, '')}.${text.slice(last + 1)}`)
}
