import type { Site } from '#wire/site.ts';
import { alertDay } from '../../alerts/advance-runs.ts';
import { lateRunStatement } from '../../alerts/runs.ts';
import type { Bindings } from '../../env.ts';
import { EVERY_SITE } from '../../platform/caller.ts';
import { changedStatement, tellChanged } from '../../platform/changed-sites.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { refusalOf, refuseWhere } from '../../platform/db/refuse-where.ts';
import { inEach, noteShard } from '../../platform/db/shards.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { ContentError, notFound } from '../../platform/errors/content-error.ts';
import { sha256 } from '../../platform/hash.ts';
import { normaliseHostname } from '../../platform/hostname.ts';
import { journalStatement } from '../../platform/journal.ts';
import { createLog } from '../../platform/log.ts';
import type { CallContext } from '../../platform/operation/operation.ts';
import { suspensionStatement } from '../feeds/change-feed.ts';
import { siteStatements } from '../site.ts';
import { refuseOperatorsFields } from './agency-rights.ts';
import { claimHostnames, endClaim } from './claim-hostnames.ts';
import { absentPictures, picturesAdded, picturesStayStatement } from './own-pictures.ts';

/** Outcome of storing a document. */
type Outcome = 'new' | 'changed' | 'same';

interface StoredRow {
  readonly doc: string;
  readonly removed_at: string | null;
}

/** Hostnames of this site that another site uses. */
export async function takenHostnames(env: Bindings, { id, hostnames }: Site): Promise<readonly string[]> {
  const taken = await inEach(env, ({ DB }) =>
    DB.prepare(
      'SELECT hostname FROM hostnames WHERE site_id <> ?1 AND hostname IN (SELECT value FROM json_each(?2)) UNION ' +
        'SELECT hostname FROM claimed_hostnames WHERE site_id <> ?1 AND hostname IN (SELECT value FROM json_each(?2))',
    )
      .bind(id, JSON.stringify(hostnames.map(normaliseHostname)))
      .all<{ hostname: string }>(),
  );
  return taken.flatMap(({ results }) => results.map(({ hostname }) => hostname));
}

/** The refusal of a site with hostnames of others, by field. */
export const hostnameTaken = ({ hostnames }: Site, taken: readonly string[]): ContentError =>
  new ContentError(
    'hostname_taken',
    'A hostname belongs to another site; see fields.',
    Object.fromEntries(
      hostnames.flatMap((hostname, at) =>
        taken.includes(normaliseHostname(hostname))
          ? [[`hostnames[${at}]`, `"${hostname}" is a hostname of another site`]]
          : [],
      ),
    ),
  );

/** Refuses the batch when the site has another document than the one that was read, or is being removed. */
const siteIsStatement = (id: string, doc: string | null): Statement =>
  refuseWhere('site_changed', "(SELECT iif(removed_at IS NULL, doc, '') FROM sites WHERE id = ?) IS NOT ?", [
    id,
    doc,
  ]);

/** How often the stored site is read: another call may change it before the write, and the last one stays. */
const TRIES = 3;

/** Reads and writes a site until nothing changed in between; the last refusal is thrown. */
export async function untilSame<Done>(write: () => Promise<Done>): Promise<Done> {
  for (let tries = 1; ; tries++) {
    try {
      return await write();
    } catch (error) {
      if (refusalOf(error) !== 'site_changed' || tries === TRIES) throw error;
    }
  }
}

/** Stands for a stored document: the hash of the JSON that getSiteDocument answers. */
const seenOf = (stored: string): string => sha256(JSON.stringify(JSON.parse(stored)));

/**
 * Stores a site's document and hostnames, as far as the caller may set them, and outdates its caches: a changed state
 * is visible within about a minute. With `seen`, only in the place of that document (decision 195). Throws `refused` for
 * a picture that the site lacks, `hostname_taken`, `changed`, and `site_removing` while an earlier site of this id is
 * being removed.
 */
export const putSite = (
  site: Site,
  context: Pick<CallContext, 'env' | 'now' | 'caller'>,
  seen?: string,
): Promise<Outcome> =>
  untilSame(async () => {
    const stored = await readSiteFor(site.id, context);
    if (stored !== null && context.caller.siteId !== EVERY_SITE)
      await refuseOperatorsFields(site, JSON.parse(stored), context.env);
    const written = {
      who: context.caller.who,
      deed: 'site.written',
      what: site.state,
    } as const;
    const judged = await judge(site, stored, context);
    // What is stored already may arrive again, after an answer that was lost.
    if (seen !== undefined && judged.outcome !== 'same' && (stored === null || seenOf(stored) !== seen))
      throw new ContentError('changed', 'The site has another document since it was read.');
    return storeSite(judged, { written }, context);
  });

/** What storing a document would change: the stored document, and names of pictures that are new in it. */
interface Judged {
  readonly site: Site;
  readonly outcome: Outcome;
  /** JSON; null for a new site. */
  readonly stored: string | null;
  readonly added: ReturnType<typeof picturesAdded>;
}

/** The document of a site as it is stored; null for a new one. Throws `site_removing`, and not_found for who may not make one. */
export async function readSiteFor(
  siteId: string,
  { env, caller }: Pick<CallContext, 'env' | 'caller'>,
): Promise<string | null> {
  const row = await env.DB.prepare('SELECT doc, removed_at FROM sites WHERE id = ?')
    .bind(siteId)
    .first<StoredRow>();
  if (row !== null && row.removed_at !== null) {
    throw new ContentError('site_removing', 'A site of this id is being removed or restored.');
  }
  // Only an operator of the whole deployment may create a site.
  if (row === null && caller.siteId !== EVERY_SITE) throw notFound('site');
  return row?.doc ?? null;
}

/** Compares a document with the stored one. Throws `hostname_taken`. */
export async function judge(
  site: Site,
  stored: string | null,
  { env }: Pick<CallContext, 'env'>,
): Promise<Judged> {
  const taken = await takenHostnames(env, site);
  if (taken.length > 0) throw hostnameTaken(site, taken);
  const added = picturesAdded(site, stored === null ? null : JSON.parse(stored));
  const isSame = stored === JSON.stringify(site);
  return { site, stored, added, outcome: stored === null ? 'new' : isSame ? 'same' : 'changed' };
}

const refusedPictures = async ({ site, added }: Judged, DB: D1Database): Promise<ContentError> =>
  new ContentError('refused', 'The site is refused; see fields.', await absentPictures(DB, site.id, added));

/** Throws `refused` for a picture that the site lacks. */
export async function requirePictures(judged: Judged, DB: D1Database): Promise<void> {
  const absent = await absentPictures(DB, judged.site.id, judged.added);
  if (Object.keys(absent).length > 0) throw await refusedPictures(judged, DB);
}

/** What `putSite` would do with a document now: the same outcome or refusal; writes nothing. */
export async function judgeSite(site: Site, context: Pick<CallContext, 'env' | 'caller'>): Promise<Outcome> {
  const stored = await readSiteFor(site.id, context);
  if (stored !== null && context.caller.siteId !== EVERY_SITE)
    await refuseOperatorsFields(site, JSON.parse(stored), context.env);
  const judged = await judge(site, stored, context);
  await requirePictures(judged, context.env.DB);
  return judged.outcome;
}

/** Who stores a document, and what else its batch does. */
interface Storing {
  readonly written: Pick<Parameters<typeof journalStatement>[0], 'who' | 'deed' | 'what'>;
  /** Conditions before, and statements after. */
  readonly conditions?: readonly Statement[];
  readonly effects?: readonly Statement[];
}

/**
 * Stores a document that was judged, unless the stored one is another by now: then the batch is refused with
 * `site_changed`.
 */
export async function storeSite(
  judged: Judged,
  { written, conditions = [], effects = [] }: Storing,
  { env, now }: Pick<CallContext, 'env' | 'now'>,
): Promise<Outcome> {
  const { DB } = env;
  const { site, outcome, stored, added } = judged;
  if (outcome === 'same') return 'same';
  await noteShard(env, site.id);
  let claim: string | null = null;
  try {
    claim = await claimHostnames(env, site.id, site.hostnames.map(normaliseHostname), now);
    const day = site.state === 'live' && site.settings.features.includes('alerts') ? alertDay(now) : null;
    const wasSuspended = stored !== null && JSON.parse(stored).state === 'suspended';
    const statements = [
      siteIsStatement(site.id, stored),
      picturesStayStatement(site.id, added),
      ...conditions,
      ...siteStatements(site),
      ...(wasSuspended === (site.state === 'suspended') ? [] : [suspensionStatement(site.id, now)]),
      ...(day === null ? [] : [lateRunStatement(site.id, day, now)]),
      changedStatement(site.id, now),
      journalStatement({ siteId: site.id, count: 1, ...written }, now),
      ...effects,
    ];
    await DB.batch(statements.map((statement) => prepare(DB, statement)));
  } catch (error) {
    if (refusalOf(error) === 'picture_unknown') throw await refusedPictures(judged, DB);
    // Another site took it meanwhile: the trigger decides.
    if (!String(error).includes('hostname_taken')) throw error;
    throw hostnameTaken(site, await takenHostnames(env, site));
  } finally {
    await endClaim(env, site.id, claim, now);
  }
  await tellChanged(env, createLog({ site: site.id }), site.id);
  return outcome;
}
