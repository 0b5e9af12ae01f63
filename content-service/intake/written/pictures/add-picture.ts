import { sha256 } from '#content-service/platform/hash.ts';
import { siteStaysStatement } from '#content-service/platform/on-site.ts';
import type { CallContext } from '#content-service/platform/operation/operation.ts';
import { holdsStatement } from '#content-service/staff/rights.ts';
import type { HomeRequest } from '#wire/written-homes.ts';
import { MOST_PICTURES, type PicturesArranged } from '#wire/written-pictures.ts';
import { laid } from '../laid-draft.ts';
import { fitsStatement } from '../save-draft.ts';
import {
  layerStaysStatement,
  noneNestedStatement,
  notOfFeedStatement,
  readHome,
  recordStaysStatement,
} from '../stored-home.ts';
import { requireOurs, seenHome, untilCurrent, writerOf } from '../who-writes.ts';
import { appended, changeStatements, itemsOf, LIST_OF, nameOf, notFullStatement } from './picture-list.ts';
import { asPlan, findPicture, newPictureStatements, pictureIsThereStatement } from './picture-record.ts';
import { fullRefusal, notTaken, storeSent } from './store-sent.ts';

interface Sent extends Pick<HomeRequest, 'session' | 'kind' | 'home'> {
  /** The picture's own: it is there once, however often it is sent. */
  readonly key: string;
  readonly plan: boolean;
}

/**
 * Stores a picture and adds it to a home's draft, behind the others. The draft names it, and a picture that did not get
 * there is deleted after a day, as every file that nothing uses. Throws role_missing, not_found, refused for a home that
 * something else brings, and picture_refused with a reason of `WHY_NOT_TAKEN`.
 */
export async function addPicture(
  siteId: string,
  { session, kind, home, key, plan }: Sent,
  bytes: Uint8Array<ArrayBuffer>,
  context: CallContext,
): Promise<PicturesArranged> {
  const { env, now } = context;
  const { me, site } = await writerOf(siteId, session, context);
  const { of, ...first } = await seenHome({ siteId, kind, home }, me, site, env.DB);
  const { field, member } = LIST_OF[kind];
  requireOurs(of, first, [field]);
  // Of the home too, so that no key names a picture of another one.
  const name = `sent-${sha256(`${kind}/${of.home}/${key}`).slice(0, 32)}`;
  const before = itemsOf(kind, laid(first));
  const [sent] = before.filter((item) => nameOf(kind, item).replace(/-(?:plan|photo)$/, '') === name);
  if (sent !== undefined) return { name: nameOf(kind, sent), pictures: before.length };
  if (before.length >= MOST_PICTURES) throw notTaken('homeFull');
  const { taken, known } = await storeSent(siteId, { session, right: 'homes', name, plan }, bytes, context);
  // One that was sent before and removed may come back as the other kind.
  const as = await asPlan(env.DB, siteId, taken, plan);
  const isStored = known !== null && (as === known || (await findPicture(env.DB, siteId, as.name)) !== null);
  return untilCurrent(async () => {
    const { of: _of, ...stored } = await seenHome(of, me, site, env.DB);
    requireOurs(of, stored, [field]);
    const after = await readHome(env.DB, of, [
      siteStaysStatement(siteId),
      holdsStatement(siteId, session, 'homes', now),
      notOfFeedStatement(of),
      recordStaysStatement(of, stored),
      layerStaysStatement(of, stored),
      noneNestedStatement(of, [field]),
      ...(isStored ? [] : newPictureStatements(siteId, as)),
      pictureIsThereStatement(siteId, as.name),
      ...changeStatements(of, stored, appended(name, { [member]: as.name }), me.id, now),
      notFullStatement(of, MOST_PICTURES),
      fitsStatement(of),
    ]).catch((error: unknown) => {
      throw fullRefusal(error);
    });
    return { name: as.name, pictures: itemsOf(kind, laid(after)).length };
  });
}
