import type { TopicCues } from './topic-cue-table.ts'

/** Words that hosts of every country write. Folded: lower case, no accents. */
export const CUES_INTERNATIONAL: TopicCues = {
  checkIn: 'check ?-?in',
  checkOut: 'check ?-?out',
  wifi: 'wi ?-?fi|wlan|wireless|internet',
  parking: 'parking|garage',
  charging: 'wallbox',
  hotTub: 'jacuzzi|whirlpool|hot ?tub',
  sauna: 'sauna',
  toaster: 'toaster',
  television: 'tv|smart ?-?tv|netflix|prime video|disney ?\\+',
  barbecue: 'barbecue|bbq|grill',
  taxi: 'taxi|uber(?= (?:and|or|e|o|et|ou|y|en|und|oder|bolt|taxi|works|is|app)(?![a-z])|[,;.)/]|$)',
  transport: 'bus|tram|metro',
  supermarket:
    "conad|coop|konzum|bodega aurrera|ah(?= \\d)|plodine|studenac|oxxo|soriana|volg|denner|supervalu|centra|dunnes|dino|stokrotka|esselunga|carrefour|lidl|aldi|rewe|edeka|spar|mercadona|albert heijn|jumbo|pingo doce|continente|biedronka|zabka|tesco|sainsbury'?s|monoprix|migros|penny|eurospin|despar|pam|m-?preis|billa|hofer|tegut|netto|intermarche|leclerc|super u|franprix|casino|auchan|dia(?= (?:a|en) \\d)|consum|eroski|plus(?= \\d)|dirk|asda|waitrose|morrisons|co-op|eurospar|md discount|kaufland",
  bank: 'atm|bancomat',
  links: 'booking[.]com|airbnb',
}
