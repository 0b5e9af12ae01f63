import type { Duo } from '#wire/duo.ts';
import { siteStatements } from '../intake/index.ts';
import { aSite } from '../testing/fixtures.ts';
import { arrange, calling, testRaces } from '../testing/interleave.ts';
import { store } from '../testing/store.ts';

interface List {
  readonly siteId: string;
  readonly maker: string;
  readonly other: string;
}

const READS = 'whose address it is';
const MAKING = { key: 'key-of-a-list-for-two', homes: ['1', '2'], own: 'Sofie', theirs: 'Jonas' };

testRaces<List>({
  name: 'list for two',
  setUp: async (siteId) => {
    await store(siteStatements(aSite(siteId)));
    // One home is missing until it is full.
    const homes = ['1', ...Array.from({ length: 48 }, (_, at) => String(100 + at))];
    const body = { ...MAKING, homes };
    const { token: maker } = await arrange<{ token: string }>(siteId, 'makeDuo', { body });
    const { invitation } = await arrange<Duo>(siteId, 'openDuo', { body: { token: maker } });
    return { siteId, maker, other: invitation ?? '' };
  },
  acts: [
    {
      name: 'makeDuo',
      reads: 'nothing',
      decides: 'a token has one list, which a constraint says; its people and homes are of the same batch',
      run: calling('makeDuo', () => ({ body: { ...MAKING, key: 'key-of-another-list' } })),
    },
    {
      name: 'openDuo',
      reads: READS,
      decides:
        'the day of use is written only where the list is there; what is answered is read in that batch',
      refusals: ['not_found'],
      run: calling('openDuo', ({ other }) => ({ body: { token: other } })),
    },
    {
      name: 'changeDuo, heart',
      reads: READS,
      decides: 'the batch is refused unless the list is there, and the home on it',
      refusals: ['not_found'],
      run: calling('changeDuo', ({ other }) => ({ body: { token: other, set: { home: '1', heart: true } } })),
    },
    {
      name: 'changeDuo, note',
      reads: READS,
      decides: 'the batch is refused unless the list is there, and the note that was seen',
      refusals: ['not_found'],
      run: calling('changeDuo', ({ other }) => ({
        body: { token: other, set: { home: '1', note: 'Van Jonas.', seen: '' } },
      })),
    },
    {
      name: 'changeDuo, another note',
      reads: READS,
      decides: 'the batch is refused unless the list is there, and the note that was seen',
      refusals: ['not_found'],
      run: calling('changeDuo', ({ other }) => ({
        body: { token: other, set: { home: '1', note: 'Op zijn laptop.', seen: '' } },
      })),
    },
    {
      name: 'changeDuo, off',
      reads: READS,
      decides: 'the row is deleted only while the other one has said what was seen',
      refusals: ['not_found'],
      run: calling('changeDuo', ({ maker }) => ({
        body: { token: maker, set: { off: '1', seen: { heart: false, note: '' } } },
      })),
    },
    ...(['maker', 'other'] as const).map((who) => ({
      name: `changeDuo, add by the ${who}`,
      reads: READS,
      decides: 'the statement adds what there is room for when it runs',
      refusals: ['not_found', 'refused'] as const,
      run: calling<List>('changeDuo', (list) => ({
        body: { token: list[who], set: { add: [`of-${who}`] } },
      })),
    })),
    {
      name: 'changeDuo, name',
      reads: READS,
      decides: 'the batch is refused unless the list is there',
      refusals: ['not_found'],
      run: calling('changeDuo', ({ maker }) => ({ body: { token: maker, set: { name: 'Fien' } } })),
    },
    {
      name: 'changeDuo, end',
      reads: READS,
      decides: 'all that is of the list is deleted while its people are there',
      refusals: ['not_found'],
      run: calling('changeDuo', ({ other }) => ({ body: { token: other, set: { ended: true } } })),
    },
  ],
  sample: [
    'makeDuo × makeDuo',
    'openDuo × changeDuo, end',
    'changeDuo, heart × changeDuo, off',
    'changeDuo, note × changeDuo, another note',
    'changeDuo, off × changeDuo, note',
    'changeDuo, add by the maker × changeDuo, add by the other',
    'changeDuo, name × changeDuo, end',
    'changeDuo, end × changeDuo, end',
  ],
});
