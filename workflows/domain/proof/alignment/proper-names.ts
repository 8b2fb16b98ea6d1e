/** Capitals that do not begin the sentence. */
export const properNames = (text: string, isFirst: boolean): string =>
  (text.trim().match(isFirst ? /(?<=\S\s+["'«(]?)\p{Lu}[\p{L}'’.-]+/gu : /(?<!\p{L})\p{Lu}[\p{L}'’.-]+/gu) ?? []).join(
    ' ',
  )

/** Things that are written with a capital wherever they stand. */
export const ALWAYS =
  /^(?:wi|fi|wifi|wlan|tv|wc|bbq|check|in|out|netflix|internet|smart|usb|suv|camper|nespresso|dolce|gusto|jacuzzi|whirlpool|airbnb|booking|iban|paypal|carsharing|uber|skibus|sauna|pool)$/u
