/** What people are and where they are it, in nine languages, by the beginnings of the words, folded; a language a line or two. */
const ROLES = `
  president chair secretary treasurer manager director teacher lecturer professor engineer architect lawyer solicitor barrister potter artist designer coach captain doctor nurse physio therapist
  consultant founder owner editor writer author photograph musician club society association school university college hospital clinic department committee choir church council foundation institute ringers
  presidente segretari tesorier dirett direzion responsabil insegnant docente professor ingegner architett avvocat fisioterapist medic infermier consulent titolare fotograf musicist geometra commercialist
  associazione circolo liceo scuola istituto universita ospedale asd coro banda parrocchia comune studio
  vorsitz vorstand prasident sekretar kassier schatzmeister leiter lehrer dozent ingenieur architekt anwalt rechtsanwalt arzt krankenschwester physiotherapeut berater inhaber geschaftsf mitglied steuerberater
  verein turnverein sportverein verband abteilung klub schule gymnasium universitat klinik krankenhaus kapelle blaskapelle musikverein chor feuerwehr imkerei tischlerei schreinerei backerei werkstatt praxis kanzlei gartnerei
  secretaire tresorier directeur directrice responsable professeur enseignant ingenieur architecte avocat medecin infirmier kine consultant gerant fondateur membre illustrat artiste chef
  chorale ecole lycee universite hopital cabinet atelier mairie comite
  jefe jefa encargad gerente propietari administrativ comercial tecnic
  tesorer profesor maestr ingenier arquitect abogad enfermer fisioterapeut consultor fundador asociacion escuela instituto universidad clinica pena cofradia ayuntamiento cap castellers
  voorzitter secretaris penningmeester docent leraar leerkracht hoogleraar advocaat arts verpleegk fysiotherapeut adviseur eigenaar zaakvoerder oprichter vereniging koor universiteit ziekenhuis praktijk brouwerij stichting gemeente ijsclub
  tesoureir diretor engenheir arquitet advogad enfermeir associacao clube escola universidade
  prezes sekretarz skarbnik dyrektor kierownik nauczyciel profesor inzynier adwokat radca lekarz pielegniark fizjoterapeut wlasciciel czlonek przewodnik trener stowarzyszenie towarzystwo szkola liceum uniwersytet szpital fundacja zarzad
  predsed tajemni pokladni reditel vedouci ucitel inzenyr advokat lekar fyzioterap majitel clen cvicitel velitel spolek sdruzeni skola gymnazium univerzita nemocnice sbor nadace oddil tj sdh zus
`
const STEMS = ROLES.trim().split(/\s+/)
/** German and Dutch put words together: `Betriebsleiter`. */
const LEAST_WITHIN = 6
const PATTERN = new RegExp(
  String.raw`(?<!\p{L})(?:${STEMS.join('|')})|(?:${STEMS.filter((stem) => stem.length >= LEAST_WITHIN).join('|')})`,
  'u',
)

/** Whether a folded text says what somebody is, or where. */
export const saysRole = (folded: string): boolean => PATTERN.test(folded)
