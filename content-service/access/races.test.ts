import { siteStatements } from '../intake/index.ts';
import { aSite } from '../testing/fixtures.ts';
import { arrange, calling, testRaces } from '../testing/interleave.ts';
import { store } from '../testing/store.ts';

interface Keyed {
  readonly siteId: string;
  readonly tokenId: string;
}

testRaces<Keyed>({
  name: 'a token',
  setUp: async (siteId) => {
    await store(siteStatements(aSite(siteId)));
    const body = { role: 'write', name: 'system' };
    const { id } = await arrange<{ id: string }>(siteId, 'makeSiteToken', { body });
    return { siteId, tokenId: id };
  },
  acts: [
    {
      name: 'makeSiteToken',
      reads: 'nothing',
      decides: 'the batch is refused unless the site is there',
      run: calling('makeSiteToken', () => ({ body: { role: 'read', name: 'pages' } })),
    },
    {
      name: 'revokeSiteToken',
      reads: 'nothing',
      decides: 'the update holds only for a token that is not revoked; the journal follows it',
      run: calling('revokeSiteToken', ({ tokenId }) => ({ params: { tokenId } })),
    },
  ],
  sample: ['revokeSiteToken × revokeSiteToken'],
});
