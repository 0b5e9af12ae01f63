import { aCity, anEstate, aSite } from '../../testing/fixtures.ts';
import { arrange, calling, testRaces } from '../../testing/interleave.ts';
import { store } from '../../testing/store.ts';
import { siteStatements } from '../index.ts';

const KNOKKE = aCity(1, '8300', 'Knokke', 51.35, 3.28);
const home = (id: number, price = 100_000 + id) => ({
  estate: anEstate(id, { price: { value: price }, address: KNOKKE }),
});
const MENU = { navigation: { name: 'foot', items: [] } };

interface Staged {
  readonly siteId: string;
  readonly importId: string;
}

/** A site with homes 1 to 3 and a menu; an import with 1 changed, 2 the same and 4 new is staged, and waits. */
const setUp = async (siteId: string): Promise<Staged> => {
  await store(siteStatements(aSite(siteId)));
  const staged = async (...records: readonly object[]): Promise<string> => {
    const { id } = await arrange<{ id: string }>(siteId, 'openImport', {});
    const body = { records: records.map((record) => ({ record })) };
    await arrange(siteId, 'stageChunk', { params: { importId: id, chunk: '0' }, body });
    return id;
  };
  const params = { importId: await staged(home(1), home(2), home(3), MENU) };
  await arrange(siteId, 'commitImport', { params, body: {} });
  return { siteId, importId: await staged(home(1, 5), home(2), home(4)) };
};

const commit = (body: object) =>
  calling<Staged>('commitImport', ({ importId }) => ({ params: { importId }, body }));
const chunk = (number: number, ...records: readonly object[]) =>
  calling<Staged>('stageChunk', ({ importId }) => ({
    params: { importId, chunk: String(number) },
    body: { records: records.map((record) => ({ record })) },
  }));
const put = (id: number, price: number) =>
  calling<Staged>('putRecord', () => ({
    params: { kind: 'estate', id: String(id) },
    body: home(id, price),
  }));
const remove = (kind: string, id: string) =>
  calling<Staged>('deleteRecord', () => ({ params: { kind, id } }));

const READS_RECORD = 'the site, the stored record (its hash), pictures and nights that it names';
const BASE =
  'the batch is refused unless each record still has the hash that was read; then it is read again';
const OPEN = 'the batch is refused unless the import is there and open';

testRaces<Staged>({
  name: 'a staged import',
  setUp,
  acts: [
    {
      name: 'commit of a sync',
      reads: 'nothing',
      decides: `${OPEN}, the records are as staged, and a fifth of the offer stays`,
      refusals: ['not_found'],
      run: commit({ sync: ['estate'], allowManyWithdrawals: true }),
    },
    {
      name: 'commit with the guard',
      reads: 'nothing',
      decides: `${OPEN}, the records are as staged, and a fifth of the offer stays`,
      refusals: ['not_found'],
      run: commit({ sync: ['estate'] }),
    },
    {
      name: 'commit without sync',
      reads: 'nothing',
      decides: `${OPEN}, the records are as staged`,
      refusals: ['not_found'],
      run: commit({}),
    },
    {
      name: 'dry run',
      reads: READS_RECORD,
      decides: 'writes nothing',
      run: calling<Staged>('judgeRecords', () => ({
        body: { records: [home(1, 5), home(4)].map((record) => ({ record })) },
      })),
    },
    {
      name: 'stageChunk',
      reads: `${READS_RECORD}, the other chunks`,
      decides: `${OPEN}, and no other chunk has one of its records; then it is read again`,
      refusals: ['not_found'],
      run: chunk(1, home(5), home(6)),
    },
    {
      name: 'stageChunk with a record of another chunk',
      reads: `${READS_RECORD}, the other chunks`,
      decides: `${OPEN}, and no other chunk has one of its records; then it is read again`,
      refusals: ['not_found'],
      run: chunk(2, home(6, 7), home(7)),
    },
    {
      name: 'stageChunk again',
      reads: `${READS_RECORD}, the other chunks`,
      decides: `${OPEN}, and no other chunk has one of its records; then it is read again`,
      refusals: ['not_found'],
      run: chunk(0, home(1, 6), home(3)),
    },
    {
      name: 'dropImport',
      reads: 'nothing',
      decides: 'one statement',
      run: calling<Staged>('dropImport', ({ importId }) => ({ params: { importId } })),
    },
    { name: 'putRecord', reads: READS_RECORD, decides: BASE, run: put(1, 8) },
    { name: 'putRecord, new', reads: READS_RECORD, decides: BASE, run: put(4, 9) },
    { name: 'putRecord, the same', reads: READS_RECORD, decides: BASE, run: put(3, 100_003) },
    {
      name: 'deleteRecord',
      reads: 'the site',
      decides: 'the batch is refused unless the record is there',
      refusals: ['not_found'],
      run: remove('estate', '3'),
    },
    {
      name: 'deleteRecord, a menu',
      reads: 'the site',
      decides: 'the batch is refused unless the record is there',
      refusals: ['not_found'],
      run: remove('navigation', 'foot'),
    },
  ],
  sample: [
    'commit of a sync × commit of a sync',
    'commit of a sync × commit without sync',
    'commit of a sync × stageChunk',
    'stageChunk × commit of a sync',
    'stageChunk × stageChunk with a record of another chunk',
    'commit with the guard × deleteRecord',
    'putRecord × commit of a sync',
    'deleteRecord, a menu × deleteRecord, a menu',
  ],
});
