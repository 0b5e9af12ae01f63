import { MEASURES } from '#domain/interest/measures.ts';
import type { WordTable } from './word-table.ts';

const MONDAY = '2027-03-01';
const CELL = ['A number from five up, or `{"few": true}` for fewer.', { shown: 12 }] as const;

const CELLS = [
  'A cell for each measure.',
  Object.fromEntries(MEASURES.map((measure) => [measure, { few: true }])),
] as const;

/** Descriptions for an agency's figures. */
export const FIGURE_WORDS: WordTable = {
  'figuresRequest.span': [
    'Span of closed weeks: `month`, four of them, or `quarter`, thirteen.',
    'month',
    'Left out: a month.',
  ],
  'figures.counted': ['Whether the agency has its visits counted.', true],
  'figures.weeks': ['Mondays of the closed weeks, oldest first.', [MONDAY]],
  'figures.next': ['The Monday from which the running week is shown.', '2027-03-08'],
  'figures.homes': ['The homes that the person may see.'],
  'homes.id': ['Id of the home.', '1204'],
  'figures.homes.kind': ['Kind of the home: `estate` or `rental`.', 'estate'],
  'figures.homes.name': ['Street and number, else title, else id.', 'Zeedijk 12'],
  'figures.homes.city': ['Municipality; empty for none.', 'Knokke'],
  'figures.homes.offered': ['Whether it is on offer or under option.', true],
  'figures.homes.pictures': ['Number of its pictures.', 14],
  'figures.homes.weeks': ['Weeks of which a cell is shown.'],
  'weeks.week': ['The Monday that names the week.', MONDAY],
  'weeks.cells': CELLS,
  'rest.week': ['The Monday that names the week.', MONDAY],
  'rest.cells': CELLS,
  'weeks.count': CELL,
  'figures.rest': [
    'By week and kind, what all homes without a shown cell had together, where that narrows none of them down; empty for who sees only their own.',
  ],
  'rest.kind': ['Kind of the homes.', 'estate'],
  'figures.forms': ['Forms that are about no home.'],
  'forms.form': ['The form: `general` or `valuation`.', 'general'],
  'forms.weeks': ['Weeks whose cell is shown.'],
  'figures.answers': ['How soon the agency’s people answer.'],
  'answers.who': ['Name of the person, or the address that was mailed.', 'An Smet', 'Null: nobody was.'],
  'answers.kind': ['What was answered: `question`, `viewing` or `stay`.', 'question'],
  'answers.half': [
    'Minutes in which half of the requests were answered.',
    95,
    'Null: fewer than five, or half still wait.',
  ],
  'figures.nights': ['Nights of the holiday homes, by month.'],
  'nights.month': ['First day of the month.', MONDAY],
  'nights.nights': ['Nights of all homes in the month.', 310],
  'nights.taken': ['Nights that are taken.', 124],
  'figures.searches': ['Searches of visitors.', undefined, 'Null: for who sees only their own homes.'],
  'searches.few': ['Combinations of closed lists with at most two results, as queries of the site’s search.'],
  'few.search': ['The combination.', 'city=1201&type=1&price-max=400000&with=garden'],
  'searches.places': ['Places of the other searches.'],
  'places.id': ['Id of the place.', '1201'],
  'searches.budgets': ['Highest budgets of the other searches.'],
  'budgets.upTo': ['Upper end of the price step, euros.', 400_000],
  'few.weeks': ['Weeks whose cell is shown.'],
  'places.weeks': ['Weeks whose cell is shown.'],
  'budgets.weeks': ['Weeks whose cell is shown.'],
  'searches.cities': ['Names of the places in both lists.'],
  'searches.cities.id': ['Id of the place.', '1201'],
  'searches.cities.name': ['Its name, by language.', { nl: 'Knokke' }],
  'homes.week': ['The Monday of the last closed week.', MONDAY, 'Absent or null: none is.'],
  'homes.interest': ['Cells of the last closed week.', undefined, 'Absent or null: nothing is counted.'],
  'interest.opened': CELL,
  'interest.kept': CELL,
  'interest.questions': CELL,
};
