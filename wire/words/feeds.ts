import type { WordTable } from './word-table.ts';

const INSTANT = 'instant, ISO 8601';
const WHEN = '2027-03-01T08:00:00.000Z';
const SETTINGS = { address: 'https://homes.agency.example/homes.ndjson' };

/** Fields of a feed, alone and in a list. */
const FIELDS = {
  name: ['Name of the feed.', 'file'],
  kind: ['Kind of the feed.', 'file'],
  settings: ['Settings, as the kind describes them.', SETTINGS],
  secretKey: ['Id of the key that seals its secrets.', '2027-01', 'Null: it has none.'],
  paused: ['Whether it is paused.', false],
  minutes: ['Minutes between two rounds.', 15],
  running: ['Whether a round is under way.', false],
  nextAt: [`The next round: ${INSTANT}.`, WHEN],
  endedAt: [`End of the last round: ${INSTANT}.`, WHEN, 'Null: none has ended.'],
  outcome: [
    'Outcome of the last round: `ok`, or the state in which it ended.',
    'ok',
    'Null: none has ended.',
  ],
  reason: ['Details of the outcome.', 'status 429', 'Null: there are none.'],
  failures: ['Failed rounds in a row.', 0],
  leads: [
    'How visitors’ requests about its homes go: as the site’s settings say (`mail`), to its system (`call`), or to its system and by mail (`both`).',
    'call',
  ],
} satisfies WordTable;

const below = (path: string): WordTable =>
  Object.fromEntries(Object.entries(FIELDS).map(([name, words]) => [`${path}.${name}`, words]));

/** Descriptions for feeds: homes that come from agencies' systems and from files at addresses. */
export const FEED_WORDS: WordTable = {
  'Path.feed': ['Name of a feed: the kind’s, unless another was given.', 'file'],
  'putFeedAccount.kind': ['Kind of a feed.', 'whise'],
  'feedSettings.kind': ['Kind of the feed.', 'file'],
  'feedSettings.settings': ['Settings, as the kind describes them.', SETTINGS],
  'feedSettings.secrets': ['Secrets of the feed; never shown again.', {}, 'Left out: keeps the stored ones.'],
  'feedSettings.minutes': ['Minutes between two rounds, 15 to 1440.', 15, 'Left out: 15.'],
  'feedSettings.leads': [
    'How visitors’ requests about its homes go: `mail`, `call` or `both`.',
    'call',
    'Left out: as before; at first `mail`.',
  ],
  'feedPause.paused': ['Whether it is to be paused.', true],
  'feedDecision.home': ['The home’s id in the agency’s system.', '10442'],
  'feedDecision.decided': ['Whether it is the same as the home with its reference, or another.', 'same'],
  'feeds.feeds': ['Its feeds by name.'],
  'feeds.pictures': ['Number of pictures that its homes name by address, by state.'],
  lost: ['The first pictures that do not come.'],
  'lost.home': ['Id of the home that names it.', '900000000012'],
  'lost.address': ['Where it should be.', 'https://img.agency.example/1.jpg'],
  'lost.state': ['`gone`, `refused` or `failing`.', 'gone'],
  'lost.reason': ['Why.', 'status 404', 'Null: there are no details.'],
  ...below('feeds.feeds'),
  ...below('feedShown'),
  'feedShown.requests': ['Visitors’ requests for its system, of the last sixty days.'],
  'requests.waiting': ['Requests that wait.', 0],
  'requests.taken': ['Requests that its system took.', 12],
  'requests.mailed': ['Requests that were sent by mail instead.', 1],
  'requests.lastRefusal': ['Why the last of these was.', 'refused: broken', 'Null: there is none.'],
  'feedShown.homes': ['Number of its homes, by state.'],
  'homes.shown': ['Homes as the agency’s system has them.', 184],
  'homes.hidden': ['Homes that its system does not publish.', 12],
  'feedShown.homes.refused': ['Homes that were refused as they are now; what was shown of them stays.', 0],
  'homes.asked': ['Homes that are kept apart, until an operator says what they are.', 0],
  'homes.gone': ['Homes that its system has no more.', 31],
  hiddenFor: ['Why homes are not shown, the most frequent reason first.'],
  'hiddenFor.reason': ['Why.', 'transaction_id 8', 'Null: there are no details.'],
  'hiddenFor.homes': ['How many.', 4],
  'hiddenFor.home': ['One of them, by its id in the agency’s system.', '10442'],
  notTaken: ['The first homes that were refused or are kept apart.'],
  'notTaken.home': ['Id in the agency’s system.', '10442'],
  'notTaken.estate': ['Id here.', '900000000012'],
  'notTaken.state': ['`refused` or `asked`.', 'refused'],
  'notTaken.reason': ['Why.', 'estate.general.price.value: missing', 'Null: there are no details.'],
  'notTaken.rival': ['The home with the same reference.', '1204', 'Null: there is none.'],
  unmapped: ['The codes and details that had no place in a record, the most frequent first.'],
  'unmapped.what': ['A code, a detail, or a value.', 'detail'],
  'unmapped.name': ['Its name in the agency’s system.', '2045'],
  'unmapped.value': ['An example.', 'Airport'],
  'unmapped.homes': ['Number of homes with it.', 3],
  'unmapped.home': ['One of these homes, by its id in the agency’s system.', '10442'],
};
