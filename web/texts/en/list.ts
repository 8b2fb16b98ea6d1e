import type { list as italian } from '#web/texts/it/list.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

/** Of what narrows the list of chats: loaded beside it. */
export const list: TextsLike<typeof italian> = {
  search: 'Search by name, email, message…',
  clearSearch: 'Clear the search',
  allSources: 'All sources',
  sourceFilter: 'Filter by source',
  allProperties: 'All properties',
  propertyFilter: 'Filter by property',
  thisProperty: 'One property',
  lookingBack: 'Looking further back for the message…',
  waiting: 'Waiting:',
  openNext: 'Open the next one',
  place: (at, all) => `${at} of ${all}`,
  tabs: {
    label: 'Which conversations',
    approve: 'To approve',
    answer: 'To answer',
    automatic: 'Sent by itself',
    all: 'All',
  },
  none: {
    approve: 'No draft waits for your approval.',
    answer: 'No guest waits for a reply of yours.',
    automatic: 'Replies that are sent without you stand here.',
  },
  seeAll: 'See all',
}
