import { prepare } from '#content-service/platform/db/prepare.ts';
import { sha256 } from '#content-service/platform/hash.ts';
import { siteStaysStatement } from '#content-service/platform/on-site.ts';
import type { CallContext } from '#content-service/platform/operation/operation.ts';
import { holdsStatement, rightsRefusal } from '#content-service/staff/rights.ts';
import { newPictureStatements } from '../pictures/picture-record.ts';
import { storeSent } from '../pictures/store-sent.ts';
import { newsWriter } from './stored-news.ts';

/**
 * Stores a picture for an item of news, once however often it is sent; one that no item names within a day is deleted.
 * Throws role_missing, and picture_refused with a reason of `WHY_NOT_TAKEN`.
 */
export async function addNewsPicture(
  siteId: string,
  { session, key }: { readonly session: string; readonly key: string },
  bytes: Uint8Array<ArrayBuffer>,
  context: CallContext,
): Promise<{ readonly file: string }> {
  const { env, now } = context;
  await newsWriter(siteId, session, context);
  const name = `sent-${sha256(`news/${key}`).slice(0, 32)}`;
  const { taken, known } = await storeSent(
    siteId,
    { session, right: 'site', name, plan: false },
    bytes,
    context,
  );
  if (known !== null) return { file: name };
  const statements = [
    siteStaysStatement(siteId),
    holdsStatement(siteId, session, 'site', now),
    ...newPictureStatements(siteId, taken),
  ];
  await env.DB.batch(statements.map((one) => prepare(env.DB, one))).catch((error: unknown) => {
    throw rightsRefusal(error);
  });
  return { file: name };
}
