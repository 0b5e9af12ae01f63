import type { WordTable } from './word-table.ts';

const TOKEN = ['The secret of the address.', 'k3J9sV_q-2mX7wB0aTz5LrE8cYhNfGdU1oPiQxRvWsM'] as const;
const HOMES = ['Homes, as favourites have them.', ['2001', 'stay-7001']] as const;
const HOME = ['The home: the id of an estate, or `stay-` and the id of a holiday home.', '2001'] as const;
const NAME = 'as one of the two typed it; empty without.';
const HEART = ['Whether this person would like it.', true] as const;
const NOTE = ['Their note; empty without.', 'Terras op het zuidwesten.'] as const;
const SEEN = ['What stood there when it was read; otherwise the change is refused.'] as const;

/** Descriptions for the list for two. */
export const DUO_WORDS: WordTable = {
  'makeDuo.key': [
    'Made with the form, by the site: the same key makes the same list.',
    '6f1c6d3c-1f0e-4c6a-9f0a-2f6f5d0c9b11',
  ],
  'makeDuo.homes': HOMES,
  'makeDuo.own': [`The maker’s name, ${NAME}`, 'Sofie'],
  'makeDuo.theirs': [`The other one’s name, ${NAME}`, 'Jonas'],
  'duoMade.token': TOKEN,
  'openDuo.token': TOKEN,
  'changeDuo.token': TOKEN,
  'duo.own': [`The name of whose address it is, ${NAME}`, 'Sofie'],
  'duo.theirs': [`The other one’s name, ${NAME}`, 'Jonas'],
  'duo.theirsSeenOn': [
    'Day in Brussels on which the other one opened the list last.',
    '2026-11-16',
    'Null before the first time.',
  ],
  'duo.invitation': [
    'The secret of the other address, to hand on.',
    TOKEN[1],
    'Null for whoever was given it.',
  ],
  'duo.homes': ['The homes, in the order in which they came.'],
  'duo.homes.home': HOME,
  ...Object.fromEntries(
    ['own', 'theirs'].flatMap((who) => [
      [
        `duo.homes.${who}`,
        [who === 'own' ? 'What this person says of it.' : 'What the other one says of it.'],
      ],
      [`duo.homes.${who}.heart`, HEART],
      [`duo.homes.${who}.note`, NOTE],
      [
        `duo.homes.${who}.notedAt`,
        ['When the note was written.', '2026-11-16T20:40:00.000Z', 'Null without one.'],
      ],
    ]),
  ),
  'changeDuo.set': ['One change, or the end of the list for both.', { home: '2001', heart: true }],
  'changeDuo.set.home': HOME,
  'changeDuo.set.heart': HEART,
  'changeDuo.set.note': NOTE,
  'changeDuo.set.add': ['Homes to add, as many as there is room for; each gets a heart.', ['2001']],
  'changeDuo.set.off': ['The home that is taken off for both.', '2001'],
  'changeDuo.set.seen': SEEN,
  'changeDuo.set.seen.heart': ['Whether the other one had a heart on it.', false],
  'changeDuo.set.seen.note': ['The other one’s note; empty without.', ''],
  'changeDuo.set.name': [`This person’s name, ${NAME}`, 'Sofie'],
  'changeDuo.set.ended': ['Ends the list for both at once.', true],
};
