import type { Asked } from '../asked.ts';
import type { Check } from '../check.ts';
import { anError, answers, answersAt, header, NOT_THERE, REFUSED } from '../expect.ts';
import { fact, type Known, sitePath } from '../known.ts';
import { ODD_IDS } from './homes.ts';

const get = (known: Known, name: string, query = ''): Asked => ({
  method: 'GET',
  path: sitePath(known, `/assets/${name}${query}`),
});

/** File signatures of picture formats. */
const BEGINNINGS: readonly (readonly [type: string, pattern: RegExp])[] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n/],
  ['image/webp', /^RIFF.{4}WEBP/s],
  ['image/avif', /^.{4}ftypavi/s],
  ['image/gif', /^GIF8/],
  ['image/svg+xml', /^\s*</],
];

/** Pictures that the service serves itself. */
export const PICTURE_CHECKS: readonly Check[] = [
  {
    call: 'getAsset',
    says: 'answers the bytes of a picture, with the matching content type',
    needs: ['asset'],
    asks: (known) => [
      get(known, fact(known, 'asset')),
      get(known, fact(known, 'asset'), '?hash=&version=w400'),
    ],
    expects: [
      answers(200),
      header('Content-Type', /^image\//),
      (all) => {
        for (const { headers, bytes } of all) {
          const type = headers.get('Content-Type') ?? '';
          const begin = String.fromCharCode(...bytes.slice(0, 16));
          const [, pattern] = BEGINNINGS.find(([one]) => type.startsWith(one)) ?? [];
          if (pattern !== undefined && !pattern.test(begin))
            return `says ${type}, and the bytes are something else`;
        }
        return null;
      },
    ],
  },
  {
    call: 'getAsset',
    says: 'lets a picture be cached, and answers 304 to a conditional request',
    needs: ['asset'],
    asks: (known) => [
      get(known, fact(known, 'asset')),
      ([answer]) => ({
        ...get(known, fact(known, 'asset')),
        headers: { 'If-None-Match': answer?.headers.get('ETag') ?? '"none"' },
      }),
    ],
    expects: [
      header('ETag', /^(?:W\/)?"[^"]+"$/),
      header('Cache-Control', /max-age=\d+/),
      answersAt(0, 200),
      answersAt(1, 304),
    ],
  },
  {
    call: 'getAsset',
    says: 'answers 404 for an unknown picture',
    asks: (known) => [get(known, 'no-such-picture-anywhere')],
    expects: NOT_THERE,
  },
  {
    call: 'getAsset',
    says: 'refuses an invalid width',
    needs: ['asset'],
    asks: (known) => [
      get(known, fact(known, 'asset'), '?version=large'),
      get(known, fact(known, 'asset'), '?hash=zz'),
    ],
    expects: REFUSED,
  },
  {
    call: 'getAsset',
    says: `refuses odd names: ${ODD_IDS.map(([what]) => what).join(', ')}`,
    asks: (known) => ODD_IDS.map(([, name]) => get(known, name)),
    expects: [
      answers(400, 404, 414),
      (all, looked) =>
        anError()(
          all.filter(({ status }) => status !== 414),
          looked,
        ),
    ],
  },
];
