import { fold } from '#workflows/domain/fold-text.ts'
import { isDrawnLine } from './drawn-line.ts'
import type { CutAs } from './judged-line.ts'
import { voiceIn } from './voice.ts'

/**
 * What a program of video calls or a calendar puts below an invitation, whoever made it: where to join, the meeting's number, its
 * passcode, whom to call. Its lines, each as what it goes: of what a block says beside these nothing proves that no guest wrote it.
 */
export type MeetingBlock = { at: number; lines: CutAs[] }

const MAKER =
  /(?<!\p{L})(?:(?:microsoft )?teams|google meet|meet|zoom|webex|jitsi(?: meet)?|gotomeeting|go ?to meeting|goto|whereby|bluejeans|skype(?: for business)?|ringcentral|chime|lifesize|pexip|starleaf|bigbluebutton|8x8|livestorm|nextcloud talk|dialpad|facetime|kmeet|google calendar|calendly|cal\.com|doodle)(?!\p{L})/u
const MEETING =
  /(?<!\p{L})(?:(?:video)?(?:meeting|conference|call)s?|event|besprechung\p{L}*|videokonferenz|konferenz\p{L}*|termin\p{L}*|riunion[ei]|videochiamat[ae]|videoconferenz[ae]|reunions?|visioconference|reunion(?:es)?|videollamadas?|videoconferencias?|vergadering\p{L}*|videogesprek|overleg|reuni(?:ao|oes)|videochamadas?|videoconferencias?|spotkani\p{L}*|wideokonferencj\p{L}*|schuz\p{L}*|videohovor\p{L}*)(?!\p{L})/u
const JOINS =
  /(?<!\p{L})(?:join|dial|or dial|call in|start|tap|click|need help|learn more|find|more|reset|help|download|options?|organi[sz]er\p{L}*|invit\p{L}*|teilnehm\p{L}*|teilzunehmen|nehmen sie|beitreten|einwahl\p{L}*|einwahlen|weitere infos?|hilfe|herunterladen|\p{L}*optionen|einlad\p{L}*|ladt|partecip\p{L}*|componi|chiama|unisciti|altri numeri|scopri|aiuto|serve aiuto|scarica|opzioni|rejoin\p{L}*|rejoign\p{L}*|participer|composez|demarrer|besoin d'aide|aide|telechargez|options|unirse|unete|participar|marcar|necesitas ayuda|ayuda|encuentr\p{L}*|descargar|opciones|invitando|deelnemen|neem deel|inbellen|hulp|meer informatie|downloaden|opties|participe|ingressar|entrar|ligar|ajuda|saiba mais|baixar|transferir|opcoes|dolacz\p{L}*|zadzwon|pomoc\p{L}*|pobierz|opcje|wiecej|pripojit|pripojte|zavolejte|napoveda|stahnout|moznosti|un toque|one tap)(?!\p{L})/u
const SECRET =
  /(?<!\p{L})(?:pass ?code|pass ?word|pin|access code|meeting key|host key|kenncode|kennwort|passwort|zugangscode|codice(?: di accesso| d'accesso)?|password|mot de passe|code(?: secret| d'acces)?|codigo(?: de acceso)?|contrasena|clave|toegangscode|wachtwoord|senha|codigo de acesso|palavra-passe|haslo|kod dostepu|heslo|pristupovy kod)(?!\p{L})/u
const NUMBERED =
  /(?<!\p{L})(?:id|number|no|nummer|numero|num|kennung|konferenz-id|identificador|numer|cislo|identyfikator)(?!\p{L})/u
const CALLS = /^\W*(?:\([A-Z]{2,3}\)\s*)?\+?\d[\d\s().-]{6,18}\d(?:[,#*\d\s]*#?)?/u
const KEPT =
  /(?<!\p{L})(?:do not (?:edit|delete|change|alter)|nicht (?:andern|bearbeiten|loschen)|non (?:modificare|eliminare|cancellare)|ne (?:modifiez|supprimez) pas|no (?:edites|edite|elimines|elimine|modifique)|(?:bewerk|verwijder|wijzig)\p{L}* .{0,20}niet|nao (?:edite|elimine|altere|exclua)|nie (?:edytuj|usuwaj|zmieniaj)|neupravujte|nemente|neodstranujte)(?!\p{L})/u
const SITE =
  /(?:teams\.(?:microsoft|live)\.com|aka\.ms\/jointeams|dialin\.teams|meet\.google\.com|tel\.meet|(?:^|[/.])zoom\.(?:us|com)|\.webex\.com|meet\.jit\.si|whereby\.com|goto(?:meet(?:ing)?)?\.(?:com|me)|bluejeans\.com|chime\.aws|ringcentral\.com|meet\.lync\.com|join\.skype\.com|8x8\.vc|https?:\/\/(?:meet|talk|bbb|jitsi|conf|video|call)[.-][^\s/]+\/\S|\/(?:meet|join|conference|meetup-join|webinar)\/\S)/i
const LINK = /[<([]?(?:https?:\/\/|tel:|mailto:)[^\s<>]*[>)\]]?/gi

/** Each mail is looked through for it. */
const WORTH_A_LOOK =
  /teams|meet|zoom|webex|jitsi|goto|whereby|skype|ringcentral|chime|lifesize|pexip|starleaf|bigbluebutton|8x8|livestorm|talk|dialpad|calendar|calendly|cal\.com|doodle|join|conf|video|call|webinar/i

type Kind = 'site' | 'secret' | 'number' | 'call' | 'maker' | 'kept' | 'joins'
const [LEAST_KINDS, MOST_WORDS, MOST_GAP, MOST_LINES] = [3, 16, 2, 60]

/** Between such rules Google keeps its own: `-::~:~::~:~:-`. */
const isRule = (line: string) => isDrawnLine(line) || /^\s*[-:~_=*.]{8,}\s*$/.test(line)

/** What a line is of such a block; null where a person may have written it. */
function kindOf(line: string): Kind | null {
  const bare = line.replace(LINK, ' ').trim()
  const folded = fold(bare)
  const words = folded.match(/\p{L}+/gu)?.length ?? 0
  if (KEPT.test(folded)) return 'kept'
  if (words > MOST_WORDS) return null
  if (CALLS.test(bare)) return 'call'
  const voice = voiceIn(bare, folded)
  const isOffered = JOINS.test(folded)
  if (voice.thanks || (voice.isFirstPerson && !isOffered) || (voice.asks && !isOffered)) return null
  const value = /[:：]\s*(\S.*)$/u.exec(bare)?.[1] ?? ''
  const isShort = value !== '' && value.split(/\s+/).length <= 6 && !/[?!]/.test(value)
  if (isShort && SECRET.test(folded)) return 'secret'
  if (isShort && NUMBERED.test(folded) && /\d[\d\s]{4,}/.test(value)) return 'number'
  if (MAKER.test(folded) && (MEETING.test(folded) || isOffered || words <= 4)) return 'maker'
  if (SITE.test(line) && words <= 8) return 'site'
  if (
    isOffered &&
    (MEETING.test(folded) || /https?:/i.test(line) || /\|/.test(bare) || /\d[\d\s().-]{6,}/.test(bare) || words <= 5)
  )
    return 'joins'
  return null
}

/** The blocks of a text's lines, the first before the next. */
export function meetingBlocks(lines: readonly string[]): MeetingBlock[] {
  if (!WORTH_A_LOOK.test(lines.join('\n'))) return []
  const kinds = lines.map(kindOf)
  const blocks: MeetingBlock[] = []
  for (let from = 0; from < lines.length; from++) {
    const first = firstSaid(lines, from)
    if (kinds[first] === null || (first !== from && !isRule(lines[from] ?? ''))) continue
    const to = endOf(lines, kinds, first)
    const found = new Set(kinds.slice(from, to).filter((kind) => kind !== null))
    const isOne =
      (found.has('site') || found.has('maker')) && (found.has('secret') || found.has('number') || found.has('kept'))
    if (isOne && found.size >= LEAST_KINDS) {
      const isBordered = isRule(lines[from] ?? '') && isRule(lines[to - 1] ?? '')
      const as = (line: string, nth: number) => (isBordered ? 'signature' : asOf(line, kinds[from + nth] ?? null))
      blocks.push({ at: from, lines: lines.slice(from, to).map(as) })
      from = to - 1
    }
  }
  return blocks
}

/** The first line from here on that says something. */
function firstSaid(lines: readonly string[], from: number): number {
  let at = from
  while (at < lines.length - 1 && ((lines[at] ?? '').trim() === '' || isRule(lines[at] ?? ''))) at++
  return at
}

const asOf = (line: string, kind: Kind | null): CutAs =>
  kind !== null || line.trim() === '' || isRule(line) || line.replace(LINK, '').trim() === '' ? 'signature' : 'doubtful'

/** Where a block ends that begins here: a line that is of none of its kinds stands in it where others follow at once, or a rule does. */
function endOf(lines: readonly string[], kinds: readonly (Kind | null)[], from: number): number {
  let end = from
  let gap = 0
  for (let at = from; at < lines.length && at < from + MOST_LINES; at++) {
    const line = lines[at] ?? ''
    if (line.trim() === '') continue
    if (kinds[at] !== null || isRule(line) || line.replace(LINK, '').trim() === '') {
      end = at + 1
      gap = 0
      continue
    }
    gap++
    if (gap > MOST_GAP || isSpoken(line)) break
  }
  return end
}

function isSpoken(line: string): boolean {
  const { asks, thanks, isFirstPerson } = voiceIn(line, fold(line))
  return asks || thanks || isFirstPerson
}
