import { asksSomething } from '#activities/channels/text/asks-something.ts'
import { bareAddressOrNull } from '#activities/channels/text/bare-address.ts'
import { cleanName } from '#workflows/domain/clean-name.ts'
import type { Person } from './mail-headers.ts'

const labelled = (labels: string, value: string) =>
  new RegExp(String.raw`^[ \t]*(?:[-*•][ \t]*)?(?:${labels})[^:：\n]{0,20}[:：][ \t]*\n?[ \t]*(${value})[ \t]*$`, 'imu')

/** What forms call their fields: en, it, de, fr, es, pt, nl, pl. */
const NAME = labelled(
  'nome|nominativo|name|full name|your name|(?:first|last) name|vorname|nachname|ihr name|nom|pr[ée]nom|nombre|naam|imi[eę]',
  String.raw`\p{L}[^\n]{1,60}`,
)
const NUMBER = labelled(
  'telefono|numero di telefono|tel|cell|cellulare|recapito|phone|mobile|telephone|telefon|telefonnummer|handy|t[ée]l[ée]phone|portable|tel[ée]fono|m[óo]vil|telefone|telem[óo]vel|telefoon|whatsapp',
  String.raw`\+?[\d(][\d ()\/.-]{6,20}`,
)
const ADDRESS = labelled('e-?mail|posta elettronica|indirizzo e-?mail|courriel|correo', String.raw`\S+@\S+`)
const MESSAGE = labelled(
  String.raw`(?:il tuo |la tua |your |ihre |deine |votre |su |tu |a sua |uw |je |twoja )?(?:messaggio|richiesta|testo|commenti|message|comments|inquiry|enquiry|request|nachricht|anfrage|mitteilung|demande|mensaje|consulta|solicitud|mensagem|pedido|bericht|vraag|wiadomo[śs][ćc])`,
  String.raw`\S[^
]*`,
)

/**
 * Who filled in a form whose mail names them in its fields alone: a name, an address or a number, and words that ask something.
 * Without an address, nobody is reached by mail. Null where it is no such form.
 */
export function writerOfFields(words: string, isAnothers: (person: Person) => boolean): Person | null {
  const name = cleanName(NAME.exec(words)?.[1])
  const given = ADDRESS.exec(words)?.[1]
  const address = given === undefined ? null : bareAddressOrNull(given.replace(/^<|[>,;]+$/g, ''))
  const isReachable = address === null ? NUMBER.test(words) : isAnothers({ address, name })
  return name !== null && isReachable && MESSAGE.test(words) && asksSomething(words) ? { address, name } : null
}
