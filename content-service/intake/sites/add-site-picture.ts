/** A picture for the settings or news of a site that its people send (decisions 181 and 184). */
import type { SitePictureAdded } from '#wire/own-site.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { sha256 } from '../../platform/hash.ts';
import { siteStaysStatement } from '../../platform/on-site.ts';
import type { CallContext } from '../../platform/operation/operation.ts';
import { holdsStatement, requireRight } from '../../staff/rights.ts';
import { whoseSession } from '../../staff/sessions.ts';
import { newPictureStatements, pictureIsThereStatement } from '../written/pictures/picture-record.ts';
import { storeSent } from '../written/pictures/store-sent.ts';
import { untilCurrent } from '../written/who-writes.ts';

/**
 * Stores a picture of the site, under a name of its bytes; a change of the settings or an item of news names it then.
 * Throws role_missing, and picture_refused with a reason of `WHY_NOT_TAKEN`.
 */
export async function addSitePicture(
  siteId: string,
  { session, key }: { readonly session: string; readonly key: string },
  bytes: Uint8Array<ArrayBuffer>,
  context: CallContext,
): Promise<SitePictureAdded> {
  const { env, now } = context;
  requireRight(await whoseSession(siteId, session, context), 'site');
  const name = `sent-${sha256(`site/${key}`).slice(0, 32)}`;
  const asked = { session, right: 'site', name, plan: false } as const;
  const { known, taken } = await storeSent(siteId, asked, bytes, context);
  const statements = [
    siteStaysStatement(siteId),
    holdsStatement(siteId, session, 'site', now),
    ...(known === null ? newPictureStatements(siteId, taken) : []),
    pictureIsThereStatement(siteId, name),
  ];
  await untilCurrent(() => env.DB.batch(statements.map((one) => prepare(env.DB, one))));
  return { name };
}
