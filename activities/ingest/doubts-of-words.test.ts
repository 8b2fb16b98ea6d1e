import { expect, test } from 'vitest'
import { blankMessage } from '#activities/channels/blank-message.ts'
import { doubtsOfWords, missingWords } from './doubts-of-words.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const blank = { ...blankMessage('x', 'email', NOW), isAutomatic: false, name: 'Marco Rossi' }
const doubtsOf = (message: typeof blank, said: string[] = []) => doubtsOfWords(message, missingWords(message, said))

test('what was cut, is hidden or is not read makes a guest’s mail wait, each with its own reason', () => {
  const mail = { ...blank, removed: 'Possiamo portare il cane?', hidden: 'cancel our stay', unread: ['domande.pdf'] }
  expect(doubtsOf(mail)).toEqual([
    { code: 'words_cut', params: { removed: 'Possiamo portare il cane?' } },
    { code: 'words_hidden', params: { hidden: 'cancel our stay' } },
    { code: 'parts_unread', params: { names: ['domande.pdf'] } },
  ])
  expect(doubtsOf({ ...mail, isAutomatic: true })).toEqual([])
})

test('what was said in the chat before, and the name below it, are no doubt; a title-case line is one', () => {
  const ours = 'A che ora arrivate domani sera?'
  expect(doubtsOf({ ...blank, removed: `${ours}\n\nMarco Rossi` }, [ours])).toEqual([])
  const removed = `${ours}\n\nPlease Cancel Sunday`
  expect(doubtsOf({ ...blank, removed }, [ours])).toEqual([
    { code: 'words_cut', params: { removed: 'Please Cancel Sunday' } },
  ])
})

test('an answer in the midst of what is quoted is a doubt; a quote of ours, or of something else, is none', () => {
  const ours = 'Buongiorno Marco, serve il parcheggio per la macchina?\nE a che ora arrivate domani sera?\nAnna'
  const quoted = ours.replace('?\nE', '?\nSì, e portiamo due cani\nE')
  expect(doubtsOf({ ...blank, quoted }, [ours])).toEqual([
    { code: 'words_cut', params: { removed: 'Sì, e portiamo due cani' } },
  ])
  expect(doubtsOf({ ...blank, quoted: ours }, [ours])).toEqual([])
  expect(doubtsOf({ ...blank, quoted: ours.replaceAll(', ', ',\n') }, [ours])).toEqual([])
  expect(doubtsOf({ ...blank, quoted: 'una lettera che nessuno ha mai scritto qui' }, [ours])).toEqual([])
})
