import { env } from 'cloudflare:workers';
import { siteStatements } from '../intake/index.ts';
import { aSite } from '../testing/fixtures.ts';
import { arrange, calling, testRaces, working } from '../testing/interleave.ts';
import { BLUE_WEBP, hashOf, RED_WEBP } from '../testing/pictures.ts';
import { store } from '../testing/store.ts';
import { sweepPictureFiles, sweepPictures } from './sweep-files.ts';
import { putPictureFile } from './upload.ts';

interface Painted {
  readonly siteId: string;
}

const [RED, BLUE] = [await hashOf(RED_WEBP), await hashOf(BLUE_WEBP)];
/** Older than a day: the sweep takes it. */
const OLD = new Date('2026-11-01T00:00:00.000Z');
const picture = (file: string, name = 'front') => ({ picture: { name, sizes: [{ width: 60, file }] } });
const home = {
  estate: {
    general: {
      id: 1,
      headType: { id: 3 },
      transaction: { id: 1 },
      address: { city: { id: 8300, zip: '8300' } },
    },
    pictures: [{ file: 'old' }],
  },
};
const upload = calling<Painted>('putPictureFile', () => ({ params: { sha256: RED }, body: RED_WEBP }));

/** Two calls in a row, so that they only come in between. */
const AGAIN = 'the sweep, and the file once more';

testRaces<Painted>({
  name: 'picture files',
  pairs: (a) => a.name !== AGAIN,
  // A red file that is not used, and a blue one that a picture shows.
  setUp: async (siteId) => {
    await store(siteStatements(aSite(siteId)));
    await putPictureFile(siteId, RED, RED_WEBP, { env, now: OLD });
    await putPictureFile(siteId, BLUE, BLUE_WEBP, { env, now: OLD });
    const params = { kind: 'picture', id: 'front' };
    await arrange(siteId, 'putRecord', { params, body: picture(BLUE) });
    // A picture that a home named until long ago.
    await arrange(siteId, 'putRecord', {
      params: { kind: 'picture', id: 'old' },
      body: picture(BLUE, 'old'),
    });
    await env.DB.prepare("INSERT INTO unnamed_pictures VALUES (?, 'old', '2026-01-01T00:00:00.000Z')")
      .bind(siteId)
      .run();
    return { siteId };
  },
  acts: [
    {
      name: 'putPictureFile',
      reads:
        'the site, the stored file and whether it is being deleted; in the batch that keeps it for another day',
      decides:
        'the bytes come first, and the row states that they are there; the sweep takes only what it marked',
      refusals: ['unavailable'],
      run: upload,
    },
    {
      name: 'listMissingPictureFiles',
      reads: 'the site',
      decides: 'what is there is kept for another day by the statement before the list',
      run: calling('listMissingPictureFiles', () => ({ body: { hashes: [RED, BLUE] } })),
    },
    {
      name: 'the sweep',
      reads: 'the files that it marks, by the statement that marks them',
      decides: 'a file that another run has marked is left to it for half an hour',
      run: working((env, _world, now) => sweepPictureFiles(env, now)),
    },
    {
      name: AGAIN,
      reads: 'as the sweep and putPictureFile',
      decides: 'as the sweep and putPictureFile',
      refusals: ['unavailable'],
      run: async (world, turn) => {
        await sweepPictureFiles(turn.bindings, new Date(turn.now));
        return upload(world, turn);
      },
    },
    {
      name: 'putRecord of the picture, red',
      reads: 'the files that it names',
      decides: 'the row of a picture needs the file’s row, unless it is being deleted',
      refusals: ['refused'],
      run: calling('putRecord', () => ({ params: { kind: 'picture', id: 'front' }, body: picture(RED) })),
    },
    {
      name: 'the sweep of pictures',
      reads: 'nothing',
      decides: 'the row that says since when nothing names the picture, in each statement of the batch',
      run: working((env, _world, now) => sweepPictures(env, now)),
    },
    {
      name: 'putRecord of a home that names one again',
      reads: 'the pictures that it names',
      decides: 'the batch is refused unless each picture is there',
      refusals: ['refused', 'import_outdated'],
      run: calling('putRecord', () => ({ params: { kind: 'estate', id: '1' }, body: home })),
    },
    {
      name: 'deleteRecord of the picture',
      reads: 'nothing',
      decides: 'the batch is refused unless the record is there',
      run: calling('deleteRecord', () => ({ params: { kind: 'picture', id: 'front' } })),
    },
  ],
  sample: [
    'the sweep of pictures × putRecord of a home that names one again',
    'putRecord of a home that names one again × the sweep of pictures',
    'the sweep × the sweep, and the file once more',
    'putRecord of the picture, red × the sweep',
  ],
});
