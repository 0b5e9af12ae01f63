import { siteStatements } from '../intake/index.ts';
import { aSite } from '../testing/fixtures.ts';
import { arrange, calling, testRaces } from '../testing/interleave.ts';
import { store } from '../testing/store.ts';

interface Served {
  readonly siteId: string;
}

const SERVICE = { address: 'https://listings.agency.example/', scope: 'full', pictureHosts: [] };
const put = (changes: object) =>
  calling<Served>('putContentService', () => ({ body: { ...SERVICE, ...changes } }));
const READS = 'the site, the stored service (its address and sealed token), whose the hostname is';
const DECIDES =
  'the batch is refused unless the stored token and address are those that were read, then they are read again; its answer is read in it';

testRaces<Served>({
  name: 'a content service of its own',
  setUp: async (siteId) => {
    await store(siteStatements(aSite(siteId)));
    await arrange(siteId, 'putContentService', { body: { ...SERVICE, token: 'first-token' } });
    return { siteId };
  },
  acts: [
    {
      name: 'putContentService, another token',
      reads: READS,
      decides: DECIDES,
      run: put({ token: 'second-token' }),
    },
    { name: 'putContentService, no token', reads: READS, decides: DECIDES, run: put({ token: null }) },
    {
      name: 'putContentService, the token as before',
      reads: READS,
      decides: DECIDES,
      run: put({ pictureHosts: ['img.agency.example'] }),
    },
    {
      name: 'deleteContentService',
      reads: 'nothing',
      decides: 'the journal follows the deletion; without a deleted row it is not found',
      refusals: ['not_found'],
      run: calling('deleteContentService', () => ({})),
    },
    {
      name: 'tellChangedHomes',
      reads: 'nothing',
      decides: 'the insert holds only while there is a service',
      refusals: ['not_found'],
      run: calling('tellChangedHomes', () => ({ body: { ids: ['1', '2'] } })),
    },
  ],
  sample: [
    'putContentService, the token as before × putContentService, another token',
    'deleteContentService × deleteContentService',
    'tellChangedHomes × deleteContentService',
  ],
});
