import type { Piece } from './read-pieces.ts'

/** Supermarkets that hosts call by their names. */
const SHOPS = new Set(
  'sainsbury sainsburys tesco mercadona lidl aldi carrefour conad eurospin esselunga coop despar penny mpreis spar billa hofer edeka rewe netto albert heijn jumbo biedronka zabka lewiatan pingo doce continente intermarche monoprix leclerc auchan casino franprix migros dia consum waitrose asda morrisons kaufland chedraui soriana walmart konzum tommy mercator delhaize colruyt pam iper crai sigma unes norma tegut dirk vomar plus hoogvliet dino stokrotka alcampo eroski froiz bonpreu condis minipreco denner volg nahkauf'.split(
    ' ',
  ),
)

/** True where one of the words is such a name. */
export const namesShop = ({ words }: Pick<Piece, 'words'>): boolean => words.some((word) => SHOPS.has(word))
