import { expect, test } from 'vitest'
import { ownWords } from './own-words.ts'

const SAID = 'Can we talk about the arrival on Tuesday?\n\nAnna'
const RULE = '_'.repeat(80)

const FOOTERS = {
  teams: `${RULE}\nMicrosoft Teams meeting\nJoin on your computer, mobile app or room device\nClick here to join the meeting<https://teams.microsoft.com/l/meetup-join/x>\nMeeting ID: 312 445 998 71\nPasscode: aB3xYz\nDownload Teams<https://www.microsoft.com/x> | Join on the web<https://www.microsoft.com/y>\n${RULE}`,
  meet: '-::~:~::~:~:~:~:~::-\nPartecipa con Google Meet: https://meet.google.com/abc-defg-hij\nOppure componi: (IT) +39 02 8732 3412 PIN: 441 552 663#\n\nNon modificare questa sezione.\n-::~:~::~:~:~:~:~::-',
  zoom: 'Anna lädt Sie zu einem geplanten Zoom-Meeting ein.\n\nZoom-Meeting beitreten\nhttps://us02web.zoom.us/j/81234567890\n\nMeeting-ID: 812 3456 7890\nKenncode: 553311',
  webex:
    '-- Ne supprimez pas le texte ci-dessous. --\n\nRejoignez votre réunion Webex ici.\n\nNuméro de réunion : 2741 889 1123\nMot de passe : pWx3Tq\nhttps://x.webex.com/x/j.php?MTID=m1',
  jitsi:
    'Aby dołączyć do spotkania Jitsi Meet:\nhttps://meet.jit.si/DomekLipiec\n\nZadzwoń: +48 22 123 45 67\nPIN: 4455667788#',
}

test.each(Object.entries(FOOTERS))('where to meet is none of the guest’s words: %s', (_, footer) => {
  expect(ownWords(`${SAID}\n\n${footer}`)).toMatchObject({ text: SAID, removed: '' })
})

test('what stands below such a block is the guest’s', () => {
  expect(ownWords(`${SAID}\n\n${FOOTERS.teams}\n\nAnd is there a cot?`).text).toBe(`${SAID}\n\nAnd is there a cot?`)
})

test.each([
  'Here is our link: https://us02web.zoom.us/j/81234567890',
  'Shall we meet on Teams? My number is +39 333 1234567',
  'The code of the bike lock: 4455',
  'Zoom works best for me, thanks!\nhttps://us02web.zoom.us/j/81234567890',
])('a person who says where to meet is heard: %s', (words) => {
  expect(ownWords(`${SAID}\n\n${words}`)).toMatchObject({ text: `${SAID}\n\n${words}`, removed: '' })
})

test('what an invitation tells beside where to meet is kept beside the words', () => {
  const invited = FOOTERS.zoom.replace(
    '\n\nZoom-Meeting',
    '\n\nThema: Anreise Juni\nUhrzeit: 24. Nov. 2026 18:00\n\nZoom-Meeting',
  )
  const { text, removed } = ownWords(`${SAID}\n\n${invited}`)
  expect(text).toBe(SAID)
  expect(removed).toBe('Thema: Anreise Juni\nUhrzeit: 24. Nov. 2026 18:00')
})
