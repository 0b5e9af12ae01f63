/** What an agency's people change in the settings of their site, on their own page (decision 181). */
import { valueAtPath } from '#domain/settings/paths.ts';
import type { ChangeSiteRequest, OwnSite, SiteChange } from '#wire/own-site.ts';
import type { Site } from '#wire/site.ts';
import { refusalOf } from '../../platform/db/refuse-where.ts';
import { ContentError, notFound } from '../../platform/errors/content-error.ts';
import type { CallContext } from '../../platform/operation/operation.ts';
import { holdsStatement, requireRight, rightsRefusal } from '../../staff/rights.ts';
import { staffCaller, whoseSession } from '../../staff/sessions.ts';
import { readMenus } from '../menus.ts';
import { type ChangedRow, logStatements } from '../site-changes.ts';
import { applied } from './apply-changes.ts';
import { judgeMenus, menuOf, offeredPages, pagesToLink, storeMenus } from './own-menus.ts';
import { previewLook } from './preview-look.ts';
import { judge, readSiteFor, requirePictures, storeSite, untilSame } from './put-site.ts';
import { readSite } from './read-site.ts';
import { shownSite } from './shown-site.ts';
import { changesBack, journalWords, readLog, whoChanged } from './site-log.ts';

/** Reads a changed document; refused fields are named as the changes name them: entries by their id. */
function readChanged(document: unknown, siteId: string): Site {
  try {
    return readSite(document, siteId);
  } catch (error) {
    if (!(error instanceof ContentError) || error.fields === undefined) throw error;
    const { team } = (document as Site).settings;
    const byId = (field: string): string =>
      field.replace(/^settings\.team\.(offices|people)\[(\d+)\]/, (whole, list: 'offices' | 'people', at) => {
        const id = team?.[list][Number(at)]?.id;
        return id === undefined ? whole : `settings.team.${list}[${id}]`;
      });
    throw new ContentError(
      error.code,
      error.message,
      Object.fromEntries(Object.entries(error.fields).map(([field, why]) => [byId(field), why])),
    );
  }
}

/** One press changes menus, which are records, or members of the document. Throws `refused`. */
function requireOneKind(changes: readonly SiteChange[]): void {
  const menus = changes.filter(({ path }) => menuOf(path) !== null);
  if (menus.length === 0 || menus.length === changes.length) return;
  throw new ContentError(
    'refused',
    'Menus are changed by themselves; see fields.',
    Object.fromEntries(menus.map(({ path }) => [path, 'changed by itself'])),
  );
}

/** Whose member of a person it is, by their address in these documents. */
function whose(path: string, ...documents: readonly unknown[]): Pick<ChangedRow, 'of'> {
  const [, person] = /^(settings\.team\.people\[[^\]]+\])\./.exec(path) ?? [];
  if (person === undefined) return {};
  const addresses = documents.map((document) => valueAtPath(document, `${person}.email`));
  const of = [...new Set(addresses)].filter((one) => typeof one === 'string');
  return of.length === 0 ? {} : { of };
}

/**
 * The settings of a site, for one who may write it; changes members before. Each is compared by itself with what was seen:
 * one that somebody else changed is answered with both values, and the others are stored, in a batch that holds only for
 * the document that was read. A change is put back whole or not at all. Throws role_missing, refused, not_found.
 */
export async function changeSite(
  siteId: string,
  { session, changes, judge: only, preview, putBack }: ChangeSiteRequest,
  context: CallContext,
): Promise<OwnSite> {
  const { env, now } = context;
  const me = await whoseSession(siteId, session, context);
  requireRight(me, 'site');
  /** What was read before a write, or is written: read again it would have what came since. */
  interface Beside {
    readonly menus: OwnSite['site']['menus'];
    readonly pages: OwnSite['pages'];
  }
  const answer = async (
    outcome: OwnSite['outcome'],
    doc: string,
    { menus, pages }: Beside,
    conflicts: OwnSite['conflicts'] = [],
  ): Promise<OwnSite> => {
    const [site, log] = await Promise.all([
      shownSite(env.DB, siteId, doc),
      outcome === null ? readLog(env.DB, siteId) : [],
    ]);
    return { me, outcome, site: { ...site, menus }, pages, conflicts, preview: null, log };
  };
  try {
    return await untilSame(async () => {
      const [stored, menus, linked] = await Promise.all([
        readSiteFor(siteId, context),
        readMenus(env.DB, siteId),
        pagesToLink(env.DB, siteId),
      ]);
      const pages = offeredPages(linked, menus);
      const beside: Beside = { menus: menus.items, pages };
      if (stored === null) throw notFound('site');
      const asked = putBack === undefined ? changes : await changesBack(env.DB, siteId, putBack);
      if (asked === undefined) return answer(null, stored, beside);
      requireOneKind(asked);
      const known = { ...JSON.parse(stored), menus: menus.items };
      const { document: after, rows, conflicts: found } = applied(known, asked);
      const { menus: coming, ...document } = after as typeof known;
      const conflicts = await whoChanged(env.DB, siteId, found);
      const isNothing = rows.length === 0 || (putBack !== undefined && conflicts.length > 0);
      if (isNothing) return answer('same', stored, beside, conflicts);
      const effectsOf = (logged: typeof rows) =>
        logStatements(siteId, { who: me.id, putBack: putBack ?? null, rows: logged }, now);
      const writtenOf = (logged: typeof rows) =>
        ({
          who: staffCaller(me),
          deed: putBack === undefined ? 'site.changed' : 'site.put_back',
          what: journalWords(logged),
        }) as const;
      const conditions = [holdsStatement(siteId, session, 'site', now)];
      if (rows.some(({ path }) => menuOf(path) !== null)) {
        const judged = await judgeMenus(JSON.parse(stored), rows, linked, context);
        if (only === true) return answer('judged', stored, { menus: coming, pages }, conflicts);
        const storing = { written: writtenOf(rows), conditions, effects: effectsOf(rows) };
        await storeMenus(judged, menus, storing, context);
        return answer('stored', stored, { menus: coming, pages }, conflicts);
      }
      const judged = await judge(readChanged(document, siteId), stored, context);
      const doc = JSON.stringify(judged.site);
      const logged = rows.map((row) => ({
        ...row,
        // As it is stored, by which putting it back compares.
        after: valueAtPath(judged.site, row.path) ?? null,
        ...whose(row.path, known, judged.site),
      }));
      if (only === true) {
        await requirePictures(judged, env.DB);
        const asks = { person: me.id, conditions };
        const address = preview === true ? await previewLook(judged.site, asks, context) : null;
        return { ...(await answer('judged', doc, beside, conflicts)), preview: address };
      }
      await storeSite(
        judged,
        { written: writtenOf(logged), conditions, effects: effectsOf(logged) },
        context,
      );
      return answer('stored', doc, beside, conflicts);
    });
  } catch (error) {
    if (refusalOf(error) === 'site_changed')
      throw new ContentError('changed', 'The settings are changed by others at this moment.');
    throw rightsRefusal(error);
  }
}
