import { MOST_REDIRECTS } from '#domain/old-address.ts';
import { ContentError, notFound } from '../../platform/errors/content-error.ts';

const outdated = (message: string) => (): ContentError => new ContentError('import_outdated', message);

/** Words of `refuseWhere`, and constraints of the tables → the error. */
const REFUSALS: Readonly<Record<string, () => ContentError>> = {
  'refused: import_missing': () => notFound('import'),
  'refused: record_missing': () => notFound('record'),
  'refused: import_closed': () => new ContentError('import_closed', 'The import has already been committed.'),
  'refused: outdated': outdated('The content of the site has changed meanwhile; repeat the import.'),
  'refused: staged_elsewhere': outdated('Another chunk has one of these records; send the chunk again.'),
  'refused: number_of_feeds': () =>
    new ContentError('refused', 'Numbers of twelve digits that begin with 9 are for homes of feeds.'),
  'refused: listing_of_feed': () =>
    new ContentError('refused', 'A feed of the site brings one of these listings, under another number.'),
  'refused: redirect_chain': () =>
    new ContentError('refused', 'An old address would lead to one that is itself redirected.', {
      to: 'leads to an old address',
    }),
  'refused: redirects_many': () =>
    new ContentError(
      'refused',
      `A site has at most ${MOST_REDIRECTS.all} old addresses, ${MOST_REDIRECTS.patterns} of them patterns.`,
    ),
  'UNIQUE constraint failed: redirects.': () =>
    new ContentError('refused', 'Two redirects would answer the same address.', {
      from: 'answered by another redirect',
    }),
  'UNIQUE constraint failed: pages.': () =>
    new ContentError('refused', 'Two pages would have the same address.', { url: 'taken by another page' }),
  'UNIQUE constraint failed: stay_nights.': outdated(
    'A visitor has reserved one of these nights meanwhile; repeat the import.',
  ),
  'NOT NULL constraint failed: assets.': outdated(
    'A picture file has been deleted meanwhile; upload it again.',
  ),
};

/** The error for a batch that the database refuses: of a commit, or of one of its chunks. */
export const commitRefusal = (error: unknown): unknown =>
  Object.entries(REFUSALS).find(([words]) => String(error).includes(words))?.[1]() ?? error;
