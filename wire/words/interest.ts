import { MEASURES } from '#domain/interest/measures.ts';
import type { WordTable } from './word-table.ts';

/** What each measure counts, in words. */
const COUNTS: Readonly<Record<(typeof MEASURES)[number], string>> = {
  opened: 'How often its page was opened',
  kept: 'How often it was asked for in a list of favourites',
  compared: 'How often it stood in a comparison',
  shared: 'How often it was recommended to a friend, by the form for that',
  matched: 'Alerts that it fitted',
  sent: 'Mails of alerts that named it',
  questions: 'Questions about it',
  viewings: 'Viewings that were booked, or stays that were asked for',
  visits: 'Viewings that took place, or stays that began',
};

const measures = (of: string, more: string): WordTable =>
  Object.fromEntries(MEASURES.map((one) => [`${of}.${one}`, [`${COUNTS[one]}${more}.`]]));

/** Descriptions for `wire/interest.ts` and `wire/interest-weeks.ts`. */
export const INTEREST_WORDS: WordTable = {
  isolate: [
    'Random name of the reporting isolate; with `seq` it names the report.',
    '0b7e8f1a-5f0c-4a86-9d57-2a1f6f0e9c11',
  ],
  'interest.seq': ['Number of the report, from 0.', 4],
  'interest.days': ['What was counted, by day.'],
  'interest.days.day': ['The day in Brussels, YYYY-MM-DD.', '2027-03-01'],
  'interest.days.sites': ['The sites, with their homes.'],
  'interest.days.sites.homes': ['The homes.'],
  'sites.searches': [
    'Searches, in coarse values of closed lists; a search is in one list, or in those of its places and budget.',
    undefined,
    'Left out: none.',
  ],
  'searches.list': ['The list: `few`, `place` or `budget`.', 'few'],
  'searches.what': [
    'A combination with few results as a query of the site’s search; the id of a place; the upper end of a price step in euros.',
    'city=1201&type=1&price-max=400000',
  ],
  'searches.times': ['How often.', 3],
  'sites.homes.kind': ['Kind of the home.', 'estate'],
  'sites.homes.id': ['Its id, or its guid.', '1204'],
  'sites.homes.opened': ['How often its page was opened.', 3],
  'sites.homes.kept': ['How often it was asked for in a list of favourites.', 1],
  'sites.homes.compared': ['How often it stood in a comparison.', 0],
  'interestTaken.rows': ['Number of rows that were stored.', 1],
  'interestWeeks.counts': [
    'Whether the site counts: `on`, `off` by its setting, or `elsewhere`: its own service answers every call, and nothing is counted.',
    'on',
  ],
  'interestWeeks.homes': ['The homes with any interest; or the one that was asked for.'],
  'interestWeeks.homes.kind': ['Kind of the home.', 'estate'],
  'interestWeeks.homes.id': ['Its id.', '1204'],
  'interestWeeks.homes.total': ['At least: the sums of the weeks’ cells that are shown.'],
  'interestWeeks.weeks': ['The closed weeks, oldest first.'],
  'interestWeeks.weeks.week': ['The Monday of the week, YYYY-MM-DD.', '2027-03-01'],
  'interestWeeks.weeks.cells': [
    'The cells of the home that was asked for.',
    undefined,
    'Null: all homes were asked for.',
  ],
  ...measures('homes.total', ', at least'),
  ...measures('weeks.cells', ''),
  ...measures('rest.cells', ', by all of these homes'),
  shown: ['The number, five or more.', 58],
  few: ['It is below five, and may be zero.', true],
  'getInterestWeeks.home': ['Id of one home.', '1204', 'Left out: all homes.'],
  'getInterestWeeks.kind': ['Kind of that home.', 'estate', 'Left out: an estate.'],
  'getInterestWeeks.from': [
    'A day of the first week.',
    '2027-01-04',
    'Left out: twelve weeks before the last.',
  ],
  'getInterestWeeks.to': ['A day of the last week.', '2027-03-22', 'Left out: today.'],
};
