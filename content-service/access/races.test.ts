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

testRaces<{ readonly siteId: string; readonly previewId: string }>({
  name: 'a preview, beside eight others',
  setUp: async (siteId) => {
    await store(siteStatements(aSite(siteId, { state: 'draft' })));
    const made: string[] = [];
    for (let at = 0; at < 9; at++)
      made.push((await arrange<{ id: string }>(siteId, 'makePreview', { body: {} })).id);
    return { siteId, previewId: made[0] ?? '' };
  },
  acts: [
    {
      name: 'makePreview',
      reads: 'nothing',
      decides: 'the insert counts those that have not ended; the batch is refused unless the site is there',
      refusals: ['refused'],
      run: calling('makePreview', () => ({ body: {} })),
    },
    {
      name: 'endPreview',
      reads: 'nothing',
      decides: 'the deletion finds its row once; the journal follows it',
      refusals: ['not_found'],
      run: calling('endPreview', ({ previewId }) => ({ params: { previewId } })),
    },
  ],
  sample: ['makePreview × makePreview', 'endPreview × endPreview'],
});
