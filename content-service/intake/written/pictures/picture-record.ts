import { prepare } from '#content-service/platform/db/prepare.ts';
import { refuseWhere } from '#content-service/platform/db/refuse-where.ts';
import type { Statement } from '#content-service/platform/db/statement.ts';
import { sha256 } from '#content-service/platform/hash.ts';
import type { PictureRecord } from '#wire/picture-file.ts';
import { pictureStatements } from '../../pictures.ts';
import { prepareRecord } from '../../records/prepared.ts';

/** The record of a picture of the site; null when there is none. */
export async function findPicture(
  db: D1Database,
  siteId: string,
  name: string,
): Promise<PictureRecord | null> {
  const doc = await prepare(db, {
    sql: "SELECT doc FROM records WHERE site_id = ? AND kind = 'picture' AND id = ?",
    params: [siteId, name],
  }).first<string>('doc');
  return doc === null ? null : (JSON.parse(doc) as { picture: PictureRecord }).picture;
}

/**
 * Stores a picture that no page shows yet: unlike that of an import it changes no content version. One that is there is
 * left as it is.
 */
export function newPictureStatements(siteId: string, picture: PictureRecord): Statement[] {
  // Language and cities matter only to records with texts and places.
  const read = prepareRecord(siteId, 'nl', { picture });
  if ('refusals' in read)
    throw new TypeError(`a picture that no import would take: ${JSON.stringify(read.refusals)}`);
  const { id, hash, doc } = read.prepared;
  return [
    ...pictureStatements(siteId, picture),
    {
      sql: "INSERT INTO records (site_id, kind, id, hash, doc) VALUES (?, 'picture', ?, ?, ?) ON CONFLICT DO NOTHING",
      params: [siteId, id, hash, doc],
    },
  ];
}

/** Refuses the batch unless the site has the picture: a sweep may have deleted it since it was read. */
export const pictureIsThereStatement = (siteId: string, name: string): Statement =>
  refuseWhere('outdated', 'NOT EXISTS (SELECT 1 FROM assets WHERE site_id = ? AND name = ?)', [siteId, name]);

const SUFFIX = /-(?:plan|photo)$/;
const MOST_NAME = 64;

/**
 * The same picture as a plan, or no longer as one: a record of its own that names the same files, so that what is
 * online changes by publishing only, and each version keeps what it showed. A plan has no cropped JPEG for mails.
 */
export async function asPlan(
  db: D1Database,
  siteId: string,
  picture: PictureRecord,
  plan: boolean,
): Promise<PictureRecord> {
  if ((picture.plan === true) === plan) return picture;
  const root = picture.name.replace(SUFFIX, '');
  const before = root === picture.name ? null : await findPicture(db, siteId, root);
  if (before !== null && (before.plan === true) === plan) return before;
  const end = plan ? '-plan' : '-photo';
  const stem = root.length + end.length > MOST_NAME ? `sent-${sha256(root).slice(0, 32)}` : root;
  const { plan: _plan, social: _social, ...rest } = picture;
  return { ...rest, name: `${stem}${end}`, ...(plan ? { plan: true } : {}) };
}
