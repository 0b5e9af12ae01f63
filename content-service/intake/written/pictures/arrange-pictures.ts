import type { Statement } from '#content-service/platform/db/statement.ts';
import { ContentError, notFound } from '#content-service/platform/errors/content-error.ts';
import { siteStaysStatement } from '#content-service/platform/on-site.ts';
import type { CallContext } from '#content-service/platform/operation/operation.ts';
import { holdsStatement } from '#content-service/staff/rights.ts';
import type { ArrangePictures, PicturesArranged } from '#wire/written-pictures.ts';
import { laid } from '../laid-draft.ts';
import { fitsStatement } from '../save-draft.ts';
import {
  canonical,
  type HomeOf,
  layerStaysStatement,
  noneNestedStatement,
  notOfFeedStatement,
  readHome,
  recordStaysStatement,
  type StoredHome,
} from '../stored-home.ts';
import { requireOurs, seenHome, untilCurrent, writerOf } from '../who-writes.ts';
import {
  changeStatements,
  type Item,
  itemStaysStatement,
  itemsOf,
  LIST_OF,
  type ListChange,
  moved,
  nameOf,
  replaced,
  storedItem,
  without,
} from './picture-list.ts';
import { asPlan, findPicture, newPictureStatements, pictureIsThereStatement } from './picture-record.ts';

/** What is to be done: the change of the list, the picture's name after it, and what else the batch has. */
interface Change {
  readonly list: ListChange;
  readonly name: string;
  readonly conditions: readonly Statement[];
}

/** What a picture shows, in words and as a plan; refused when somebody else has worded it since it was seen. */
async function described(
  of: HomeOf,
  stored: StoredHome,
  item: Item,
  { name, what }: ArrangePictures,
  db: D1Database,
): Promise<Change> {
  if (!('alt' in what)) throw new TypeError('no description');
  const { siteId, kind } = of;
  const { alt: _alt, index: _index, ...rest } = item;
  const has = canonical(item.alt ?? {});
  if (has !== canonical(what.seen) && has !== canonical(what.alt))
    throw new ContentError('changed', 'Somebody has worded this picture meanwhile.');
  const stays = itemStaysStatement(of, stored, storedItem(kind, stored, name) ?? item);
  // Of a picture that is only named, publishing takes the words of the record: cleared ones are stated.
  const hasWords = itemsOf(kind, stored.below ?? {}).some(
    (one) => nameOf(kind, one) === name && one.alt !== undefined,
  );
  const words = Object.keys(what.alt).length > 0 || hasWords ? { alt: what.alt } : {};
  const picture = what.plan === undefined ? null : await findPicture(db, siteId, name);
  // Only pictures of the site are marked; those at an address say it themselves.
  if (picture === null || what.plan === undefined)
    return { list: replaced(name, { ...rest, ...words }), name, conditions: [stays] };
  const as = await asPlan(db, siteId, picture, what.plan);
  const isKnown = as === picture || (await findPicture(db, siteId, as.name)) !== null;
  return {
    list: replaced(name, { ...rest, ...words, [LIST_OF[kind].member]: as.name }),
    name: as.name,
    conditions: [
      stays,
      ...(isKnown ? [] : newPictureStatements(siteId, as)),
      pictureIsThereStatement(siteId, as.name),
    ],
  };
}

/**
 * Moves a picture of a home's draft, removes it, or says what it shows. One that is removed is no longer served once
 * nothing names it, and deleted as decision 114 says. Throws role_missing, not_found, refused, and `changed` for words
 * that somebody else changed since they were seen.
 */
export async function arrangePictures(
  siteId: string,
  asked: ArrangePictures,
  context: CallContext,
): Promise<PicturesArranged> {
  const { session, kind, home, name, what } = asked;
  const { env, now } = context;
  const { me, site } = await writerOf(siteId, session, context);
  return untilCurrent(async () => {
    const { of, ...stored } = await seenHome({ siteId, kind, home }, me, site, env.DB);
    const { field } = LIST_OF[kind];
    requireOurs(of, stored, [field]);
    const items = itemsOf(kind, laid(stored));
    const item = items.find((one) => nameOf(kind, one) === name);
    // Removed already: nothing is left to do.
    if (item === undefined && 'remove' in what) return { name, pictures: items.length };
    if (item === undefined) throw notFound('picture');
    const change: Change =
      'remove' in what
        ? { list: without(name), name, conditions: [] }
        : 'before' in what
          ? { list: moved(name, what.before), name, conditions: [] }
          : await described(of, stored, item, asked, env.DB);
    const after = await readHome(env.DB, of, [
      siteStaysStatement(siteId),
      holdsStatement(siteId, session, 'homes', now),
      notOfFeedStatement(of),
      recordStaysStatement(of, stored),
      layerStaysStatement(of, stored),
      noneNestedStatement(of, [field]),
      ...change.conditions,
      ...changeStatements(of, stored, change.list, me.id, now),
      // Words make it longer; what removes or moves is never refused for it.
      ...('alt' in what ? [fitsStatement(of)] : []),
    ]);
    return { name: change.name, pictures: itemsOf(kind, laid(after)).length };
  });
}
