import { readHiddenStatus } from '#domain/rules/hidden-status.ts';
import type { Site } from '#wire/site.ts';
import { prepare } from './db/prepare.ts';
import type { Statement } from './db/statement.ts';

/** A site from its stored document; settings that hide data are always parsed again. */
export function toSite(row: { doc: string } | null): Site | null {
  if (row === null) return null;
  const site: Site = JSON.parse(row.doc);
  const hiddenStatus = readHiddenStatus(site.settings?.hiddenStatus);
  return { ...site, settings: { ...site.settings, hiddenStatus } };
}

/** A site by its id. */
export const findSite = async (db: D1Database, siteId: string): Promise<Site | null> =>
  toSite(
    await db
      .prepare('SELECT doc FROM sites WHERE id = ? AND removed_at IS NULL')
      .bind(siteId)
      .first<{ doc: string }>(),
  );

/** The document of a site as it was put; null when there is none. */
export const findSiteDocument = async (db: D1Database, siteId: string): Promise<Site | null> => {
  const row = await db
    .prepare('SELECT doc FROM sites WHERE id = ? AND removed_at IS NULL')
    .bind(siteId)
    .first<{ doc: string }>();
  return row === null ? null : JSON.parse(row.doc);
};

/** The documents of all sites as they were put, by id. */
export const listSiteDocuments = async (db: D1Database): Promise<Site[]> => {
  const { results } = await db
    .prepare('SELECT doc FROM sites WHERE removed_at IS NULL ORDER BY id')
    .all<{ doc: string }>();
  return results.map(({ doc }) => JSON.parse(doc));
};

/** The part of a site that calls about its estates need. */
export interface SiteRow {
  /** The source in its settings; null when they name none. */
  readonly source: Site['settings']['source'] | null;
}

/** Finds a row if the site exists. Calls that need its source use the same statement, so that one trip asks once. */
export const siteStatement = (siteId: string): Statement => ({
  sql: "SELECT doc ->> '$.settings.source' AS source FROM sites WHERE id = ? AND removed_at IS NULL",
  params: [siteId],
});

/** Condition on an expression that is a site's id: the site is not suspended. */
export const notSuspended = (siteId: string): string =>
  `NOT EXISTS (SELECT 1 FROM sites AS s WHERE s.id = ${siteId} AND s.doc ->> '$.state' = 'suspended')`;

/** Whether a site exists. */
export const siteExists = async (db: D1Database, siteId: string): Promise<boolean> =>
  (await prepare(db, siteStatement(siteId)).first()) !== null;
